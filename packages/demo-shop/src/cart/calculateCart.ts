import type { Engine } from "../engine/Engine.ts";
import { fromCents, roundHalfDownToCent, roundToCent, sum, toCents, type Amount } from "../money/amount.ts";
import { calculateLocationPrice, calculateTax, type TaxRate } from "../money/tax.ts";
import { findCoupon, isFreeShippingCoupon, isGiftCard } from "../coupons/coupons.ts";
import { discountCart, type CouponDiscount, type DiscountLine } from "../coupons/discountCart.ts";
import { readGiftCardBalance } from "../coupons/giftCards.ts";
import type { CartLine, Session } from "../records/Session.ts";
import { findCartProduct, type CartProduct } from "../products/cartProduct.ts";
import { listShippingRates, type ShippingRate } from "./shippingRates.ts";

/** Cart line with its net amounts and their tax, before discounts (`subtotal`) and after them (`total`). */
export interface LineTotals {
  readonly line: CartLine;
  readonly cartProduct: CartProduct;
  readonly subtotal: Amount;
  readonly subtotalTax: Amount;
  readonly total: Amount;
  readonly tax: Amount;
}

/**
 * Totals of a cart, with its lines, coupons and shipping rates. Subtotal, discount and shipping exclude tax. `total` is
 * the amount due in cents; the other amounts are not rounded after they are summed.
 */
export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly subtotal: Amount;
  readonly subtotalTax: Amount;
  readonly discount: Amount;
  readonly discountTax: Amount;
  readonly contentsTax: Amount;
  readonly shipping: Amount;
  readonly shippingTax: Amount;
  readonly totalTax: Amount;
  readonly total: number;
  readonly coupons: readonly CouponDiscount[];
  readonly needsShipping: boolean;
  readonly rates: readonly ShippingRate[];
  readonly chosenRate: ShippingRate | null;
  readonly rate: TaxRate | null;
}

/** Returns the tax rate of a country, or null if the country has none. */
export const findTaxRate = (engine: Engine, country: string | undefined): TaxRate | null =>
  engine.settings.taxRates[country ?? ""] ?? null;

/**
 * Calculates the totals of a cart with the rounding rules of WooCommerce: the tax of each line is rounded half down to
 * the cent, discounts are not rounded, and the total is rounded once. Stores the selected shipping rate in the session.
 * @param taxCountry Country whose tax rate applies.
 * @default the country of the shipping address
 */
export function calculateCart(engine: Engine, session: Session, taxCountry = session.shipping.country): CartTotals {
  const baseTaxRate = findTaxRate(engine, engine.settings.base.country);
  const rate = findTaxRate(engine, taxCountry);
  const items = session.lines.flatMap((line) => {
    const cartProduct = findCartProduct(engine, line);
    if (cartProduct === null) return [];
    const location = { base: baseTaxRate, local: rate, isGross: engine.settings.pricesIncludeTax };
    return [{ line, cartProduct, ...calculateLocationPrice((cartProduct.price ?? 0) * line.quantity, location) }];
  });
  const discounts = discountCart(
    engine,
    session,
    items.map((item): DiscountLine => ({
      line: item.line,
      cartProduct: item.cartProduct,
      price: toCents(item.amount),
    })),
  );
  const lines = items.map(({ line, cartProduct, amount, included: isTaxIncluded }, index): LineTotals => {
    const lineReduction = fromCents(discounts.byLine[index] ?? 0);
    const [subtotal, subtotalTax] = splitTax(amount, rate, isTaxIncluded);
    const [total, tax] = splitTax(amount - lineReduction, rate, isTaxIncluded);
    return { line, cartProduct, subtotal, subtotalTax, total, tax };
  });
  const includesTax = items[0]?.included ?? true;
  const coupons = discounts.coupons.map((coupon) => toCouponDiscount(coupon, rate, includesTax));
  const subtotal = sum(lines.map((line) => roundToCent(line.subtotal)));
  const subtotalTax = sum(lines.map((line) => line.subtotalTax));
  const contentsTax = sum(lines.map((line) => line.tax));
  const goods = toCents(subtotal + subtotalTax) - toCents(sum(coupons.map((coupon) => coupon.amount + coupon.tax)));
  const needsShipping = lines.some((line) => !line.cartProduct.product.virtual);
  const isShippingFree = session.coupons.some((code) => isFreeShippingCoupon(engine, code));
  const rates = needsShipping ? listShippingRates(engine, session.shipping, goods, isShippingFree, rate) : [];
  const chosenRate = chooseRate(session, rates, isShippingFree);
  const shipping = chosenRate?.cost ?? 0;
  const shippingTax = roundHalfDownToCent(chosenRate?.tax ?? 0);
  const goodsTotal = sum(lines.map((line) => roundToCent(line.total)));
  const amountDue = toCents(goodsTotal + shipping + contentsTax + shippingTax);
  const giftCards = payWithGiftCards(engine, session, amountDue);
  const allCoupons = [...coupons, ...giftCards];
  const orderedCoupons = session.coupons.flatMap((code) => allCoupons.find((coupon) => coupon.code === code) ?? []);
  return {
    lines,
    subtotal,
    subtotalTax,
    contentsTax,
    shipping,
    shippingTax,
    needsShipping,
    rates,
    chosenRate,
    rate,
    discount: sum(allCoupons.map((coupon) => coupon.amount)),
    discountTax: sum(coupons.map((coupon) => coupon.tax)),
    totalTax: contentsTax + shippingTax,
    total: Math.max(0, amountDue - giftCards.reduce((sumCents, giftCard) => sumCents + toCents(giftCard.amount), 0)),
    coupons: orderedCoupons,
  };
}

/** Sums a coupon's reductions of lines, in cents, and splits them into net and tax. */
function toCouponDiscount(
  { code, reductionsByLine }: { readonly code: string; readonly reductionsByLine: readonly number[] },
  rate: TaxRate | null,
  includesTax: boolean,
): CouponDiscount {
  const tax = sum(reductionsByLine.map((cents) => calculateTax(fromCents(cents), rate, includesTax)));
  const reduction = fromCents(reductionsByLine.reduce((total, cents) => total + cents, 0));
  return { code, amount: includesTax ? reduction - tax : reduction, tax };
}

/** Splits a gross or net amount into net and tax; the tax is rounded, the net is calculated with the unrounded tax. */
function splitTax(amount: Amount, rate: TaxRate | null, includesTax: boolean): [Amount, Amount] {
  const tax = calculateTax(amount, rate, includesTax);
  return [includesTax ? amount - tax : amount, roundHalfDownToCent(tax)];
}

/**
 * Preserves the visitor's choice while the same rates are offered; otherwise selects the first, or free shipping if a
 * coupon grants it.
 */
function chooseRate(session: Session, rates: readonly ShippingRate[], isShippingFree: boolean): ShippingRate | null {
  const ids = rates.map((rate) => rate.id);
  const areRatesUnchanged = ids.length === session.offered.length && ids.every((id) => session.offered.includes(id));
  const storedRate =
    areRatesUnchanged || session.offered.length === 0
      ? rates.find((rate) => rate.id === session.chosenShipping)
      : undefined;
  const chosenRate =
    storedRate ??
    (isShippingFree ? rates.find((rate) => rate.method === "free_shipping") : undefined) ??
    rates[0] ??
    null;
  session.offered = ids;
  session.chosenShipping = chosenRate?.id ?? null;
  return chosenRate;
}

/** Applies gift cards last, to goods, tax and shipping, each up to its balance. */
function payWithGiftCards(engine: Engine, session: Session, amountDue: number): CouponDiscount[] {
  let remainingAmount = amountDue;
  return session.coupons
    .filter((code) => isGiftCard(findCoupon(engine, code)))
    .map((code) => {
      const paid = Math.min(remainingAmount, readGiftCardBalance(engine, code));
      remainingAmount -= paid;
      return { code, amount: fromCents(paid), tax: 0 };
    });
}
