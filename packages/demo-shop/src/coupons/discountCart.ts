import type { CartProduct } from "../products/cartProduct.ts";
import type { Engine } from "../engine/Engine.ts";
import type { Amount } from "../money/amount.ts";
import type { CartLine, Session } from "../records/Session.ts";
import type { CouponSettings } from "../settings/ShopSettings.ts";
import { findCoupon, isGiftCard } from "./coupons.ts";
import { isCouponApplicable } from "./isCouponApplicable.ts";

/** Cart line that discounts may apply to. Its price is for the whole quantity, in cents. */
export interface DiscountLine {
  readonly line: CartLine;
  readonly cartProduct: CartProduct;
  readonly price: number;
}

/** Discount granted by a coupon, split into net amount and tax. */
export interface CouponDiscount {
  readonly code: string;
  readonly amount: Amount;
  readonly tax: Amount;
}

interface Discounts {
  /** Discount of each line in cents, in the lines' order. */
  readonly byLine: readonly number[];
  /** Discount of each line by coupon in cents, in the order of the coupons. */
  readonly coupons: readonly { readonly code: string; readonly reductionsByLine: readonly number[] }[];
}

const DISCOUNT_PRIORITY = { fixed_product: 1, percent: 2, fixed_cart: 3, gift_card: 4 } as const;
/** Rounds half down, as WooCommerce rounds discounts when prices include tax. */
const roundHalfDown = (cents: number): number => Math.ceil(cents - 0.5);

/**
 * Calculates the discounts of a cart. Product coupons are applied first, then percentage coupons, then cart coupons;
 * each starts with the most expensive lines.
 */
export function discountCart(engine: Engine, session: Session, lines: readonly DiscountLine[]): Discounts {
  const reducedCentsByLine = lines.map(() => 0);
  const reductionsByCoupon = new Map<string, readonly number[]>();
  const coupons = session.coupons
    .flatMap((code) => findCoupon(engine, code) ?? [])
    .filter((coupon) => !isGiftCard(coupon));
  for (const coupon of coupons.toSorted(
    (left, right) => DISCOUNT_PRIORITY[left.kind] - DISCOUNT_PRIORITY[right.kind],
  )) {
    const reductionsByLine = lines.map(() => 0);
    const order = lines
      .map((_, index) => index)
      .toSorted((left, right) => getUnitPrice(lines[right]) - getUnitPrice(lines[left]));
    const eligibleLines = order.filter(
      (index) =>
        lines[index] !== undefined &&
        (coupon.kind === "fixed_cart" || isCouponApplicable(engine, coupon, lines[index].cartProduct)),
    );
    const getRemainingCents = (index: number) =>
      (lines[index]?.price ?? 0) - (reducedCentsByLine[index] ?? 0) - (reductionsByLine[index] ?? 0);
    const reduceLine = (index: number, cents: number) => {
      const reduction = Math.min(getRemainingCents(index), cents);
      reductionsByLine[index] = (reductionsByLine[index] ?? 0) + reduction;
      return reduction;
    };
    if (coupon.kind === "percent") applyPercent(coupon, lines, eligibleLines, reduceLine, getRemainingCents);
    if (coupon.kind === "fixed_product") applyToProducts(coupon, coupon.amount, lines, eligibleLines, reduceLine);
    if (coupon.kind === "fixed_cart")
      applyToCart(
        coupon.amount,
        lines,
        eligibleLines.filter((index) => (lines[index]?.price ?? 0) > 0),
        reduceLine,
      );
    reductionsByLine.forEach((cents, index) => (reducedCentsByLine[index] = (reducedCentsByLine[index] ?? 0) + cents));
    reductionsByCoupon.set(coupon.code, reductionsByLine);
  }
  return {
    byLine: reducedCentsByLine,
    coupons: coupons.map(({ code }) => ({ code, reductionsByLine: reductionsByCoupon.get(code) ?? [] })),
  };
}

const getUnitPrice = (line: DiscountLine | undefined): number =>
  line === undefined ? 0 : line.price / line.line.quantity;

type ReduceLine = (index: number, cents: number) => number;

/** Calculates the quantity of each line that a coupon with an item limit applies to. */
function listDiscountedLines(
  coupon: CouponSettings,
  lines: readonly DiscountLine[],
  eligibleIndexes: readonly number[],
): { index: number; itemCount: number }[] {
  let remainingItems = coupon.limitUsageToItems ?? Infinity;
  return eligibleIndexes.map((index) => {
    const itemCount = Math.min(lines[index]?.line.quantity ?? 0, remainingItems);
    remainingItems -= itemCount;
    return { index, itemCount };
  });
}

function applyPercent(
  coupon: CouponSettings,
  lines: readonly DiscountLine[],
  eligibleIndexes: readonly number[],
  reduceLine: ReduceLine,
  getRemainingCents: (index: number) => number,
): void {
  let discountBasis = 0;
  let total = 0;
  for (const { index, itemCount } of listDiscountedLines(coupon, lines, eligibleIndexes)) {
    const price = getUnitPrice(lines[index]) * itemCount;
    discountBasis += price;
    total += reduceLine(
      index,
      roundHalfDown(Math.min(getRemainingCents(index), Math.floor((price * coupon.amount) / 100))),
    );
  }
  distributeDiscount(roundHalfDown((discountBasis * coupon.amount) / 100) - total, lines, eligibleIndexes, reduceLine);
}

function applyToProducts(
  coupon: CouponSettings,
  amount: number,
  lines: readonly DiscountLine[],
  eligibleIndexes: readonly number[],
  reduceLine: ReduceLine,
): number {
  return listDiscountedLines(coupon, lines, eligibleIndexes).reduce(
    (total, { index, itemCount }) => total + reduceLine(index, amount * itemCount),
    0,
  );
}

/** Distributes an amount over all items and then the remainder cent by cent. */
function applyToCart(
  amount: number,
  lines: readonly DiscountLine[],
  eligibleIndexes: readonly number[],
  reduceLine: ReduceLine,
): void {
  const itemCount = eligibleIndexes.reduce((sum, index) => sum + (lines[index]?.line.quantity ?? 0), 0);
  if (itemCount === 0 || amount <= 0) return;
  const amountPerItem = Math.floor(amount / itemCount);
  if (amountPerItem === 0) return distributeDiscount(amount, lines, eligibleIndexes, reduceLine);
  const total = eligibleIndexes.reduce(
    (sum, index) => sum + reduceLine(index, amountPerItem * (lines[index]?.line.quantity ?? 0)),
    0,
  );
  if (total > 0 && total < amount) applyToCart(amount - total, lines, eligibleIndexes, reduceLine);
}

/** Distributes single cents, one per item, until the remainder is used up. */
function distributeDiscount(
  cents: number,
  lines: readonly DiscountLine[],
  eligibleIndexes: readonly number[],
  reduceLine: ReduceLine,
): void {
  let remainingItems = cents;
  for (const index of eligibleIndexes) {
    for (let itemIndex = 0; itemIndex < (lines[index]?.line.quantity ?? 0) && remainingItems > 0; itemIndex += 1)
      remainingItems -= reduceLine(index, 1);
  }
}
