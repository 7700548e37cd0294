import type { CardIntent } from "../records/CardIntent.ts";
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
