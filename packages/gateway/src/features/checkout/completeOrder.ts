import { toPlacedOrder, type CheckoutFields } from "@rewire/data/server";
import type { Order } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import { toRepairBookingId } from "../repair/desk/createSlotBook.ts";
import type { CheckoutDependencies, PlacedRecord, SentRecord } from "./CheckoutDependencies.ts";

/** Completes a placed order: stores its record and payment page, and books its repair slots. */
export async function completeOrder(
  dependencies: CheckoutDependencies,
  key: string,
  sentRecord: SentRecord,
  confirmation: CheckoutFields,
): Promise<PlacedRecord> {
  const { attempts, checkoutClient, finder, log, payPages } = dependencies;
  const placedOrder = toPlacedOrder(confirmation, checkoutClient.currency);
  const id = placedOrder?.orderId ?? 0;
  const currentOrder = placedOrder?.order ?? (id > 0 ? await finder.read(id) : null);
  const order = currentOrder === "unknown" ? null : currentOrder;
  if (!order) log.warn("An order was placed, but the shop did not tell it", { orderId: id });
  if (order) logTotalMismatch(log, sentRecord, order);
  const guest = {
    order: order ?? { ...sentRecord.known.order, id, number: id > 0 ? String(id) : "" },
    orderKey: placedOrder?.orderKey ?? null,
  };
  const { places } = sentRecord;
  const record: PlacedRecord = {
    state: "placed",
    answer: confirmation,
    guest,
    ...(places.length > 0 && { places }),
  };
  await attempts.save(key, record);
  await payPages.save(id, confirmation.redirect);
  return bookPlaces(dependencies, key, record);
}

/**
 * Books the repair slots of a placed order, also where a gateway has ended before it could.
 * @returns The record, without the slots that have been booked.
 */
export async function bookPlaces(
  { attempts, desk, log }: Pick<CheckoutDependencies, "attempts" | "desk" | "log">,
  key: string,
  record: PlacedRecord,
): Promise<PlacedRecord> {
  const { places, ...completeRecord } = record;
  if (!places) return record;
  const { id: orderId } = record.guest.order;
  for (const { slot, holder, position } of places)
    if (!(await desk.confirm(slot, holder, toRepairBookingId(orderId, position))))
      log.error("A booked time at the repair desk was lost", { orderId, slot });
  await attempts.save(key, completeRecord);
  return completeRecord;
}

/**
 * Logs a warning for an order whose total differs from the one shown. The shop cannot limit an order to a total: a
 * change between the check and the order is charged, such as codes lost with an account's session.
 */
function logTotalMismatch(log: Log, { known: preparedOrder }: SentRecord, { id: orderId, totals }: Order): void {
  const displayedTotal = preparedOrder.order.totals.total.minor;
  const orderedTotal = totals.total.minor;
  if (orderedTotal !== displayedTotal)
    log.warn("An order costs something else than was shown", {
      orderId,
      shown: displayedTotal,
      ordered: orderedTotal,
    });
}
