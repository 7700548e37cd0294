import type { RepairDay } from "@rewire/domain";
import type { SelectGroup } from "../../primitives/Select/Select.tsx";
import type { SlotDates } from "../SlotPicker/useSlotDates.ts";

/**
 * Returns a group of options for each day with free times. An option repeats its day, because the closed select shows
 * the label of the option alone.
 * @param currentSlot Start of the slot that is not offered, because it is already booked by the customer.
 */
export const groupSlotsByDay = (
  days: readonly RepairDay[],
  dates: SlotDates,
  currentSlot: string | null = null,
): SelectGroup[] =>
  days
    .map(({ date, slots }) => ({
      label: dates.longDate(date),
      options: slots
        .filter(({ start, free: freePlaces }) => freePlaces > 0 && start !== currentSlot)
        .map(({ start }) => ({ value: start, label: dates.timeOfDay(start) })),
    }))
    .filter(({ options }) => options.length > 0);
