import type { GatewayConfig } from "@rewire/gateway";

/**
 * Returns the hosts that a page may contact for card payment (script, frames and API of Stripe); undefined without card
 * payment.
 */
export function cardHosts({ stripe }: Pick<GatewayConfig, "stripe">) {
  if (!stripe) return undefined;
  const { origin, host } = new URL(stripe.scriptUrl);
  const isStripe = host.endsWith(".stripe.com");
  return {
    script: [origin],
    frame: isStripe ? [origin, "https://hooks.stripe.com"] : [origin],
    connect: isStripe ? [origin, "https://api.stripe.com"] : [origin],
  };
}
