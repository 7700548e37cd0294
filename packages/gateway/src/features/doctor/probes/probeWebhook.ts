import type { GatewayConfig } from "../../../config/GatewayConfig.ts";
import { signAsShop } from "../../catalogue/isSignedByShop.ts";
import type { ProbeResult } from "../ShopFacts.ts";

/** Body as the shop would send it; the storefront verifies only its signature, then fetches the changes. */
const MESSAGE_BODY = JSON.stringify({ id: 0 });

/** Sends a webhook message to the storefront, signed as the shop would sign it. */
export async function probeWebhook(config: GatewayConfig, fetch: typeof globalThis.fetch): Promise<ProbeResult> {
  const { webhookSecret } = config.catalogue;
  const { baseUrl } = config.settings.site;
  if (webhookSecret === null) return { state: "notTried", reason: "CATALOGUE_WEBHOOK_SECRET is not set." };
  if (baseUrl === "") return { state: "notTried", reason: "BASE_URL, the storefront's own address, is not set." };
  try {
    const response = await fetch(`${baseUrl}/webhooks/catalogue`, {
      method: "POST",
      body: MESSAGE_BODY,
      headers: {
        "content-type": "application/json",
        "x-wc-webhook-topic": "product.updated",
        "x-wc-webhook-signature": signAsShop(new TextEncoder().encode(MESSAGE_BODY), webhookSecret),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(config.limits.shopTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return { state: "worked" };
    return { state: "failed", reason: `it answered ${response.status}`, status: response.status };
  } catch (error) {
    return { state: "failed", reason: error instanceof Error ? error.message : String(error), status: null };
  }
}
