import { isPaidWhileWaiting } from "./isPaidOrder.ts";
import type { Order } from "./order.ts";

/** State of an order step: done, current or upcoming. */
export type OrderStepState = "done" | "now" | "next";

/**
 * Kind of a step in the progress of an order. `ready`: downloads or services are available; `collect`: the customer
 * collects the goods or the device; `bring` and `post`: the customer hands over a device for repair, in person or by
 * mail; `returned`: the device is sent back.
 */
export type OrderStepKind =
  | "received"
  | "booked"
  | "paid"
  | "packed"
  | "sent"
  | "delivered"
  | "ready"
  | "collect"
  | "bring"
  | "post"
  | "returned";

/** Step in the progress of an order. */
export interface OrderStep {
  readonly kind: OrderStepKind;
  readonly state: OrderStepState;
}

/**
 * Purpose of an order: goods that are delivered or picked up, a repair, or only virtual goods. An order with goods and
 * a repair counts as an order of goods.
 */
export type OrderPurpose = "delivery" | "pickup" | "repair" | "virtual";

/** Returns the purpose of an order. */
export const getOrderPurpose = ({
  shipping,
  isPickup,
  repair,
}: Pick<Order, "shipping" | "isPickup" | "repair">): OrderPurpose =>
  isPickup ? "pickup" : shipping ? "delivery" : repair ? "repair" : "virtual";

function listStepKinds(order: Pick<Order, "shipping" | "isPickup" | "repair">): readonly OrderStepKind[] {
  switch (getOrderPurpose(order)) {
    case "delivery":
      return ["packed", "sent", "delivered"];
    case "pickup":
      return ["packed", "collect"];
    case "repair":
      return order.repair?.way === "mailIn" ? ["post", "returned"] : ["bring", "collect"];
    case "virtual":
      return ["ready"];
  }
}

/** Returns whether an order was cancelled or refunded, so that nothing of it is sent, collected or repaired. */
export const isCalledOff = ({ status }: Pick<Order, "status">): boolean =>
  status === "cancelled" || status === "refunded";

/** Statuses without steps, besides those of {@link isCalledOff}; nobody knows where a plugin's status leads. */
const statusesWithoutSteps: ReadonlySet<Order["status"]> = new Set(["failed", "checkoutDraft", "other"]);

/**
 * Lists the steps of an order; returns null for a draft, for a cancelled, refunded or failed order, and for one with a
 * status of a plugin. An order that is on hold although it is paid has no current step.
 */
export function listOrderSteps(
  order: Pick<Order, "status" | "shipping" | "needsPayment" | "isPaid" | "isPickup" | "repair">,
): readonly OrderStep[] | null {
  const { status, needsPayment } = order;
  if (isCalledOff(order) || statusesWithoutSteps.has(status)) return null;

  const kinds = listStepKinds(order);
  const firstStep: OrderStep = { kind: getOrderPurpose(order) === "repair" ? "booked" : "received", state: "done" };
  if (status === "completed") return [firstStep, ...kinds.map((kind): OrderStep => ({ kind, state: "done" }))];

  if (isPaidWhileWaiting(order))
    return [firstStep, { kind: "paid", state: "done" }, ...kinds.map((kind): OrderStep => ({ kind, state: "next" }))];
  const isUnpaid = status === "pending" || status === "onHold" || needsPayment;
  const steps: readonly OrderStepKind[] = isUnpaid ? ["paid", ...kinds] : kinds;
  return [firstStep, ...steps.map((kind, index): OrderStep => ({ kind, state: index === 0 ? "now" : "next" }))];
}

const statusesInProgress: ReadonlySet<Order["status"]> = new Set(["pending", "processing", "onHold", "other"]);

/** Returns whether an order is in progress, that is, placed and not known to be in a final state. */
export const isInProgress = ({ status }: Pick<Order, "status">): boolean => statusesInProgress.has(status);
