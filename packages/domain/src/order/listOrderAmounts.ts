import { listReductions, type AppliedCoupon } from "../cart/index.ts";
import type { Money } from "../money/index.ts";
import type { Order } from "./order.ts";

/**
 * Amount in the breakdown of an order's total. Amounts are never negative; discounts, coupons and gift cards are
 * subtracted.
 */
export type OrderAmount =
  | { readonly kind: "goods" | "shipping" | "fees" | "tax"; readonly amount: Money }
  /** Subtracted: a code, or what no code explains. */
  | { readonly kind: "coupon" | "giftCard"; readonly code: string; readonly amount: Money }
  | { readonly kind: "discount"; readonly amount: Money };

/** Returns whether an amount is subtracted from the total of an order, as are discounts, coupons and gift cards. */
export const isReduction = ({ kind }: OrderAmount): boolean =>
  kind === "coupon" || kind === "giftCard" || kind === "discount";

/**
 * Lists the amounts that the page of an order shows above the total, in display order. They add up to the total. Tax is
 * listed only if the other amounts are net.
 */
export function listOrderAmounts({
  shipping,
  totals,
  coupons = [],
}: Pick<Order, "shipping" | "totals" | "coupons">): readonly OrderAmount[] {
  const reductions = listReductions(totals.discount, coupons);
  return [
    { kind: "goods", amount: totals.goods },
    ...toCodeAmounts("coupon", reductions.coupons),
    ...(reductions.rest.minor > 0 ? [{ kind: "discount", amount: reductions.rest } as const] : []),
    ...(shipping || totals.shipping.minor > 0 ? [{ kind: "shipping", amount: totals.shipping } as const] : []),
    ...(totals.fees ? [{ kind: "fees", amount: totals.fees } as const] : []),
    ...(totals.isNet ? [{ kind: "tax", amount: totals.tax } as const] : []),
    ...toCodeAmounts("giftCard", reductions.giftCards),
  ];
}

const toCodeAmounts = (kind: "coupon" | "giftCard", coupons: readonly AppliedCoupon[]): readonly OrderAmount[] =>
  coupons.map(({ code, saves }) => ({ kind, code, amount: saves }));
