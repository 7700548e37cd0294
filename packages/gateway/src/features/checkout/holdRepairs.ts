import { bookingsIn, type Cart, type RepairDetails } from "@rewire/domain";
import { HttpError } from "../../http/HttpError.ts";
import type { HeldPlace } from "./Attempt.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import type { DeskService } from "../repair/createDeskService.ts";

/** The part of the desk that checkout needs. */
export type PlaceKeeper = Pick<DeskService, "reservedBy" | "reserve" | "confirm" | "release">;

/**
 * The repairs that a cart books, each once. What lines of other products say about a repair counts for nothing, so that
 * nobody takes times at the counter with a cart of something else. While nobody can say which products are repairs, the
 * limit of each visitor has to do.
 *
 * @param attemptKey Holds the place of a booking that names no holder.
 */
export async function repairsIn(
  cart: Cart,
  catalogue: Pick<CatalogueService, "repairProducts">,
  attemptKey: string,
): Promise<readonly RepairDetails[]> {
  if (bookingsIn(cart.lines).length === 0) return [];
  const repairs = await catalogue.repairProducts();
  const lines = repairs.ok ? cart.lines.filter(({ productId }) => repairs.value.has(productId)) : cart.lines;
  return bookingsIn(lines).map((booking) => (booking.holder === "" ? { ...booking, holder: attemptKey } : booking));
}

/**
 * Keeps the places of all bookings, or none of them.
 *
 * @param clientAddress Address of the client: nobody keeps more than a few.
 * @throws HttpError `slotTaken` if a place has gone to somebody else, `tooManySlots` beyond a visitor's share,
 * `tooManyAttempts` where too many were taken one after another.
 */
export async function holdPlaces(
  desk: PlaceKeeper,
  bookings: readonly RepairDetails[],
  clientAddress: string,
): Promise<HeldPlace[]> {
  const held: HeldPlace[] = [];
  for (const { slot, holder } of bookings) {
    if (!slot) continue;
    const wasReserved = (await desk.reservedBy(holder)) === slot;
    const reservation = await desk.reserve(slot, holder, clientAddress).catch(async (error: unknown) => {
      await releasePlaces(desk, held);
      throw error;
    });
    if (reservation === "held") {
      held.push({ slot, holder, wasReserved });
      continue;
    }
    await releasePlaces(desk, held);
    if (reservation === "tooMany") throw new HttpError(429, "You are holding several times already.", "tooManySlots");
    throw new HttpError(409, "Somebody else has booked this time.", "slotTaken");
  }
  return held;
}

/** Gives back the places that an order took which came to nothing. */
export async function releasePlaces(desk: Pick<DeskService, "release">, places: readonly HeldPlace[]): Promise<void> {
  for (const { holder, wasReserved } of places) if (!wasReserved) await desk.release(holder);
}
