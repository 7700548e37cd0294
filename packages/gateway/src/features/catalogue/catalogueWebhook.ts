import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { clientAddress } from "../../http/clientAddress.ts";
import type { ProxyTrust } from "../../config/proxyTrust.ts";
import type { Log } from "../../log/createLog.ts";
import { isSignedByShop } from "./isSignedByShop.ts";

interface CatalogueWebhookOptions {
  /** null switches the webhook off: its address does not exist. */
  readonly secret: string | null;
  /** Begins to read the catalogue afresh; does not wait for it. */
  readonly scheduleRefresh: () => void;
  /** Whose word about a message's origin is written down. */
  readonly trustProxy: ProxyTrust;
  readonly log: Log;
}

/** A product with a hundred variations and a long description stays well below. */
const maxBodyBytes = 2 * 1024 * 1024;

const noStore = { "cache-control": "no-store" };

/**
 * `POST /webhooks/catalogue`: the shop tells that a product has changed. What has changed is not read from the message:
 * the catalogue is read afresh, so that a message that comes late, twice or out of order does no harm.
 */
export function catalogueWebhook({ secret, scheduleRefresh, trustProxy, log }: CatalogueWebhookOptions): Hono {
  const app = new Hono();
  if (secret === null) return app;

  app.post(
    "/webhooks/catalogue",
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json({ error: "The message is too long." }, 413, noStore) }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const signature = c.req.header("x-wc-webhook-signature");
      // WooCommerce knocks once, unsigned, when the webhook is saved, and insists on an answer of 200.
      if (signature === undefined && /^webhook_id=\d{1,20}$/.test(new TextDecoder().decode(body.subarray(0, 40))))
        return c.json({ status: "ok" }, 200, noStore);
      if (!isSignedByShop(body, signature ?? "", secret)) {
        const fields = { security: "badSignature", address: clientAddress(c, trustProxy) } as const;
        log.warn("A message to /webhooks/catalogue was not signed by the shop and is ignored", fields);
        return c.json({ error: "The signature does not fit." }, 401, noStore);
      }
      log.debug("The shop says that its catalogue has changed", {
        topic: c.req.header("x-wc-webhook-topic")?.slice(0, 60),
      });
      scheduleRefresh();
      return c.json({ status: "ok" }, 200, noStore);
    },
  );
  app.all("/webhooks/catalogue", (c) =>
    c.json({ error: "Only POST is answered here." }, 405, { ...noStore, allow: "POST" }),
  );
  return app;
}
