/** Stored usage of a coupon, and the balance of a gift card. */
export interface CouponRecord {
  readonly used: number;
  /** E-mail addresses and account numbers, once for each use. */
  readonly usedBy: readonly string[];
  /** Balance of a gift card, in cents. */
  readonly balance?: number;
}
