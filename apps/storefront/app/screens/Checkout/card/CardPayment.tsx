import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCardIntent } from "@rewire/data";
import type { Result, CheckoutFailure } from "@rewire/domain";
import { failed, ok } from "@rewire/domain";
import { CardFields } from "@rewire/ui";
import { useIntl } from "react-intl";
import type { CardPaymentSettings } from "../../../loaders/privateContext.server.ts";
import { isPaymentAccepted, loadStripe, toPaymentFailure, type StripeScript } from "./stripe.ts";

/**
 * Function that confirms a card payment and resolves to the payment id or a failure. If the bank requires
 * authentication, the browser leaves the page and later returns to `returnUrl`.
 */
export type ConfirmCardPayment = (returnUrl: string) => Promise<Result<string, CheckoutFailure>>;

interface CardPaymentProps {
  settings: CardPaymentSettings;
  /** Called with the payment function once the form is mounted, and with null when it is unmounted. */
  onReady: (confirmCardPayment: ConfirmCardPayment | null) => void;
}

/**
 * Stripe's card form for the current cart. Loads Stripe's script on mount. The amount of a payment cannot change, so
 * use the cart total as the React key.
 */
export function CardPayment(props: CardPaymentProps) {
  const [retryCount, setRetryCount] = useState(0);
  return <StripeCardForm key={retryCount} {...props} onRetry={() => setRetryCount(retryCount + 1)} />;
}

function StripeCardForm({ settings, onReady, onRetry }: CardPaymentProps & { onRetry: () => void }) {
  const formContainer = useRef<HTMLDivElement>(null);
  const { locale } = useIntl();
  const createPaymentIntent = useCardIntent();
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const notifyReady = useEffectEvent(onReady);

  const mountCardElement = useEffectEvent(async (isCancelled: () => boolean): Promise<(() => void) | null> => {
    const [stripe, intent] = await Promise.all([
      loadStripe(settings.scriptUrl, settings.publishableKey).catch(() => null),
      createPaymentIntent(),
    ]);
    if (isCancelled() || !formContainer.current) return null;
    if (!stripe || !intent.ok) {
      setState("failed");
      return null;
    }
    const { clientSecret, id } = intent.value;
    const elements = stripe.elements({
      clientSecret,
      locale: locale.slice(0, 2),
      appearance: { theme: "flat", variables: { fontFamily: "inherit" } },
    });
    const form = elements.create("payment");
    form.on("ready", () => setState("ready"));
    form.on("loaderror", () => setState("failed"));
    form.mount(formContainer.current);
    notifyReady((returnUrl) => confirmPayment(stripe, elements, id, clientSecret, returnUrl));
    return () => form.destroy();
  });

  useEffect(() => {
    let isCancelled = false;
    const form = Promise.withResolvers<(() => void) | null>();
    // Deferred until after this effect, which changes no state itself.
    queueMicrotask(() => form.resolve(mountCardElement(() => isCancelled)));
    return () => {
      isCancelled = true;
      notifyReady(null);
      void closeForm(form.promise);
    };
  }, []);

  return <CardFields ref={formContainer} state={state} onRetry={onRetry} />;
}

async function closeForm(form: Promise<(() => void) | null>): Promise<void> {
  (await form)?.();
}

/** Confirms a payment at most once; a retry reuses the same payment. */
async function confirmPayment(
  stripe: StripeScript,
  elements: ReturnType<StripeScript["elements"]>,
  id: string,
  clientSecret: string,
  returnUrl: string,
): Promise<Result<string, CheckoutFailure>> {
  const submitResult = await elements.submit();
  if (submitResult.error) return failed(toPaymentFailure(submitResult.error));
  const response = await stripe
    .confirmPayment({ elements, confirmParams: { return_url: returnUrl }, redirect: "if_required" })
    .catch(() => ({ error: { type: "api_connection_error" } }));
  if ("paymentIntent" in response && isPaymentAccepted(response.paymentIntent?.status)) return ok(id);
  // After a connection error, the payment may have succeeded: only the response may be lost.
  const now = await stripe.retrievePaymentIntent(clientSecret).catch(() => null);
  if (isPaymentAccepted(now?.paymentIntent?.status)) return ok(id);
  return failed(response.error ? toPaymentFailure(response.error) : { kind: "paymentNotConfirmed" });
}
