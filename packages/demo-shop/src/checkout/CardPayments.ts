/** A payment that a card network has been asked for. */
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

/** Stands where Stripe's API stands for a real shop. */
export interface CardPayments {
  /** Cards can be taken at all. */
  readonly configured: boolean;
  createIntent(kind: "PAYMENT" | "SETUP", amount: number, currency: string): CardIntent;
  intent(id: string): CardIntent | undefined;
}

/** A shop whose keys are not set. */
export const noCardPayments: CardPayments = {
  configured: false,
  createIntent: () => {
    throw new Error("Cards are not configured");
  },
  intent: () => undefined,
};
