/** Stored payment intent of a card payment. */
export interface CardIntent {
  readonly id: string;
  readonly clientSecret: string;
  /** Amount in minor units; 0 for a set-up without a payment. */
  readonly amount: number;
  readonly currency: string;
  readonly status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  /** Refunded amount in minor units. */
  readonly refunded: number;
}
