import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { clientAddress } from "../../http/clientAddress.ts";
import type { ProxyTrust } from "../../config/proxyTrust.ts";
import type { Log } from "../../log/createLog.ts";
import type { PaymentWatch } from "./createPaymentWatch.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { jsonOf } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { isSignedByStripe } from "./isSignedByStripe.ts";

interface StripeWebhookOptions {
  /** null switches the webhook off: its address does not exist. */
  readonly secret: string | null;
  readonly watch: Pick<PaymentWatch, "paid">;
  readonly store: KeyValueStore;
  readonly now: () => number;
  /** Whose word about a message's origin is written down. */
  readonly trustProxy: ProxyTrust;
  readonly log: Log;
}

const maxBodyBytes = 512 * 1024;
const noStore = { "cache-control": "no-store" };
/** Longer than Stripe goes on sending a message again. */
const rememberedSeconds = 7 * 24 * 60 * 60;

/** The part of a message that is read; an object that is no payment is none of ours. */
const stripeEvent = jsonOf(
  v.object({
    id: v.pipe(v.string(), v.regex(/^evt_\w{1,200}$/)),
    type: v.string(),
    data: v.nullish(v.object({ object: v.nullish(v.object({ id: v.optional(v.unknown()) })) })),
  }),
);
const paymentId = v.pipe(v.string(), v.regex(/^pi_\w{1,200}$/));

/**
 * `POST /webhooks/stripe`: Stripe tells that a card payment has been made, also where the browser that made it is gone.
 * The message is a hint alone: what is done about it is decided by what Stripe answers when it is asked.
 */
export function stripeWebhook({ secret, watch, store, now, trustProxy, log }: StripeWebhookOptions): Hono {
  const app = new Hono();
  if (secret === null) return app;

  app.post(
    "/webhooks/stripe",
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json({ error: "The message is too long." }, 413, noStore) }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      if (!isSignedByStripe(body, c.req.header("stripe-signature") ?? "", secret, now())) {
        const fields = { security: "badSignature", address: clientAddress(c, trustProxy) } as const;
        log.warn("A message to /webhooks/stripe was not signed by Stripe, or long ago, and is ignored", fields);
        return c.json({ error: "The signature does not fit." }, 401, noStore);
      }
      const event = parseOrNull(stripeEvent, new TextDecoder().decode(body));
      if (!event) return c.json({ error: "The message cannot be read." }, 400, noStore);
      const key = `stripe-event:${event.id}`;
      const payment = parseOrNull(paymentId, event.data?.object?.id);
      if (event.type !== "payment_intent.succeeded" || !payment || (await store.get(key)) !== null)
        return c.json({ status: "ok" }, 200, noStore);
      await watch.paid(payment);
      // Only now: a message that could not be kept is to come again.
      await store.set(key, "1", rememberedSeconds);
      return c.json({ status: "ok" }, 200, noStore);
    },
  );
  app.all("/webhooks/stripe", (c) =>
    c.json({ error: "Only POST is answered here." }, 405, { ...noStore, allow: "POST" }),
  );
  return app;
}
