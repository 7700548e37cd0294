/** What a bank's page tells as it sends its customer back. The gateway asks Stripe itself before it believes it. */
export interface PaymentReturn {
  readonly payment: string;
  readonly isPaid: boolean;
}

/** Reads it from the query of this page's address; null where nobody comes back from a bank. */
export function readReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search);
  const payment = query.get("payment_intent");
  return payment ? { payment, isPaid: query.get("redirect_status") === "succeeded" } : null;
}

/** Whether an address is another host's web page, as a payment service's is. */
export function isElsewhere(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== window.location.origin;
}
