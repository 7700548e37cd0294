import { countFreePlaces, type RepairDay } from "@rewire/domain";
import { useLayoutEffect, useRef } from "react";
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
 * Row of days, which scrolls sideways on phones, each with its number of free appointments. A day that is full or
 * closed stays visible with a dashed border, and shows the reason when pressed.
 */
export function DayRow({ days, selectedDate, dates, label, dayHref, onDayChange }: DayRowProps) {
  const link = useLinkComponent();
  const listRef = useRef<HTMLUListElement>(null);
  const selectedIndex = days.findIndex(({ date }) => date === selectedDate);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    scrollToDay(list, selectedIndex);
    // Where the row was hidden at first, or has become narrower, as in a turned phone. Its height changes without
    // either, as with a larger text, and does not take those back who have scrolled on.
    let width = list.clientWidth;
    const observer = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      scrollToDay(list, selectedIndex);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [selectedIndex]);
  return (
    <DayList ref={listRef} aria-label={label}>
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

/** Distance between the selected day and the end of the row, so that a part of the next day is in sight. */
const MARGIN_PX = 24;

/** Scrolls the row, and the row alone, until a day is in sight. */
function scrollToDay(list: HTMLElement, index: number): void {
  const day = list.children[index]?.getBoundingClientRect();
  if (!day) return;
  const row = list.getBoundingClientRect();
  if (day.right > row.right) list.scrollLeft += day.right - row.right + MARGIN_PX;
  else if (day.left < row.left) list.scrollLeft += day.left - row.left - MARGIN_PX;
}

const DayList = chakra("ul", {
  base: {
    position: "relative",
    display: "grid",
    gap: "2",
    overflowX: { base: "auto", md: "visible" },
    scrollbarWidth: "thin",
    gridAutoFlow: { base: "column", md: "row" },
    gridAutoColumns: "minmax(4.75rem, 1fr)",
    gridTemplateColumns: { md: "repeat(auto-fit, minmax(4.25rem, 1fr))" },
  },
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
    // A row that scrolls would cut off what lies around a day.
    _focusVisible: { outlineOffset: { base: "-3px", md: "2px" } },
    "& > b": { fontFamily: "figures", fontSize: "price", fontWeight: "semibold", lineHeight: "1.2", color: "fg" },
    "&[data-off]": { borderStyle: "dashed", bg: "transparent", color: "fg.subtle" },
    "&[data-off] > b": { color: "fg.subtle" },
    "&[aria-current]": { borderColor: "accent.solid", boxShadow: "inset 0 0 0 1px {colors.accent.solid}" },
    "&[aria-current]:not([data-off])": { bg: "accent.subtle" },
  },
});
