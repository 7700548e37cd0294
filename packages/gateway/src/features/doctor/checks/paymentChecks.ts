import { CARD_GATEWAY } from "@rewire/domain";
import {
  createErrorFinding,
  createOkFinding,
  createUnknownFinding,
  createWarning,
  type Check,
} from "../CheckResult.ts";

/** Checks of the payment methods. */
export const paymentChecks: readonly Check[] = [
  {
    id: "gateways",
    subject: "there is a way to pay",
    isVital: false,
    examine: ({ site: { gateways } }) => {
      if (gateways === null) return createUnknownFinding("The ways to pay cannot be read.");
      if (gateways.length > 0) return createOkFinding(`One can pay by ${gateways.join(", ")}.`);
      return createErrorFinding("There is no way to pay.", "WooCommerce → Settings → Payments: enable one.");
    },
  },
  {
    id: "stripe",
    subject: "cards: the gateway, the keys, and Stripe's messages",
    isVital: false,
    examine: ({ site: { gateways }, stripe: attempt }, { stripe }) => {
      const hasGateway = gateways?.includes(CARD_GATEWAY) ?? false;
      if (!stripe) {
        if (!hasGateway) return createOkFinding("Cards are not offered.");
        return createWarning(
          "The shop offers cards, the storefront does not.",
          "Set STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY.",
        );
      }
      if (gateways !== null && !hasGateway) {
        return createErrorFinding(
          "Keys of Stripe are set, and the shop has no gateway for cards.",
          "WooCommerce → Settings → Payments: enable Stripe, or unset STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY.",
        );
      }
      const stripeKeyModes = [stripe.publishableKey, stripe.secretKey].map((key) => /_(live|test)_/.exec(key)?.[1]);
      if (stripeKeyModes[0] !== stripeKeyModes[1]) {
        return createErrorFinding(
          "One key of Stripe is for tests, the other is not.",
          "Set STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY to keys of the same mode.",
        );
      }
      if (attempt.state === "failed") {
        return createErrorFinding(
          `${attempt.reason}.`,
          "Set STRIPE_SECRET_KEY to a key that may read payments and make refunds, and let this machine reach api.stripe.com.",
        );
      }
      if (stripe.webhookSecret === null) {
        return createWarning(
          "A card may be charged for an order that never comes, and nobody hears of it.",
          "Set STRIPE_WEBHOOK_SECRET; add the endpoint /webhooks/stripe at Stripe for payment_intent.succeeded.",
        );
      }
      return createOkFinding("Stripe answers.");
    },
  },
];
