import { createTrustedRule, trustedPolicies, type CheckoutFailure } from "@rewire/domain";

/** Subset of Stripe's browser API needed for a Payment Element. */
export interface StripeScript {
  elements(options: { clientSecret: string; locale: string; appearance: object }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: "if_required";
  }): Promise<StripeResult>;
  retrievePaymentIntent(clientSecret: string): Promise<StripeResult>;
}

interface StripeElements {
  create(kind: "payment"): StripeElement;
  /** Validates the form, which shows its own errors. */
  submit(): Promise<{ error?: StripeError }>;
}

interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: "ready" | "loaderror", listener: () => void): unknown;
  destroy(): void;
}

interface StripeResult {
  readonly error?: StripeError;
  readonly paymentIntent?: { readonly id: string; readonly status: string };
}

interface StripeError {
  readonly type: string;
  readonly code?: string;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

let scriptPromise: Promise<void> | null = null;
let toScriptUrl: ((url: string) => string) | null = null;

/** Creates a Trusted Types policy that allows one URL only; each policy name can be created once per page. */
const createScriptUrlRule = (allowedUrl: string) =>
  createTrustedRule(trustedPolicies.cardScript, "createScriptURL", (url) => {
    if (url !== allowedUrl) throw new TypeError(`This page's card script is not ${url}`);
    return url;
  });

/** Loads Stripe's script once per page. If loading fails, the next call tries again. */
export async function loadStripe(scriptUrl: string, publishableKey: string): Promise<StripeScript> {
  scriptPromise ??= new Promise<void>((resolve, reject) => {
    if (window.Stripe) return resolve();
    const script = document.createElement("script");
    toScriptUrl ??= createScriptUrlRule(scriptUrl);
    script.src = toScriptUrl(scriptUrl);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      scriptPromise = null;
      reject(new Error("Stripe's script cannot be loaded"));
    });
    document.head.append(script);
  });
  await scriptPromise;
  if (!window.Stripe) throw new Error("Stripe's script brought no Stripe");
  return window.Stripe(publishableKey);
}

/** Returns whether a payment has succeeded, has been authorised, or is being processed. */
export const isPaymentAccepted = (status: string | undefined): boolean =>
  status === "succeeded" || status === "processing" || status === "requires_capture";

/** Converts a Stripe error to a checkout failure. */
export function toPaymentFailure({ type, code }: StripeError): CheckoutFailure {
  if (type === "validation_error") return { kind: "paymentIncomplete" };
  if (type === "api_connection_error") return { kind: "paymentLost" };
  if (code === "expired_card") return { kind: "cardExpired" };
  if (code === "payment_intent_authentication_failure") return { kind: "paymentNotConfirmed" };
  return type === "card_error" ? { kind: "paymentDeclined" } : { kind: "paymentUnavailable" };
}
