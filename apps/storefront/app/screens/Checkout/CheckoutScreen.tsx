import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CartProvider, useCart } from "@rewire/data";
import { type Cart, createEmptyCheckout, toCheckoutDetails, type CheckoutDetails } from "@rewire/domain";
import { OrderUnknown, PageTitle, Spinner, useShopSettings } from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import type { CardPaymentSettings } from "../../loaders/privateContext.server.ts";
import type { SentencePart } from "../../loaders/content/createSentence.server.ts";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { CartFailureNote } from "../parts/CartFailureNote.tsx";
import { CheckoutBody } from "./CheckoutBody.tsx";
import { readDraft, type StoredDraft } from "./draft.ts";
import { usePurchase } from "./usePurchase.ts";

interface CheckoutScreenProps {
  /** Heading while the cart is loading; the form has its own. */
  title: string;
  countries: readonly string[];
  /** Settings of card payment; null if it is not offered. */
  cards: CardPaymentSettings | null;
  /** Whether guests can sign in and create accounts. */
  canLogIn: boolean;
  /** Sentence under the button that places the order. */
  acceptance: readonly SentencePart[] | undefined;
}

/** Checkout with the current cart. */
export default function CheckoutScreen(props: CheckoutScreenProps) {
  const { currency } = useShopSettings();
  return (
    <CartProvider client={getCommerceClient(currency)}>
      <CheckoutContent {...props} />
    </CartProvider>
  );
}

function CheckoutContent({ title, ...props }: CheckoutScreenProps) {
  const state = useCart();
  const [draft] = useState(readDraft);
  const { phase, finishPurchase, checkOrder, ...purchase } = usePurchase();
  const cart = state.kind === "ready" ? state.cart : null;
  useFinishPurchase(phase === "returning" ? cart : null, draft, finishPurchase);

  if (phase === "resuming")
    return (
      <output>
        <Spinner /> <FormattedMessage id="checkout.looking" />
      </output>
    );
  if (phase === "unknown") return <OrderUnknown onCheck={checkOrder} isChecking={purchase.isCheckingOrder} />;
  // On a slow network the order's page takes seconds: they need words, or the order may seem to be lost.
  if (phase === "returning" || phase === "leaving")
    return (
      <output>
        <Spinner /> <FormattedMessage id="checkout.placingOrder" />
      </output>
    );
  if (state.kind === "loading")
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <Spinner />
      </>
    );
  if (state.kind === "failed") return <CartFailureNote failure={state.failure} onRetry={state.retry} />;

  return <CheckoutBody {...props} {...purchase} state={state} />;
}

/** Places the order that was filled in before the redirect to the bank, once the cart is loaded. */
function useFinishPurchase(
  cart: Cart | null,
  draft: StoredDraft,
  finishPurchase: (details: CheckoutDetails, cart: Cart, isAccountMissing: boolean) => Promise<void>,
) {
  const { defaultCountry } = useShopSettings();
  const hasResumed = useRef(false);
  const resumeCheckout = useEffectEvent((now: Cart) => {
    if (hasResumed.current) return;
    hasResumed.current = true;
    void finishPurchase(
      toCheckoutDetails({ ...createEmptyCheckout(defaultCountry), ...draft }, now.needsShipping),
      now,
      draft.createsAccount === true,
    );
  });
  useEffect(() => {
    if (cart) queueMicrotask(() => resumeCheckout(cart));
  }, [cart]);
}
