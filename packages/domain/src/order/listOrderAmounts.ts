import type { Money } from "../money/index.ts";
import type { Order } from "./order.ts";

/** Kind of an amount between the lines of an order and its total. */
export type OrderAmountKind = "goods" | "discount" | "shipping" | "fees" | "tax";

export interface OrderAmount {
  readonly kind: OrderAmountKind;
  /** Amount of at least zero; the discount is subtracted. */
  readonly amount: Money;
}

/**
 * Lists the amounts of an order that its page shows above the total, from first to last: goods, minus the discount, plus
 * the others, are the total. A coupon and a gift card are part of the discount, and tax is listed only where the others
 * are net.
 */
export function listOrderAmounts({ shipping, totals }: Pick<Order, "shipping" | "totals">): readonly OrderAmount[] {
  return [
    { kind: "goods", amount: totals.goods },
    ...(totals.discount.minor > 0 ? [{ kind: "discount", amount: totals.discount } as const] : []),
    ...(shipping || totals.shipping.minor > 0 ? [{ kind: "shipping", amount: totals.shipping } as const] : []),
    ...(totals.fees ? [{ kind: "fees", amount: totals.fees } as const] : []),
    ...(totals.isNet ? [{ kind: "tax", amount: totals.tax } as const] : []),
  ];
}
