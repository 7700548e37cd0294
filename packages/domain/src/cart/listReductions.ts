import type { Money } from "../money/index.ts";
import type { AppliedCoupon } from "./cart.ts";

/** Reductions of a cart or an order. Together with `rest`, they add up exactly to the total discount. */
export interface Reductions {
  readonly coupons: readonly AppliedCoupon[];
  /** Gift cards, which pay instead of reducing the price. */
  readonly giftCards: readonly AppliedCoupon[];
  /** Discount that no code explains; 0 for none. */
  readonly rest: Money;
}

/** Tolerance in cents for each code, because the shop rounds net and tax separately. */
const MAX_ROUNDING_ERROR = 3;

/**
 * Lists the reductions of a cart or an order so that they add up to the discount. A rounding difference is added to the
 * largest reduction. If the codes save more than the discount, as with net totals, their amounts are unchanged.
 */
export function listReductions(discount: Money, coupons: readonly AppliedCoupon[]): Reductions {
  const sum = coupons.reduce((total, { saves }) => total + saves.minor, 0);
  const difference = discount.minor - sum;
  const largestCoupon = coupons.toSorted((a, b) => b.saves.minor - a.saves.minor)[0];
  const isRoundingError =
    largestCoupon !== undefined &&
    largestCoupon.saves.minor > MAX_ROUNDING_ERROR * coupons.length &&
    Math.abs(difference) <= MAX_ROUNDING_ERROR * coupons.length;
  const roundedCoupons = coupons.map((coupon) =>
    isRoundingError && coupon === largestCoupon
      ? { ...coupon, saves: { ...coupon.saves, minor: coupon.saves.minor + difference } }
      : coupon,
  );
  return {
    coupons: roundedCoupons.filter(({ giftCard }) => !giftCard),
    giftCards: roundedCoupons.filter(({ giftCard }) => giftCard),
    rest: { ...discount, minor: isRoundingError ? 0 : Math.max(0, difference) },
  };
}
