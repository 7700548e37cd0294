import type { Order } from "./order.ts";

/** Where a step stands: behind the order, under way, or still to come. */
export type OrderStepState = "done" | "now" | "next";

/** What happens to an order: `ready` to be picked up, downloaded or done at the counter where nothing is sent. */
export type OrderStepKind = "received" | "paid" | "packed" | "sent" | "delivered" | "ready";

/** A station of an order. */
export interface OrderStep {
  readonly kind: OrderStepKind;
  readonly state: OrderStepState;
}

/** Lists what has happened to an order and what comes next; null where nothing comes any more. */
export function orderSteps({
  status,
  shipping,
  needsPayment,
}: Pick<Order, "status" | "shipping" | "needsPayment">): readonly OrderStep[] | null {
  if (status === "cancelled" || status === "refunded" || status === "failed" || status === "checkoutDraft") return null;

  const kinds: readonly OrderStepKind[] = shipping ? ["packed", "sent", "delivered"] : ["ready"];
  const received: OrderStep = { kind: "received", state: "done" };
  if (status === "completed") return [received, ...kinds.map((kind): OrderStep => ({ kind, state: "done" }))];

  const isUnpaid = status === "pending" || status === "onHold" || needsPayment;
  const steps: readonly OrderStepKind[] = isUnpaid ? ["paid", ...kinds] : kinds;
  return [received, ...steps.map((kind, index): OrderStep => ({ kind, state: index === 0 ? "now" : "next" }))];
}
