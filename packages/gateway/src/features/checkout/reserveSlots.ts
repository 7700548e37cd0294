import {
  isCompleteBooking,
  listBookings,
  parseRepairDetails,
  type Cart,
  type CartLine,
  type RepairDetails,
} from "@rewire/domain";
import { HttpError } from "../../http/HttpError.ts";
import type { SlotReservation } from "./Attempt.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import type { DeskService } from "../repair/createDeskService.ts";

/** Operations of the repair desk that checkout uses to reserve slots. */
export type SlotReserver = Pick<DeskService, "reservedBy" | "reserve" | "extend" | "confirm" | "release">;

/**
 * Returns the repair bookings of a cart without duplicates. Repair details on other products are ignored, so that they
 * cannot be used to reserve slots.
 *
 * @param attemptKey Holder for bookings that do not name a holder.
 * @throws HttpError `bookingMissing` for a repair without a complete booking.
 */
export async function listRepairBookings(
  cart: Cart,
  catalogue: Pick<CatalogueService, "repairProducts" | "knownRepairs">,
  attemptKey: string,
): Promise<readonly RepairDetails[]> {
  const knownRepairs = catalogue.knownRepairs();
  if (cart.lines.some((line) => knownRepairs?.has(line.productId) && !hasBooking(line)))
    throw new HttpError(409, "Repairs are booked at the repair desk.", "bookingMissing");
  if (listBookings(cart.lines).length === 0) return [];
  const repairs = await catalogue.repairProducts();
  // While the repair products are unknown, only the limit per client applies.
  const lines = repairs.ok ? cart.lines.filter(({ productId }) => repairs.value.has(productId)) : cart.lines;
  return listBookings(lines).map((booking) => (booking.holder === "" ? { ...booking, holder: attemptKey } : booking));
}

function hasBooking({ details }: CartLine): boolean {
  const booking = details ? parseRepairDetails(details) : null;
  return booking !== null && isCompleteBooking(booking);
}

/**
 * Reserves the slots of all bookings, or none of them.
 *
 * @param clientAddress IP address of the client, for the limit on reserved slots.
 * @throws HttpError `slotTaken` if another customer has reserved a slot, `tooManySlots` above the limit,
 * `tooManyAttempts` after too many reservations in a row.
 */
export async function reserveSlots(
  desk: SlotReserver,
  bookings: readonly RepairDetails[],
  clientAddress: string,
): Promise<SlotReservation[]> {
  const reservations: SlotReservation[] = [];
  for (const [index, { slot, holder }] of bookings.entries()) {
    if (!slot) continue;
    const wasReserved = (await desk.reservedBy(holder)) === slot;
    const reservation = await desk.reserve(slot, holder, clientAddress).catch(async (error: unknown) => {
      await releaseSlots(desk, reservations);
      throw error;
    });
    if (reservation === "held") {
      reservations.push({ slot, holder, wasReserved, position: index + 1 });
      continue;
    }
    await releaseSlots(desk, reservations);
    if (reservation === "tooMany") throw new HttpError(429, "You are holding several times already.", "tooManySlots");
    throw new HttpError(409, "Somebody else has booked this time.", "slotTaken");
  }
  return reservations;
}

/** Releases the slots of an order that was not placed. */
export async function releaseSlots(
  desk: Pick<DeskService, "release">,
  slotReservations: readonly SlotReservation[],
): Promise<void> {
  for (const { holder, wasReserved } of slotReservations) if (!wasReserved) await desk.release(holder);
}
