import type { Order } from "./order.ts";

/** State of a step: done, current, or upcoming. */
export type OrderStepState = "done" | "now" | "next";

/** Kind of a step; `ready` is for orders that are picked up, downloaded or served at the counter. */
export type OrderStepKind = "received" | "paid" | "packed" | "sent" | "delivered" | "ready";

/** Step in the progress of an order. */
export interface OrderStep {
  readonly kind: OrderStepKind;
  readonly state: OrderStepState;
}

/** Lists the steps of an order; null for a draft, and for a cancelled, refunded or failed order. */
export function listOrderSteps({
  status,
  shipping,
  needsPayment,
}: Pick<Order, "status" | "shipping" | "needsPayment">): readonly OrderStep[] | null {
  if (status === "cancelled" || status === "refunded" || status === "failed" || status === "checkoutDraft") return null;

  const kinds: readonly OrderStepKind[] = shipping ? ["packed", "sent", "delivered"] : ["ready"];
  const receivedStep: OrderStep = { kind: "received", state: "done" };
  if (status === "completed") return [receivedStep, ...kinds.map((kind): OrderStep => ({ kind, state: "done" }))];

  const isUnpaid = status === "pending" || status === "onHold" || needsPayment;
  const steps: readonly OrderStepKind[] = isUnpaid ? ["paid", ...kinds] : kinds;
  return [receivedStep, ...steps.map((kind, index): OrderStep => ({ kind, state: index === 0 ? "now" : "next" }))];
}
