import type { ChangeFailure, NotFoundFailure, TooLongFailure } from "../core/index.ts";

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
  | { readonly kind: "shippingUnavailable" }
  | { readonly kind: "cartEmpty" };
