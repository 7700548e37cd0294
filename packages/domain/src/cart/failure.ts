import type { ChangeFailure, NotFoundFailure, TooLongFailure } from "../core/index.ts";

/**
 * Failures because a condition of a coupon is not met: it is for other products, for regular prices, for other customers,
 * or it cannot be combined with others. The `code` of `couponExclusive` may be the one that is already applied.
 */
export type CouponConditionFailure =
  | { readonly kind: "couponNotApplicable"; readonly code: string }
  | { readonly kind: "couponNotForSaleItems"; readonly code: string }
  | { readonly kind: "couponNotForEmail"; readonly code: string }
  | { readonly kind: "couponExclusive"; readonly code: string };

/** Failures because the subtotal is below or above a coupon's limit. `amount` is a price in the shop's format. */
export type CouponLimitFailure =
  | { readonly kind: "couponMinimum"; readonly code: string; readonly amount: string }
  | { readonly kind: "couponMaximum"; readonly code: string; readonly amount: string };

/** Failures when reading or changing the cart. */
export type CartFailure =
  | ChangeFailure
  | NotFoundFailure
  | TooLongFailure
  | { readonly kind: "outOfStock"; readonly product: string | null }
  | { readonly kind: "notEnoughStock"; readonly product: string | null; readonly remaining: number | null }
  | { readonly kind: "soldIndividually" }
  | { readonly kind: "notPurchasable" }
  | { readonly kind: "choiceMissing" }
  /** A repair without the details of the repair desk. */
  | { readonly kind: "bookingMissing" }
  | { readonly kind: "couponUnknown"; readonly code: string | null }
  | { readonly kind: "couponExpired"; readonly code: string | null }
  | { readonly kind: "couponUsedUp"; readonly code: string | null }
  | { readonly kind: "couponAlreadyApplied" }
  | CouponLimitFailure
  | CouponConditionFailure
  | { readonly kind: "shippingUnavailable" }
  | { readonly kind: "cartEmpty" };
