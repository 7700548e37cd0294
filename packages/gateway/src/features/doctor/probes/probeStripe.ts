import type { GatewayConfig } from "../../../config/GatewayConfig.ts";
import { createStripe } from "../../payment/createStripe.ts";
import type { ProbeResult } from "../ShopFacts.ts";

/** Id of a payment that does not exist: Stripe checks the key's permissions first. */
const UNKNOWN_PAYMENT_ID = "pi_doctor";

/** Requests a payment from Stripe to verify that the secret key has permission to read payments. */
export async function probeStripe(config: GatewayConfig, fetch: typeof globalThis.fetch): Promise<ProbeResult> {
  if (!config.stripe) return { state: "notTried", reason: "No keys of Stripe are set." };
  try {
    await createStripe({ ...config.stripe, timeoutMs: config.limits.shopTimeoutMs, fetch }).read(UNKNOWN_PAYMENT_ID);
    return { state: "worked" };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { state: "failed", reason, status: Number(/\b\d{3}\b/.exec(reason)?.[0] ?? 0) || null };
  }
}
