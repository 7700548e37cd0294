import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { readClientAddress } from "../../http/clientAddress.ts";
import type { ProxyTrust } from "../../config/proxyTrust.ts";
import type { Log } from "../../log/createLog.ts";
import type { PaymentMonitor } from "./createPaymentMonitor.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { paymentIdSchema } from "./paymentIdSchema.ts";
import { isSignedByStripe } from "./isSignedByStripe.ts";

interface StripeWebhookOptions {
  /** Secret of the webhook; null disables it, and its URL results in 404. */
  readonly secret: string | null;
  readonly paymentMonitor: Pick<PaymentMonitor, "recordPaid">;
  readonly store: KeyValueStore;
  readonly now: () => number;
  /** Trusted proxies, for the client address in the log. */
  readonly trustProxy: ProxyTrust;
  readonly log: Log;
}

const MAX_BODY_BYTES = 512 * 1024;
const noStoreHeaders = { "cache-control": "no-store" };
/** Time for which message ids are stored; longer than Stripe retries a message. */
const RETENTION_SECONDS = 7 * 24 * 60 * 60;

/** Schema of the relevant part of a message; objects other than payments are ignored. */
const stripeEventSchema = createJsonTextSchema(
  v.object({
    id: v.pipe(v.string(), v.regex(/^evt_\w{1,200}$/)),
    type: v.string(),
    data: v.nullish(v.object({ object: v.nullish(v.object({ id: v.optional(v.unknown()) })) })),
  }),
);

/**
 * Creates the route `POST /webhooks/stripe`, which Stripe calls after a card payment. The message only triggers a
 * query: decisions are based on the payment that Stripe's API returns.
 */
export function createStripeWebhook({
  secret,
  paymentMonitor,
  store,
  now,
  trustProxy,
  log,
}: StripeWebhookOptions): Hono {
  const app = new Hono();
  if (secret === null) return app;

  app.post(
    "/webhooks/stripe",
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: "The message is too long." }, 413, noStoreHeaders),
    }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      if (!isSignedByStripe(body, c.req.header("stripe-signature") ?? "", secret, now())) {
        const fields = { security: "badSignature", address: readClientAddress(c, trustProxy) } as const;
        log.warn("A message to /webhooks/stripe was not signed by Stripe, or long ago, and is ignored", fields);
        return c.json({ error: "The signature does not fit." }, 401, noStoreHeaders);
      }
      const event = parseOrNull(stripeEventSchema, new TextDecoder().decode(body));
      if (!event) return c.json({ error: "The message cannot be read." }, 400, noStoreHeaders);
      const key = `stripe-event:${event.id}`;
      const payment = parseOrNull(paymentIdSchema, event.data?.object?.id);
      if (event.type !== "payment_intent.succeeded" || !payment || (await store.get(key)) !== null)
        return c.json({ status: "ok" }, 200, noStoreHeaders);
      await paymentMonitor.recordPaid(payment);
      // Stored last: Stripe must retry a message that could not be processed.
      await store.set(key, "1", RETENTION_SECONDS);
      return c.json({ status: "ok" }, 200, noStoreHeaders);
    },
  );
  app.all("/webhooks/stripe", (c) =>
    c.json({ error: "Only POST is answered here." }, 405, { ...noStoreHeaders, allow: "POST" }),
  );
  return app;
}
