import { countFreePlaces, type RepairDay } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { createInPlaceHandler } from "../rules/createInPlaceHandler.ts";
import type { SlotDates } from "./useSlotDates.ts";

export interface DayRowProps {
  days: readonly RepairDay[];
  selectedDate: string;
  dates: SlotDates;
  label: string;
  dayHref: (date: string) => string;
  onDayChange?: ((date: string) => void) | undefined;
}

/**
 * Row of days, each with its number of free appointments. A day that is full or closed stays visible with a dashed
 * border, and shows the reason when pressed.
 */
export function DayRow({ days, selectedDate, dates, label, dayHref, onDayChange }: DayRowProps) {
  const link = useLinkComponent();
  return (
    <DayList aria-label={label}>
      {days.map((day) => {
        const { date, closed: closureReason } = day;
        const count = countFreePlaces(day);
        return (
          <li key={date}>
            <DayLink
              as={link}
              href={dayHref(date)}
              onClick={createInPlaceHandler(onDayChange && (() => onDayChange(date)))}
              aria-current={date === selectedDate || undefined}
              data-off={count === 0 || undefined}
            >
              <VisuallyHidden>
                {dates.longDate(date)}
                {", "}
              </VisuallyHidden>
              <span aria-hidden>{dates.weekday(date)}</span>
              <b aria-hidden>{dates.day(date)}</b>
              <span>
                {closureReason ? (
                  <FormattedMessage id="repair.slot.closed" />
                ) : (
                  <FormattedMessage id="repair.slot.free" values={{ count }} />
                )}
              </span>
            </DayLink>
          </li>
        );
      })}
    </DayList>
  );
}

const DayList = chakra("ul", {
  base: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(4.25rem, 1fr))", gap: "2" },
});
const DayLink = chakra("a", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    minHeight: "64px",
    py: "1.5",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    textStyle: "xs",
    color: "fg.muted",
    textAlign: "center",
    _hover: { borderColor: "border.emphasized" },
    "& > b": { fontFamily: "figures", fontSize: "price", fontWeight: "semibold", lineHeight: "1.2", color: "fg" },
    "&[data-off]": { borderStyle: "dashed", bg: "transparent", color: "fg.subtle" },
    "&[data-off] > b": { color: "fg.subtle" },
    "&[aria-current]": { borderColor: "accent.solid", boxShadow: "inset 0 0 0 1px {colors.accent.solid}" },
    "&[aria-current]:not([data-off])": { bg: "accent.subtle" },
  },
});
