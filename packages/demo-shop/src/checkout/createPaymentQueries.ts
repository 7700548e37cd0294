import { calculateCart } from "../cart/calculateCart.ts";
import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import { requireSession, type RequestContext } from "../session/RequestContext.ts";
import { UserError } from "../wordpress/UserError.ts";

/**
 * Creates the resolvers of the payment methods and of the Stripe payment intent. The intent has the format of the
 * WordPress plugin "Settings for WooNuxt".
 */
export function createPaymentQueries(context: RequestContext) {
  const { engine } = context;
  return {
    paymentGateways: (args: PageArgs & { readonly where?: { readonly all?: boolean | null } | null }) => {
      if (args.where?.all && context.user === null) throw new UserError("Not authorized to view these settings");
      return createConnection(
        engine.settings.gateways,
        args,
        (one) => one.id,
        ({ id, title, description, icon }) => ({ id, title, description: description || null, icon }),
      );
    },
    /** Failures are returned in `error`. The amount is truncated, not rounded: €17.99 gives 1798, as recorded. */
    stripePaymentIntent: ({ stripePaymentMethod }: { readonly stripePaymentMethod?: "PAYMENT" | "SETUP" | null }) => {
      const method = stripePaymentMethod ?? "SETUP";
      const amount = Math.trunc((calculateCart(engine, requireSession(context)).total / 100) * 100);
      const createErrorResult = (error: string) => ({
        amount,
        currency: "EUR",
        clientSecret: null,
        id: null,
        error,
        stripePaymentMethod: method,
      });
      if (method === "PAYMENT" && amount <= 0) return createErrorResult("Cart amount must be greater than 0");
      if (!engine.cards.configured) return createErrorResult("Stripe is not enabled or configured properly");
      try {
        const { id, clientSecret } = engine.cards.createIntent(method, amount, "eur");
        return { amount, currency: "EUR", clientSecret, id, error: null, stripePaymentMethod: method };
      } catch (error) {
        return createErrorResult(
          `Failed to connect to Stripe: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    },
  };
}
