import type { GatewayConfig } from "@rewire/gateway";

/**
 * Returns the hosts that a page may contact for card payments: the hosts of Stripe's script, frames and API. Returns
 * undefined if card payment is not configured.
 */
export function listCardHosts({ stripe }: Pick<GatewayConfig, "stripe">) {
  if (!stripe) return undefined;
  const { origin, host } = new URL(stripe.scriptUrl);
  const isStripeHost = host.endsWith(".stripe.com");
  return {
    script: [origin],
    frame: isStripeHost ? [origin, "https://hooks.stripe.com"] : [origin],
    connect: isStripeHost ? [origin, "https://api.stripe.com"] : [origin],
  };
}
