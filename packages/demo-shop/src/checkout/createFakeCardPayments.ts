import type { ShopDatabase } from "../database/ShopDatabase.ts";
import { createRandom, createTokenGenerator } from "../engine/random.ts";
import type { CardPayments } from "../engine/CardPayments.ts";
import type { CardIntent } from "../records/CardIntent.ts";

/** Simulation of Stripe's API for payment intents, whose outcome is set by a test or by the simulated bank page. */
export interface FakeCardPayments extends CardPayments {
  /**
   * Confirms or declines a payment, or requires authentication first. A wrong secret changes nothing, and a paid intent
   * stays paid.
   */
  readonly confirm: (id: string, clientSecret: string, outcome: "pay" | "decline" | "ask") => CardIntent | undefined;
  /** Refunds the full amount; undefined if there is nothing to refund. */
  readonly refund: (id: string) => CardIntent | undefined;
}

/** Creates a simulated card payment service that stores its payment intents in the shop's database. */
export function createFakeCardPayments(
  database: ShopDatabase,
  random: () => number = createRandom(7),
): FakeCardPayments {
  const token = createTokenGenerator(random);
  const findIntent = (id: string) => database.read("intent", id);
  return {
    configured: true,
    createIntent(kind, amount, currency) {
      const id = `${kind === "PAYMENT" ? "pi" : "seti"}_${token(24, "hex")}`;
      const intent: CardIntent = {
        id,
        clientSecret: `${id}_secret_${token(24, "hex")}`,
        amount,
        currency,
        status: "requires_payment_method",
        refunded: 0,
      };
      database.write("intent", id, intent);
      return intent;
    },
    intent: findIntent,
    confirm(id, clientSecret, outcome) {
      const intent = findIntent(id);
      if (intent === undefined || intent.clientSecret !== clientSecret || intent.status === "canceled")
        return undefined;
      if (intent.status === "succeeded") return intent;
      const changedIntent: CardIntent = {
        ...intent,
        status: outcome === "pay" ? "succeeded" : outcome === "ask" ? "requires_action" : "requires_payment_method",
      };
      database.write("intent", id, changedIntent);
      return changedIntent;
    },
    refund(id) {
      const intent = findIntent(id);
      if (intent === undefined || intent.status !== "succeeded" || intent.refunded > 0) return undefined;
      const refundedIntent: CardIntent = { ...intent, refunded: intent.amount };
      database.write("intent", id, refundedIntent);
      return refundedIntent;
    },
  };
}
