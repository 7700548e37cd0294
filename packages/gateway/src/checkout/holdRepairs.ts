import { bookingsIn, printRepairDetails, type Cart, type RepairDetails } from "@rewire/domain";
import { Refusal } from "../graphql/Refusal.ts";
import type { DeskService } from "../services/createDeskService.ts";
import { withMetaData } from "./withMetaData.ts";

/** A place at the counter that goes with an order. */
export interface HeldPlace {
  readonly slot: string;
  readonly holder: string;
}

/**
 * Copies what the repairs in a cart say into the order's meta data, because the shop drops it at checkout, and keeps their
 * places at the counter. A second booking in the same cart has its keys numbered: `repair_device_2`.
 *
 * @throws Refusal `slotTaken` if a place has gone to somebody else.
 */
export async function holdRepairs(desk: Pick<DeskService, "hold">, cart: Cart, input: Record<string, unknown>): Promise<{ readonly input: Record<string, unknown>; readonly places: readonly HeldPlace[] }> {
  const bookings = bookingsIn(cart.lines);
  const places = bookings.flatMap(({ slot, holder }) => (slot ? [{ slot, holder }] : []));
  for (const { slot, holder } of places) if (!(await desk.hold(slot, holder))) throw new Refusal(409, "Somebody else has booked this time.", "slotTaken");
  return { input: bookings.reduce(withBooking, input), places };
}

function withBooking(input: Record<string, unknown>, booking: RepairDetails, index: number): Record<string, unknown> {
  const { repair_holder: _holder, ...told } = printRepairDetails(booking);
  return Object.entries(told).reduce((all, [key, value]) => withMetaData(all, index === 0 ? key : `${key}_${index + 1}`, value), input);
}
