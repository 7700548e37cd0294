import type { CardIntent } from "../records/CardIntent.ts";
/** Card payment service of the shop, used in place of Stripe's API. */
export interface CardPayments {
  /** Whether card payments are available. */
  readonly configured: boolean;
  createIntent(kind: "PAYMENT" | "SETUP", amount: number, currency: string): CardIntent;
  intent(id: string): CardIntent | undefined;
}

/** Card payment service of a shop without API keys. Creating a payment intent throws an error. */
export const unavailableCardPayments: CardPayments = {
  configured: false,
  createIntent: () => {
    throw new Error("Cards are not configured");
  },
  intent: () => undefined,
};
