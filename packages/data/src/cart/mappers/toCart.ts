import { subtractMoney, type AppliedCoupon, type Cart, type CartTotals, type Parcel } from "@rewire/domain";
import { plainText } from "../../html/plainText.ts";
import { balance } from "../../money/balance.ts";
import { sumMoney, type MoneyField } from "../../money/sumMoney.ts";
import { toCartLine, type CartLineFields } from "./toCartLine.ts";
import { giftCardIn } from "./giftCard.ts";
import type { CartTotalsFields } from "./wireTotals.ts";

interface CouponFields {
  readonly code: string;
  readonly description: string | null;
  readonly discountAmount: string;
  readonly rawDiscountAmount?: string;
  readonly discountTax: string;
  readonly rawDiscountTax?: string;
}

interface RateFields {
  readonly id: string;
  readonly label: string | null;
  readonly cost: string | null;
  readonly rawCost?: string | null;
}

/** Fields of the fragment `CartContent`. */
export interface CartFields extends CartTotalsFields {
  readonly needsShippingAddress: boolean | null;
  readonly displayPricesIncludeTax: boolean | null;
  readonly chosenShippingMethods: readonly (string | null)[] | null;
  readonly availableShippingMethods:
    | readonly ({
        readonly packageDetails?: string | null;
        readonly rates: readonly (RateFields | null)[] | null;
      } | null)[]
    | null;
  readonly appliedCoupons: readonly (CouponFields | null)[] | null;
  readonly contents: { readonly itemCount: number | null; readonly nodes: readonly CartLineFields[] } | null;
}

/**
 * Maps the shop's cart to display amounts: gross, or net where the shop displays prices excluding tax.
 *
 * `subtotal`, `discountTotal`, `shippingTotal` and a coupon's amount are net, with their tax in separate fields; a
 * rate's cost is gross where the shop displays prices including tax. RAW is preferred: it is unrounded, and correct
 * when the formatted total is still that of the previous country (FACTS, "Stale totals").
 */
export function toCart(wire: CartFields, currency: string): Cart {
  const isGross = wire.displayPricesIncludeTax !== false;
  const lines = (wire.contents?.nodes ?? [])
    .map((node) => toCartLine(node, currency, isGross))
    .filter((line) => line !== null);
  const needsShipping = wire.needsShippingAddress ?? false;
  const parcels = needsShipping ? toParcels(wire, currency) : [];
  const [first] = parcels;
  return {
    lines,
    itemCount: wire.contents?.itemCount ?? lines.reduce((count, { quantity }) => count + quantity, 0),
    coupons: (wire.appliedCoupons ?? []).flatMap((coupon) => (coupon ? [toCoupon(coupon, isGross, currency)] : [])),
    needsShipping,
    rates: first?.rates ?? [],
    chosenRate: first?.chosenRate ?? null,
    ...(parcels.length > 1 ? { parcels } : {}),
    totals: toTotals(wire, needsShipping && (wire.chosenShippingMethods?.[0] ?? null) !== null, isGross, currency),
  };
}

/** Maps the parcels; a rate's cost includes tax or not as the shop displays its prices. */
function toParcels(
  { availableShippingMethods, chosenShippingMethods }: CartFields,
  currency: string,
): readonly Parcel[] {
  return (availableShippingMethods ?? []).map((pack, index) => {
    const chosenRateId = chosenShippingMethods?.[index] ?? null;
    const rates = (pack?.rates ?? []).flatMap((rate) =>
      rate
        ? [{ id: rate.id, label: plainText(rate.label), cost: sumMoney([[rate.rawCost, rate.cost]], currency) }]
        : [],
    );
    return {
      name: plainText(pack?.packageDetails),
      rates,
      chosenRate: rates.some(({ id }) => id === chosenRateId) ? chosenRateId : null,
    };
  });
}

function toTotals(wire: CartFields, hasRate: boolean, isGross: boolean, currency: string): CartTotals {
  const display = (net: MoneyField, tax: MoneyField) => sumMoney(isGross ? [net, tax] : [net], currency);
  const shipping = display([wire.rawShippingTotal, wire.shippingTotal], [wire.rawShippingTax, wire.shippingTax]);
  const chosenShipping = hasRate || shipping.minor > 0 ? shipping : null;
  const total = sumMoney([[wire.rawTotal, wire.total]], currency);
  const tax = sumMoney([[wire.rawTotalTax, wire.totalTax]], currency);
  const parts = {
    goods: display([wire.rawSubtotal, wire.subtotal], [wire.rawSubtotalTax, wire.subtotalTax]),
    discount: display([wire.rawDiscountTotal, wire.discountTotal], [wire.rawDiscountTax, wire.discountTax]),
    shipping: chosenShipping,
    fees: display([wire.rawFeeTotal, wire.feeTotal], [wire.rawFeeTax, wire.feeTax]),
    total: isGross ? total : subtractMoney(total, tax),
  };
  return { ...balance(parts), ...(isGross ? {} : { isNet: true }), shipping: chosenShipping, tax, total };
}

function toCoupon(wire: CouponFields, isGross: boolean, currency: string): AppliedCoupon {
  const net = [wire.rawDiscountAmount, wire.discountAmount] as const;
  const saves = sumMoney(isGross ? [net, [wire.rawDiscountTax, wire.discountTax]] : [net], currency);
  const giftCard = giftCardIn(wire.description, currency);
  return { code: wire.code, description: plainText(wire.description), saves, ...(giftCard ? { giftCard } : {}) };
}
