import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import { formatCouponDescription } from "../coupons/giftCards.ts";
import { toCents, type Amount } from "../money/amount.ts";
import { formatAmount, formatCents, formatRawAmount, formatRawTotal } from "../money/formatMoney.ts";
import { toVariationAttributeView } from "../products/attributeView.ts";
import type { PriceArgs } from "../products/price.ts";
import { findMetaData, type MetaDataArgs } from "../products/productFields.ts";
import { toProductView } from "../products/productView.ts";
import { toVariationView } from "../products/toVariationView.ts";
import type { Engine } from "../engine/Engine.ts";
import type { Session } from "../records/Session.ts";
import { calculateCart, type CartTotals, type LineTotals } from "./calculateCart.ts";
import type { CouponDiscount } from "../coupons/discountCart.ts";
import { encodeBase64 } from "../wordpress/text.ts";

/** Creates the resolver of an amount. The argument `format` selects the raw or the formatted amount. */
export const createAmountField =
  (amount: Amount) =>
  ({ format }: PriceArgs) =>
    format === "RAW" ? formatRawAmount(amount) : formatAmount(amount);

/**
 * Maps a cart to the GraphQL schema. As in WooCommerce, subtotal, discount and shipping are net amounts, while line
 * totals and shipping rates are gross.
 * @param staleTotal Outdated total in cents that replaces the formatted total, or null to return the current total.
 */
export function toCartView(engine: Engine, session: Session, staleTotal: number | null = null) {
  const totals = calculateCart(engine, session);
  return {
    total: ({ format }: PriceArgs) =>
      format === "RAW" ? formatRawTotal(totals.total) : formatCents(staleTotal ?? totals.total),
    subtotal: createAmountField(totals.subtotal),
    subtotalTax: createAmountField(totals.subtotalTax),
    totalTax: createAmountField(totals.totalTax),
    contentsTotal: createAmountField(totals.subtotal + totals.subtotalTax),
    contentsTax: createAmountField(totals.contentsTax),
    discountTotal: createAmountField(totals.discount),
    discountTax: createAmountField(totals.discountTax),
    shippingTotal: createAmountField(totals.shipping),
    shippingTax: createAmountField(totals.shippingTax),
    feeTotal: createAmountField(0),
    feeTax: createAmountField(0),
    fees: null,
    isEmpty: totals.lines.length === 0,
    needsShippingAddress: totals.needsShipping,
    displayPricesIncludeTax: true,
    chosenShippingMethods: totals.chosenRate === null ? [] : [totals.chosenRate.id],
    availableShippingMethods: totals.needsShipping ? [toPackageView(totals)] : [],
    appliedCoupons: totals.coupons.length === 0 ? null : totals.coupons.map((coupon) => toCouponView(engine, coupon)),
    totalTaxes:
      totals.rate === null || totals.totalTax === 0
        ? null
        : [
            {
              id: String(totals.rate.id),
              label: totals.rate.label,
              isCompound: false,
              amount: createAmountField(totals.totalTax),
            },
          ],
    taxLines:
      totals.rate === null
        ? null
        : [{ name: totals.rate.label, rate: String(totals.rate.percent), price: createAmountField(totals.totalTax) }],
    contents: (args: PageArgs) => ({
      ...createConnection(
        totals.lines,
        args,
        (one) => one.line.key,
        (one) => toLineView(engine, one),
      ),
      itemCount: totals.lines.reduce((sum, one) => sum + one.line.quantity, 0),
      productCount: totals.lines.length,
    }),
  };
}

/** Describes the contents of a shipping package, for example "Phone ×2, Cable ×1". */
export const formatPackageDetails = (totals: CartTotals): string =>
  totals.lines
    .filter((line) => !line.cartProduct.product.virtual)
    .map((one) => `${one.cartProduct.name} ×${one.line.quantity}`)
    .join(", ");

const toPackageView = (totals: CartTotals) => ({
  packageDetails: formatPackageDetails(totals),
  supportsShippingCalculator: true,
  rates: totals.rates.map((rate) => ({
    id: rate.id,
    instanceId: rate.instance,
    methodId: rate.method,
    label: rate.label,
    cost: createAmountField(rate.cost + rate.tax),
    subtotal: createAmountField(rate.cost),
    taxTotal: createAmountField(rate.tax),
  })),
});

/** Resolves a coupon of the cart. The amount of a gift card is the part of the total that it pays. */
export const toCouponView = (engine: Engine, coupon: CouponDiscount) => ({
  code: coupon.code,
  description: formatCouponDescription(engine, coupon.code, toCents(coupon.amount)),
  discountAmount: ({ excludeTax, format }: PriceArgs & { readonly excludeTax?: boolean | null }) =>
    createAmountField(excludeTax === false ? coupon.amount + coupon.tax : coupon.amount)({ ...(format && { format }) }),
  discountTax: createAmountField(coupon.tax),
});

/** Resolves a line of the cart. */
export function toLineView(
  engine: Engine,
  { line, cartProduct, subtotal, subtotalTax, total, tax }: LineTotals,
): Record<string, unknown> {
  const { product, variation } = cartProduct;
  const choices = Object.entries(line.attributes);
  return {
    __typename: "SimpleCartItem",
    id: encodeBase64(`cart_item:${line.key}`),
    key: line.key,
    quantity: line.quantity,
    subtotal: createAmountField(subtotal),
    subtotalTax: createAmountField(subtotalTax),
    total: createAmountField(total + tax),
    tax: createAmountField(tax),
    extraData: (args: MetaDataArgs) => findMetaData(line.extra, args) ?? [],
    product: () => ({
      cursor: null,
      node: toProductView(engine, product),
      simpleVariations: choices.map(([name, value]) => ({
        id: encodeBase64(`${line.key}||${name}||${value}`),
        name,
        value,
      })),
    }),
    variation: () =>
      variation === null || product.type !== "variable"
        ? null
        : {
            cursor: null,
            node: toVariationView(engine, { parent: product, variation }),
            attributes: choices.map(([name, value]) =>
              toVariationAttributeView(engine, variation.id, name.replace(/^attribute_/, ""), value),
            ),
          },
  };
}
