import type { Fault } from "@rewire/domain";
import { useState, type InputHTMLAttributes } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { parseFormTarget } from "../../patterns/rules/filterLink.ts";
import { useIsHydrated } from "../../patterns/rules/useIsHydrated.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { findFaultDetails } from "../rules/faultLabels.ts";
import { useRepairText } from "../rules/useRepairText.ts";

export interface FaultPickerProps {
  /** Faults of the selected device. */
  faults: readonly Fault[];
  /** Slugs of the selected faults. */
  selectedSlugs: readonly string[];
  /** URL of this step without any fault; the form adds a `fault` parameter for each. */
  href: string;
  /** Called to select faults without a page navigation; if missing, the form has a submit button. */
  onChange?: ((selectedSlugs: readonly string[]) => void) | undefined;
  /**
   * Whether the legend is visible to screen readers only, for use below a heading with the same question. @default
   * false
   */
  isLegendHidden?: boolean | undefined;
}

/** Checkboxes for the faults of a device, each with icon, name, price and duration. */
export function FaultPicker({ faults, selectedSlugs, href, onChange, isLegendHidden = false }: FaultPickerProps) {
  const isHydrated = useIsHydrated();
  const { action, fields } = parseFormTarget(href);
  const [displayedSlugs, setDisplayedSlugs] = useOptimisticChoice(selectedSlugs);
  const toggleFault = (slug: string) => {
    const nextSlugs = displayedSlugs.includes(slug)
      ? displayedSlugs.filter((selectedSlug) => selectedSlug !== slug)
      : [...displayedSlugs, slug];
    setDisplayedSlugs(nextSlugs);
    onChange?.(nextSlugs);
  };

  return (
    <form method="get" action={action}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FaultFieldset>
        <FaultLegend isHidden={isLegendHidden}>
          <FormattedMessage id="repair.fault.legend" />
        </FaultLegend>
        <HintText>
          <FormattedMessage id="repair.fault.hint" />
        </HintText>
        <FaultList>
          {faults.map((fault) => (
            <li key={fault.slug}>
              <FaultTile
                fault={fault}
                checkbox={
                  onChange
                    ? { checked: displayedSlugs.includes(fault.slug), onChange: () => toggleFault(fault.slug) }
                    : { defaultChecked: selectedSlugs.includes(fault.slug) }
                }
              />
            </li>
          ))}
        </FaultList>
      </FaultFieldset>
      {!(isHydrated && onChange) && (
        <SubmitRow>
          <Button type="submit" variant="repair">
            <FormattedMessage id="repair.fault.choose" />
          </Button>
        </SubmitRow>
      )}
    </form>
  );
}

interface FaultTileProps {
  fault: Fault;
  /** Checked state and change handler. */
  checkbox: Pick<InputHTMLAttributes<HTMLInputElement>, "checked" | "defaultChecked" | "onChange">;
}

function FaultTile({ fault, checkbox }: FaultTileProps) {
  const { slug, price, minutes } = fault;
  const { formatMessage } = useIntl();
  const text = useRepairText();
  const durationText = minutes === null ? null : text.duration(minutes);
  return (
    <FaultTileLabel>
      <input type="checkbox" name="fault" value={slug} {...checkbox} />
      <Icon name={findFaultDetails(slug)?.icon ?? "construct"} size={1.75} />
      <b>{text.faultName(fault)}</b>
      <small>
        {durationText === null
          ? text.price(price)
          : formatMessage({ id: "repair.priceAndTime" }, { price: text.price(price), time: durationText })}
      </small>
      <CheckMark>
        <Icon name="checkCircle" size={1.375} />
      </CheckMark>
    </FaultTileLabel>
  );
}

/** Returns the latest selection and its setter, so that a checkbox responds before the next page confirms it. */
function useOptimisticChoice(
  selectedSlugs: readonly string[],
): [readonly string[], (nextSlugs: readonly string[]) => void] {
  const key = selectedSlugs.join();
  const [pendingChoice, setPendingChoice] = useState<{
    readonly key: string;
    readonly selectedSlugs: readonly string[];
  } | null>(null);
  if (pendingChoice !== null && pendingChoice.key !== key) setPendingChoice(null);
  return [
    pendingChoice?.key === key ? pendingChoice.selectedSlugs : selectedSlugs,
    (nextSlugs) => setPendingChoice({ key, selectedSlugs: nextSlugs }),
  ];
}

const FaultFieldset = chakra("fieldset", { base: { minWidth: "0" } });
const FaultLegend = chakra("legend", { base: { textStyle: "h3" }, variants: { isHidden: { true: { srOnly: true } } } });
const HintText = chakra("p", { base: { textStyle: "sm", color: "fg.muted", mt: "1", mb: "14px" } });
const FaultList = chakra("ul", {
  base: {
    ...hairlineGridStyle,
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
  },
});
const FaultTileLabel = chakra("label", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "2",
    height: "full",
    minHeight: "112px",
    p: { base: "3", sm: "4" },
    bg: "bg.panel",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
    "& > input": {
      appearance: "none",
      position: "absolute",
      inset: "0",
      boxSize: "full",
      m: "0",
      opacity: "0",
      cursor: "inherit",
    },
    "& > svg": { color: "fg.muted" },
    "& > b": { fontWeight: "semibold", lineHeight: "1.3", hyphens: "auto", overflowWrap: "anywhere" },
    "& > small": { textStyle: "sm", color: "fg.subtle" },
    "& > span": { visibility: "hidden" },
    "&:has(:checked)": { bg: "accent.subtle", boxShadow: "inset 0 0 0 2px {colors.accent.solid}" },
    "&:has(:checked) > svg": { color: "accent.fg" },
    "&:has(:checked) > small": { color: "fg.muted" },
    "&:has(:checked) > span": { visibility: "visible" },
    "&:has(:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "-4px" },
    "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
  },
});
const CheckMark = chakra("span", {
  base: { position: "absolute", insetInlineEnd: "3", top: "3", color: "accent.fg", lineHeight: "1" },
});
/** Hidden by CSS in browsers with scripting, because removing the button later would shift the page. */
const SubmitRow = chakra("div", {
  base: { mt: "4", display: "none", "@media (scripting: none)": { display: "block" } },
});
