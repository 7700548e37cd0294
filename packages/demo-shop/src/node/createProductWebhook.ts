import { createHmac } from "node:crypto";
import type { Engine } from "../engine/Engine.ts";
import { toProductView } from "../rest/toProductView.ts";

interface ProductWebhookOptions {
  /** URL that messages are sent to. */
  readonly url: string;
  readonly secret: string;
  readonly engine: () => Engine;
  /** Called with an error message for a failed delivery. */
  readonly onError: (error: unknown) => void;
}

const TIMEOUT_MS = 5_000;

/**
 * Creates the WooCommerce webhook "Product updated", which sends a signed message for each product that a transaction
 * has saved. Unlike WooCommerce, the shop sends the message immediately, and does not retry failed deliveries.
 */
export function createProductWebhook({ url, secret, engine, onError }: ProductWebhookOptions) {
  const pendingProductIds = new Set<number>();
  let deliveryPromise: Promise<void> | null = null;
  let deliveryCount = 0;

  const sendProductUpdate = async (id: number): Promise<void> => {
    const message = createProductPayload(engine(), id);
    if (!message) return;
    const body = JSON.stringify(message);
    deliveryCount += 1;
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "user-agent": "WooCommerce/10.0.2 Hookshot (WordPress/6.8.3)",
        "x-wc-webhook-source": `${engine().siteUrl}/`,
        "x-wc-webhook-topic": "product.updated",
        "x-wc-webhook-resource": "product",
        "x-wc-webhook-event": "updated",
        "x-wc-webhook-signature": createHmac("sha256", secret).update(body).digest("base64"),
        "x-wc-webhook-id": "1",
        "x-wc-webhook-delivery-id": String(deliveryCount),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    if (!response.ok) onError(`The webhook about product ${id} was answered ${response.status}.`);
  };
  const sendAll = async (): Promise<void> => {
    for (const id of pendingProductIds) {
      pendingProductIds.delete(id);
      await sendProductUpdate(id).catch(() => onError(`The webhook about product ${id} could not be delivered.`));
    }
  };

  return {
    /** Queues a message. @param id Product or variation */
    send(id: number): void {
      pendingProductIds.add(id);
      setImmediate(() => {
        deliveryPromise ??= sendAll().finally(() => {
          deliveryPromise = null;
        });
      });
    },
    /** Waits for pending deliveries. */
    close: async (): Promise<void> => {
      await deliveryPromise;
    },
  };
}

/** Creates the webhook's message: the product in the REST format; a variation includes the id of its product. */
function createProductPayload(engine: Engine, id: number): object | null {
  const product = engine.edits.products.get(id);
  if (product) return toProductView(engine, product);
  const parent = [...engine.edits.products.values()].find(
    (candidate) => candidate.type === "variable" && candidate.variations.some((variation) => variation.id === id),
  );
  return parent ? { ...toProductView(engine, parent), id, parent_id: parent.id, type: "variation" } : null;
}
