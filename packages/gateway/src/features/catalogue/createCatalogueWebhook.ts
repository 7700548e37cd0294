import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { readClientAddress } from "../../http/clientAddress.ts";
import type { ProxyTrust } from "../../config/proxyTrust.ts";
import type { Log } from "../../log/createLog.ts";
import { isSignedByShop } from "./isSignedByShop.ts";

interface CatalogueWebhookOptions {
  /** Secret of the webhook; null disables it, and its URL results in 404. */
  readonly secret: string | null;
  /**
   * Called after a change in the shop, without waiting.
   * @param ids Changed products; empty if unknown
   */
  readonly onChanged: (ids: readonly number[]) => void;
  /** Trusted proxies, for the client address in the log. */
  readonly trustProxy: ProxyTrust;
  readonly log: Log;
}

/** Maximum size of a message; a product with a hundred variations and a long description stays well below. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const noStoreHeaders = { "cache-control": "no-store" };

const databaseId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Part of a product in a message: only the id for a deleted one. A variation refers to its product as `parent_id`. */
const changedProductSchema = v.object({ id: databaseId, parent_id: v.fallback(v.optional(databaseId), undefined) });

/**
 * Returns the ids of changed products in a message, from the body of WooCommerce's topics `product.created`,
 * `.updated`, `.deleted` and `.restored`; none for an invalid body.
 */
function readChangedIds(body: Uint8Array): readonly number[] {
  try {
    const { id, parent_id: parent } = v.parse(changedProductSchema, JSON.parse(new TextDecoder().decode(body)));
    return parent === undefined ? [id] : [parent];
  } catch {
    return [];
  }
}

/**
 * Creates the route `POST /webhooks/catalogue`, which the shop calls after a product has changed. The product is read
 * again from the shop, so that late, repeated or reordered messages are harmless.
 */
export function createCatalogueWebhook({ secret, onChanged, trustProxy, log }: CatalogueWebhookOptions): Hono {
  const app = new Hono();
  if (secret === null) return app;

  app.post(
    "/webhooks/catalogue",
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: "The message is too long." }, 413, noStoreHeaders),
    }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const signature = c.req.header("x-wc-webhook-signature");
      // WooCommerce sends an unsigned ping when the webhook is saved, and requires status 200.
      if (signature === undefined && /^webhook_id=\d{1,20}$/.test(new TextDecoder().decode(body.subarray(0, 40))))
        return c.json({ status: "ok" }, 200, noStoreHeaders);
      if (!isSignedByShop(body, signature ?? "", secret)) {
        const fields = { security: "badSignature", address: readClientAddress(c, trustProxy) } as const;
        log.warn("A message to /webhooks/catalogue was not signed by the shop and is ignored", fields);
        return c.json({ error: "The signature does not fit." }, 401, noStoreHeaders);
      }
      const ids = readChangedIds(body);
      log.debug("The shop says that its catalogue has changed", {
        topic: c.req.header("x-wc-webhook-topic")?.slice(0, 60),
        products: ids.join(),
      });
      onChanged(ids);
      return c.json({ status: "ok" }, 200, noStoreHeaders);
    },
  );
  app.all("/webhooks/catalogue", (c) =>
    c.json({ error: "Only POST is answered here." }, 405, { ...noStoreHeaders, allow: "POST" }),
  );
  return app;
}
