import { readText, ShopRequestError } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";

/** Card payment as Stripe returns it, without its id. */
const stripePaymentSchema = v.object({
  /** Amount in minor units. */
  amount: v.number(),
  /** ISO 4217 code, lower case. */
  currency: v.string(),
  status: v.string(),
});

export type StripePayment = Readonly<v.InferOutput<typeof stripePaymentSchema>> & { readonly id: string };

/** Client of the Stripe API with the secret key, for the server only. */
export interface Stripe {
  /** Returns null for a payment of another account. @throws ShopRequestError when Stripe is unavailable. */
  read(id: string): Promise<StripePayment | null>;
  /** Refunds the full amount; repeated calls refund once. @throws ShopRequestError when Stripe fails. */
  payBack(id: string): Promise<void>;
}

/** Options of the connection to Stripe. */
export interface StripeOptions {
  readonly secretKey: string;
  /** URL of Stripe's API. @default "https://api.stripe.com" in the configuration */
  readonly apiUrl: string;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
}

/** Maximum size of a response, more than any payment needs. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

/**
 * Creates a client for Stripe's API, or for a mock of it. Decision record 0045 explains why Stripe's own library is not
 * used.
 */
export function createStripe({ secretKey, apiUrl, timeoutMs, fetch }: StripeOptions): Stripe {
  const sendRequest = async (
    path: string,
    init: {
      readonly method?: string;
      readonly body?: URLSearchParams;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) => {
    const headers = { ...init.headers, authorization: `Bearer ${secretKey}` };
    try {
      return await fetch(`${apiUrl.replace(/\/+$/, "")}/v1/${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "manual",
      });
    } catch (error) {
      throw new ShopRequestError("Stripe cannot be reached", { cause: error });
    }
  };

  return {
    async read(id) {
      const response = await sendRequest(`payment_intents/${encodeURIComponent(id)}`);
      if (response.status === 404) return null;
      const body: unknown = await readText(response, MAX_RESPONSE_BYTES)
        .then(JSON.parse)
        .catch(() => null);
      const payment = parseOrNull(stripePaymentSchema, body);
      if (!response.ok || !payment) throw new ShopRequestError(`Stripe answered ${response.status}`);
      return { ...payment, id };
    },
    async payBack(id) {
      const body = new URLSearchParams({ payment_intent: id });
      const response = await sendRequest("refunds", {
        method: "POST",
        body,
        headers: { "idempotency-key": `rewire-${id}` },
      });
      // An unread response would block its connection.
      await response.body?.cancel();
      if (!response.ok) throw new ShopRequestError(`Stripe did not pay back: ${response.status}`);
    },
  };
}
