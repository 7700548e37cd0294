import { subtractMoney, type AppliedCoupon, type Cart, type CartTotals, type Parcel } from "@rewire/domain";
import { toPlainText } from "../../html/plainText.ts";
import { balanceAmounts } from "../../money/balanceAmounts.ts";
import { sumMoney, type MoneyFields } from "../../money/sumMoney.ts";
import { toCartLine, type CartLineFields } from "./toCartLine.ts";
import { parseGiftCard } from "./giftCard.ts";
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
 * Maps the shop's cart to the amounts to display: gross amounts, or net amounts if the shop displays prices excluding
 * tax. Raw amounts take precedence over formatted ones, because they are not rounded.
 */
export function toCart(fields: CartFields, currency: string): Cart {
  // `subtotal`, `discountTotal`, `shippingTotal` and a coupon's amount are net, with their tax in separate fields. A
  // formatted total may still be that of the previous country; the raw total is correct.
  const isGross = fields.displayPricesIncludeTax !== false;
  const lines = (fields.contents?.nodes ?? [])
    .map((node) => toCartLine(node, currency, isGross))
    .filter((line) => line !== null);
  const needsShipping = fields.needsShippingAddress ?? false;
  const parcels = needsShipping ? toParcels(fields, currency) : [];
  const [first] = parcels;
  return {
    lines,
    itemCount: fields.contents?.itemCount ?? lines.reduce((count, { quantity }) => count + quantity, 0),
    coupons: (fields.appliedCoupons ?? []).flatMap((coupon) => (coupon ? [toCoupon(coupon, isGross, currency)] : [])),
    needsShipping,
    rates: first?.rates ?? [],
    chosenRate: first?.chosenRate ?? null,
    ...(parcels.length > 1 ? { parcels } : {}),
    totals: {
      ...toTotals(fields, needsShipping && (fields.chosenShippingMethods?.[0] ?? null) !== null, isGross, currency),
      ...(parcels.some(({ rates }) => rates.length === 0) ? { isUndeliverable: true } : {}),
    },
  };
}

/** Maps the parcels; a rate's cost includes tax or not as the shop displays its prices. */
function toParcels(
  { availableShippingMethods, chosenShippingMethods }: CartFields,
  currency: string,
): readonly Parcel[] {
  return (availableShippingMethods ?? []).map((shippingPackage, index) => {
    const chosenRateId = chosenShippingMethods?.[index] ?? null;
    const rates = (shippingPackage?.rates ?? []).flatMap((rate) =>
      rate
        ? [{ id: rate.id, label: toPlainText(rate.label), cost: sumMoney([[rate.rawCost, rate.cost]], currency) }]
        : [],
    );
    return {
      name: toPlainText(shippingPackage?.packageDetails),
      rates,
      chosenRate: rates.some(({ id }) => id === chosenRateId) ? chosenRateId : null,
    };
  });
}

function toTotals(fields: CartFields, hasChosenRate: boolean, isGross: boolean, currency: string): CartTotals {
  const toDisplayAmount = (netAmount: MoneyFields, tax: MoneyFields) =>
    sumMoney(isGross ? [netAmount, tax] : [netAmount], currency);
  const shipping = toDisplayAmount(
    [fields.rawShippingTotal, fields.shippingTotal],
    [fields.rawShippingTax, fields.shippingTax],
  );
  const chosenShipping = hasChosenRate || shipping.minor > 0 ? shipping : null;
  const total = sumMoney([[fields.rawTotal, fields.total]], currency);
  const tax = sumMoney([[fields.rawTotalTax, fields.totalTax]], currency);
  const parts = {
    goods: toDisplayAmount([fields.rawSubtotal, fields.subtotal], [fields.rawSubtotalTax, fields.subtotalTax]),
    discount: toDisplayAmount(
      [fields.rawDiscountTotal, fields.discountTotal],
      [fields.rawDiscountTax, fields.discountTax],
    ),
    shipping: chosenShipping,
    fees: toDisplayAmount([fields.rawFeeTotal, fields.feeTotal], [fields.rawFeeTax, fields.feeTax]),
    total: isGross ? total : subtractMoney(total, tax),
  };
  return { ...balanceAmounts(parts), ...(isGross ? {} : { isNet: true }), shipping: chosenShipping, tax, total };
}

function toCoupon(couponFields: CouponFields, isGross: boolean, currency: string): AppliedCoupon {
  const netAmountFields = [couponFields.rawDiscountAmount, couponFields.discountAmount] as const;
  const savedAmount = sumMoney(
    isGross ? [netAmountFields, [couponFields.rawDiscountTax, couponFields.discountTax]] : [netAmountFields],
    currency,
  );
  const giftCard = parseGiftCard(couponFields.description, currency);
  return {
    code: couponFields.code,
    description: toPlainText(couponFields.description),
    saves: savedAmount,
    ...(giftCard ? { giftCard } : {}),
  };
}
