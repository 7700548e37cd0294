import { createTrustedRule, trustedPolicies, type CheckoutFailure } from "@rewire/domain";

/** The part of Stripe's script that a Payment Element needs. */
export interface StripeScript {
  elements(options: { clientSecret: string; locale: string; appearance: object }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: "if_required";
  }): Promise<StripeAnswer>;
  retrievePaymentIntent(clientSecret: string): Promise<StripeAnswer>;
}

interface StripeElements {
  create(kind: "payment"): StripeElement;
  /** What is missing in the form, said by the form itself. */
  submit(): Promise<{ error?: StripeError }>;
}

interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: "ready" | "loaderror", listener: () => void): unknown;
  destroy(): void;
}

interface StripeAnswer {
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

let loading: Promise<void> | null = null;
let toScriptUrl: ((url: string) => string) | null = null;

/** Lets one address through and no other, ever: there is one policy of a name in a page. */
const onlyThis = (allowed: string) =>
  createTrustedRule(trustedPolicies.cardScript, "createScriptURL", (url) => {
    if (url !== allowed) throw new TypeError(`This page's card script is not ${url}`);
    return url;
  });

/** Asks for the script, once a page; after a failure it may be asked for again. */
export async function loadStripe(scriptUrl: string, publishableKey: string): Promise<StripeScript> {
  loading ??= new Promise<void>((resolve, reject) => {
    if (window.Stripe) return resolve();
    const script = document.createElement("script");
    toScriptUrl ??= onlyThis(scriptUrl);
    script.src = toScriptUrl(scriptUrl);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      loading = null;
      reject(new Error("Stripe's script cannot be loaded"));
    });
    document.head.append(script);
  });
  await loading;
  if (!window.Stripe) throw new Error("Stripe's script brought no Stripe");
  return window.Stripe(publishableKey);
}

/** Whether the money is here, or certainly on its way. */
export const isTaken = (status: string | undefined): boolean =>
  status === "succeeded" || status === "processing" || status === "requires_capture";

/** What a refusal of Stripe's means, in our words. */
export function toPaymentFailure({ type, code }: StripeError): CheckoutFailure {
  if (type === "validation_error") return { kind: "paymentIncomplete" };
  if (type === "api_connection_error") return { kind: "paymentLost" };
  if (code === "expired_card") return { kind: "cardExpired" };
  if (code === "payment_intent_authentication_failure") return { kind: "paymentNotConfirmed" };
  return type === "card_error" ? { kind: "paymentDeclined" } : { kind: "paymentUnavailable" };
}
