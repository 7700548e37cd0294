import { parseUrl } from "@rewire/domain";

/**
 * URL parameters with which the bank redirects the browser back to the checkout. They are untrusted; the gateway
 * verifies them with Stripe.
 */
export interface PaymentRedirect {
  readonly payment: string;
  /** Whether it was charged, or may be on its way; otherwise nothing was charged. */
  readonly isPaid: boolean;
}

/** Parses the URL parameters of the bank's redirect. Returns null if the page was not opened by such a redirect. */
export function readPaymentRedirect(search: string): PaymentRedirect | null {
  const query = new URLSearchParams(search);
  const payment = query.get("payment_intent");
  return payment ? { payment, isPaid: query.get("redirect_status") !== "failed" } : null;
}

/** Returns whether a URL belongs to another host, such as a payment service. */
export function isOnOtherHost(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== window.location.origin;
}
