/** Stored payment intent of a card payment. */
export interface CardIntent {
  readonly id: string;
  readonly clientSecret: string;
  /** Minor units; 0 for a set-up without a payment. */
  readonly amount: number;
  readonly currency: string;
  readonly status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  /** Minor units that were paid back. */
  readonly refunded: number;
}
