import {
  findPackingDate,
  type OpeningState,
  type RepairDay,
  type RepairDeskSettings,
  type ShopLocation,
} from "@rewire/domain";
import { createHoldLimit } from "./desk/createHoldLimit.ts";
import { createSlotBook, type BookingId } from "./desk/createSlotBook.ts";
import { computeOpenState } from "./desk/computeOpenState.ts";
import { createDeskPlan, subtractReserved } from "./desk/createDeskPlan.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";

/** Result of a reservation: reserved, taken by another customer, or above the limit per client. */
export type ReservationResult = "held" | "taken" | "tooMany";

/** Service for appointments at the repair desk, with the shop's clock and calendar. */
export interface DeskService {
  /** Returns whether the shop is open now, or in a number of seconds. */
  openState(inSeconds?: number): OpeningState;
  /** Returns the ISO date on which an order placed now, or in a number of seconds, is packed. */
  packingDate(inSeconds?: number): string;
  /** Returns the days that can be booked, with their free slots. */
  days(): Promise<readonly RepairDay[]>;
  /**
   * Reserves a slot for a customer during checkout; a repeated call extends the reservation. The number of slots per
   * client is limited.
   *
   * @param start A start time from `days`, or the holder's reserved one, until it begins.
   * @param holder Secret id of the customer.
   * @param clientAddress IP address of the client.
   * @throws HttpError 429 with the seconds to wait after too many reservations in a row from this address.
   */
  reserve(start: string, holder: string, clientAddress: string): Promise<ReservationResult>;
  /** Returns the start time of a holder's reserved slot; null for none. */
  reservedBy(holder: string): Promise<string | null>;
  /** Extends a reservation while it is unknown whether its order exists; does nothing if it has ended. */
  extend(start: string, holder: string): Promise<void>;
  /** Books the slot permanently once the order exists; false if another customer has taken it meanwhile. */
  confirm(start: string, holder: string, bookingId?: BookingId): Promise<boolean>;
  /**
   * Books a slot for a trade-in, or another one for an order; the previous one stays booked until {@link DeskService.cancelBooking}.
   *
   * @param clientAddress IP address of the client.
   * @returns false if it is not offered, or another customer has it.
   * @throws HttpError 429 as `reserve`.
   */
  bookAgain(start: string, bookingId: BookingId, clientAddress: string): Promise<boolean>;
  /** Frees the slot that was booked for an order or a trade-in at a time. */
  cancelBooking(start: string, bookingId: BookingId): Promise<void>;
  /** Releases a reserved slot; a booked one is kept. */
  release(holder: string): Promise<void>;
}

interface DeskOptions {
  readonly place: ShopLocation;
  readonly desk: RepairDeskSettings;
  readonly store: KeyValueStore;
  readonly now: () => number;
  /** Limit for reservations. @default no limit, as in Storybook */
  readonly limit?: AttemptLimit<"address" | "sum"> | undefined;
}

/** Creates the service for appointments at the repair desk. */
export function createDeskService({ place, desk, store, now, limit: reservationLimit }: DeskOptions): DeskService {
  const slotBook = createSlotBook(store, desk.placesPerSlot, now);
  const holdLimit = createHoldLimit(store);
  const plan = createDeskPlan({ place, desk });

  const reserveSlot = async (start: string, holder: string, clientAddress: string): Promise<ReservationResult> => {
    if (!(await holdLimit.admit(clientAddress, holder))) return "tooMany";
    if (await slotBook.holdSlot(start, holder)) return "held";
    // A holder without a slot is removed from the limit, unless another slot was reserved before.
    if ((await slotBook.slotHeldBy(holder)) === null) await holdLimit.leave(holder);
    return "taken";
  };

  return {
    openState: (inSeconds = 0) => computeOpenState(place, now() + inSeconds * 1000),
    packingDate: (inSeconds = 0) => findPackingDate(new Date(now() + inSeconds * 1000), place),
    async days() {
      const days = plan.days(now());
      const startTimes = days.flatMap(({ slots }) => slots.map(({ start }) => start));
      const bookingCountsByStart = await slotBook.countOccupied(startTimes);
      return subtractReserved(days, (start) => bookingCountsByStart.get(start) ?? 0);
    },
    reservedBy: (holder) => slotBook.slotHeldBy(holder),
    async reserve(start, holder, clientAddress) {
      const isHeld = (await slotBook.slotHeldBy(holder)) === start;
      // A reserved slot may meanwhile be too soon to be offered to others.
      const isAvailable = isHeld ? Date.parse(start) > now() : plan.isOffered(start, now());
      if (!isAvailable) return "taken";
      // Extending a reservation is not limited.
      if (!reservationLimit || isHeld) return reserveSlot(start, holder, clientAddress);
      return reservationLimit.make({ address: clientAddress, sum: "all" }, async () => {
        const value = await reserveSlot(start, holder, clientAddress);
        return { value, counts: value === "held" };
      });
    },
    async extend(start, holder) {
      if ((await slotBook.slotHeldBy(holder)) === start) await slotBook.holdSlot(start, holder);
    },
    async confirm(start, holder, bookingId) {
      await holdLimit.leave(holder);
      return slotBook.confirm(start, holder, bookingId);
    },
    async bookAgain(start, bookingId, clientAddress) {
      if (!plan.isOffered(start, now())) return false;
      if (!reservationLimit) return slotBook.book(start, bookingId);
      return reservationLimit.make({ address: clientAddress, sum: "all" }, async () => {
        const value = await slotBook.book(start, bookingId);
        return { value, counts: value };
      });
    },
    cancelBooking: (start, bookingId) => slotBook.cancel(start, bookingId),
    async release(holder) {
      await holdLimit.leave(holder);
      await slotBook.release(holder);
    },
  };
}
