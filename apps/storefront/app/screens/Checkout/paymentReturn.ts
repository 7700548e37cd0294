/** Parameters of the redirect back from a bank. Untrusted: the gateway verifies them with Stripe. */
export interface PaymentReturn {
  readonly payment: string;
  readonly isPaid: boolean;
}

/** Parses the URL query of this page; null if it is no return from a bank. */
export function readReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search);
  const payment = query.get("payment_intent");
  return payment ? { payment, isPaid: query.get("redirect_status") === "succeeded" } : null;
}

/** Returns whether a URL is a page of another host, such as a payment service's. */
export function isElsewhere(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== window.location.origin;
}
