import type { RepairPrice } from "./repair.ts";

/** Way in which a customer hands over a device for repair: in person at the counter, or by mail. */
export type HandoverMethod = "walkIn" | "mailIn";

/** Time slot for an appointment at the repair counter. */
export interface RepairSlot {
  /** Start as ISO date-time with offset, in the shop's time zone: "2026-11-23T11:30:00+01:00". */
  readonly start: string;
  /** Number of free places in the slot; 0 for a full slot. */
  readonly free: number;
}

/** Day on the calendar of the repair counter, with its time slots or the reason why the counter is closed. */
export interface RepairDay {
  /** Date in the shop's calendar, "2026-11-23". */
  readonly date: string;
  readonly slots: readonly RepairSlot[];
  /** Reason for being closed: the weekly day off, or a holiday with its name; null for an open day. */
  readonly closed: { readonly kind: "dayOff" } | { readonly kind: "holiday"; readonly name: string } | null;
}

/** Returns the number of appointments that are still available on a day. */
export const countFreePlaces = ({ slots }: RepairDay): number =>
  slots.reduce((sum, { free: freePlaces }) => sum + freePlaces, 0);

/** Returns the first day on which an appointment is available; null if there is none. */
export const findFirstFreeDay = (days: readonly RepairDay[]): RepairDay | null =>
  days.find((day) => countFreePlaces(day) > 0) ?? null;

/** Booked repair, as read from its order. */
export interface BookedRepair {
  /** Order number shown to the customer. */
  readonly number: string;
  readonly device: string;
  /** Labels of the defects: ["Cracked or black screen"]. */
  readonly faults: readonly string[];
  readonly way: HandoverMethod;
  /** Start of the slot, ISO date-time with offset; null for a device sent by mail. */
  readonly slot: string | null;
  /** IANA name of the shop's time zone, in which slots are given. */
  readonly timeZone: string;
  readonly price: RepairPrice;
  /** Warranty in months; null if unknown, 0 for none. */
  readonly warrantyMonths: number | null;
}
