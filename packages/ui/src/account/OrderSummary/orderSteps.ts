import type { Order } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { WireStep } from "../../primitives/Wire/Wire.tsx";

/** A station of an order. */
export interface OrderStep {
  readonly title: MessageKey;
  /** What happens there now. */
  readonly note: MessageKey | null;
  readonly state: WireStep["state"];
}

/** What has happened to an order and what comes next; null where nothing comes any more. */
export function orderSteps({
  status,
  shipping,
  needsPayment,
}: Pick<Order, "status" | "shipping" | "needsPayment">): readonly OrderStep[] | null {
  if (status === "cancelled" || status === "refunded" || status === "failed" || status === "checkoutDraft") return null;

  const waitsForMoney = status === "pending" || status === "onHold" || needsPayment;
  const work: readonly OrderStep[] = shipping
    ? [
        { title: "order.stepPacked", note: "order.nowPacked", state: "now" },
        { title: "order.stepSent", note: null, state: "next" },
        { title: "order.stepDelivered", note: null, state: "next" },
      ]
    : [{ title: "order.stepReady", note: "order.nowReady", state: "now" }];
  const received: OrderStep = { title: "order.stepReceived", note: null, state: "done" };

  if (status === "completed")
    return [received, ...work.map((step): OrderStep => ({ ...step, note: null, state: "done" }))];
  if (!waitsForMoney) return [received, ...work];
  return [
    received,
    { title: "order.stepPaid", note: "order.nowPaid", state: "now" },
    ...work.map((step): OrderStep => ({ ...step, note: null, state: "next" })),
  ];
}
