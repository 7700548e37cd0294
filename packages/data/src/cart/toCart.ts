import type { AppliedCoupon, Cart, CartTotals, ShippingRate } from "@rewire/domain";
import { plainText } from "../html/plainText.ts";
import { balance } from "../money/balance.ts";
import { sumMoney } from "../money/sumMoney.ts";
import { toCartLine, type WireCartLine } from "./toCartLine.ts";
import { giftCardIn } from "./giftCard.ts";
import type { WireCartTotals } from "./wireTotals.ts";

interface WireCoupon {
  readonly code: string;
  readonly description: string | null;
  readonly discountAmount: string;
  readonly rawDiscountAmount?: string;
  readonly discountTax: string;
  readonly rawDiscountTax?: string;
}

interface WireRate {
  readonly id: string;
  readonly label: string | null;
  readonly cost: string | null;
  readonly rawCost?: string | null;
  readonly taxTotal?: string | null;
  readonly rawTaxTotal?: string | null;
}

/** The fields of the fragment CartContent. */
export interface WireCart extends WireCartTotals {
  readonly needsShippingAddress: boolean | null;
  readonly displayPricesIncludeTax: boolean | null;
  readonly chosenShippingMethods: readonly (string | null)[] | null;
  readonly availableShippingMethods: readonly ({ readonly rates: readonly (WireRate | null)[] | null } | null)[] | null;
  readonly appliedCoupons: readonly (WireCoupon | null)[] | null;
  readonly contents: { readonly itemCount: number | null; readonly nodes: readonly WireCartLine[] } | null;
}

/**
 * The shop's cart as a shopper reads it, all gross.
 *
 * `subtotal`, `discountTotal`, `shippingTotal` and a coupon's amount are net, with their tax beside them; a rate's cost
 * is gross where the shop shows prices with tax. RAW is read first: it is unrounded, and right when the printed total
 * is still that of the country before (FACTS, "Stale totals").
 */
export function toCart(wire: WireCart, currency: string): Cart {
  const lines = (wire.contents?.nodes ?? []).map((node) => toCartLine(node, currency)).filter((line) => line !== null);
  const needsShipping = wire.needsShippingAddress ?? false;
  const [pack] = wire.availableShippingMethods ?? [];
  const rates = (pack?.rates ?? []).filter((rate) => rate !== null);
  const chosen = wire.chosenShippingMethods?.[0] ?? null;
  return {
    lines,
    itemCount: wire.contents?.itemCount ?? lines.reduce((count, { quantity }) => count + quantity, 0),
    coupons: (wire.appliedCoupons ?? []).flatMap((coupon) => (coupon ? [toCoupon(coupon, currency)] : [])),
    needsShipping,
    rates: needsShipping ? rates.map((rate) => toRate(rate, wire.displayPricesIncludeTax !== false, currency)) : [],
    chosenRate: needsShipping && rates.some(({ id }) => id === chosen) ? chosen : null,
    totals: toTotals(wire, needsShipping && chosen !== null, currency),
  };
}

function toTotals(wire: WireCart, isSent: boolean, currency: string): CartTotals {
  const shipping = sumMoney([[wire.rawShippingTotal, wire.shippingTotal], [wire.rawShippingTax, wire.shippingTax]], currency);
  const sent = isSent || shipping.minor > 0 ? shipping : null;
  const total = sumMoney([[wire.rawTotal, wire.total]], currency);
  const parts = {
    goods: sumMoney([[wire.rawSubtotal, wire.subtotal], [wire.rawSubtotalTax, wire.subtotalTax]], currency),
    discount: sumMoney([[wire.rawDiscountTotal, wire.discountTotal], [wire.rawDiscountTax, wire.discountTax]], currency),
    shipping: sent,
    fees: sumMoney([[wire.rawFeeTotal, wire.feeTotal], [wire.rawFeeTax, wire.feeTax]], currency),
    total,
  };
  return { ...balance(parts), shipping: sent, tax: sumMoney([[wire.rawTotalTax, wire.totalTax]], currency), total };
}

function toCoupon(wire: WireCoupon, currency: string): AppliedCoupon {
  const saves = sumMoney([[wire.rawDiscountAmount, wire.discountAmount], [wire.rawDiscountTax, wire.discountTax]], currency);
  const giftCard = giftCardIn(wire.description, currency);
  return { code: wire.code, description: plainText(wire.description), saves, ...(giftCard ? { giftCard } : {}) };
}

function toRate(wire: WireRate, isGross: boolean, currency: string): ShippingRate {
  const cost = [wire.rawCost, wire.cost] as const;
  const tax = [wire.rawTaxTotal, wire.taxTotal] as const;
  return { id: wire.id, label: plainText(wire.label), cost: sumMoney(isGross ? [cost] : [cost, tax], currency) };
}
