import type { RepairSlot } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { parseFormTarget } from "../../patterns/rules/filterLink.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { SlotDates } from "./useSlotDates.ts";

export interface SlotTimesProps {
  slots: readonly RepairSlot[];
  selectedSlot: string | null;
  /** URL of this step without a slot; the form adds `slot`. */
  href: string;
  onSlotChange?: ((start: string) => void) | undefined;
  dates: SlotDates;
  label: string;
}

/**
 * Radio group of the appointment times of a day. A time that is taken stays focusable and is struck through; selecting
 * it has no effect. Without JavaScript, a form submits the selected time.
 */
export function SlotTimes({ slots, selectedSlot, href, onSlotChange, dates, label }: SlotTimesProps) {
  const { action, fields } = parseFormTarget(href);
  return (
    <form method="get" action={action}>
      {fields.map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <TimesFieldset role="radiogroup" aria-label={label}>
        {slots.map(({ start, free: freePlaceCount }) => (
          <TimeLabel key={start} data-off={freePlaceCount === 0 || undefined}>
            <input
              type="radio"
              name="slot"
              value={start}
              aria-disabled={freePlaceCount === 0 || undefined}
              {...(onSlotChange
                ? { checked: start === selectedSlot, onChange: () => freePlaceCount > 0 && onSlotChange(start) }
                : { defaultChecked: start === selectedSlot, disabled: freePlaceCount === 0 })}
            />
            <span>{dates.time(start)}</span>
            {freePlaceCount === 0 && (
              <VisuallyHidden>
                {", "}
                <FormattedMessage id="repair.slot.full" />
              </VisuallyHidden>
            )}
          </TimeLabel>
        ))}
      </TimesFieldset>
      <SubmitRow>
        <Button type="submit" variant="repair">
          <FormattedMessage id="repair.slot.choose" />
        </Button>
      </SubmitRow>
    </form>
  );
}

const TimesFieldset = chakra("fieldset", {
  base: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(5.75rem, 1fr))", gap: "2", minWidth: "0" },
});
const TimeLabel = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: "target",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    _hover: { borderColor: "border.emphasized" },
    "& > input": {
      appearance: "none",
      position: "absolute",
      inset: "0",
      boxSize: "full",
      m: "0",
      opacity: "0",
      cursor: "inherit",
    },
    "&:has(:checked)": {
      borderColor: "accent.solid",
      boxShadow: "inset 0 0 0 1px {colors.accent.solid}",
      bg: "accent.subtle",
    },
    "&:has(:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
    "&[data-off]": { borderStyle: "dashed", bg: "transparent", color: "fg.subtle", cursor: "not-allowed" },
    "&[data-off] > span:first-of-type": { textDecorationLine: "line-through" },
    "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" } },
  },
});
/** Hidden by CSS in browsers with scripting, because removing the button later would shift the page. */
const SubmitRow = chakra("div", {
  base: { mt: "4", display: "none", "@media (scripting: none)": { display: "block" } },
});
