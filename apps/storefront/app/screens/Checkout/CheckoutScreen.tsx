import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { readAttempt, StoreClientProvider, useCart, useChooseShipping, useUpdateAddress } from "@rewire/data";
import type { Cart, ShopFailure } from "@rewire/domain";
import { EmptyState, FailureText, Button, OrderUnknown, Spinner, useStoreSettings } from "@rewire/ui";
import { CheckoutForm, emptyCheckout, toCheckoutDetails, type CheckoutDetails, type CheckoutValues } from "@rewire/ui/checkout";
import { FormattedMessage } from "react-intl";
import type { CardSettings } from "../../lib/pageContext.ts";
import { useLinks } from "../../lib/useLinks.ts";
import { useStore } from "../../store/StoreContext.ts";
import { storeClient } from "../../store/storeClient.ts";
import type { PayByCard } from "./card/CardPayment.tsx";
import { readDraft, writeDraft } from "./draft.ts";
import { cardGateway, usePurchase } from "./usePurchase.ts";
import { useStates } from "./useStates.ts";

/** Only who chooses to pay by card waits for it. */
const CardPayment = lazy(() => import("./card/CardPayment.tsx").then((module) => ({ default: module.CardPayment })));

interface CheckoutScreenProps {
  countries: readonly string[];
  /** null where cards are not taken. */
  cards: CardSettings | null;
}

/** The checkout with the cart of this visit. */
export default function CheckoutScreen(props: CheckoutScreenProps) {
  const { currency } = useStoreSettings();
  return (
    <StoreClientProvider client={storeClient(currency)}>
      <Checkout {...props} />
    </StoreClientProvider>
  );
}

function Checkout({ countries, cards }: CheckoutScreenProps) {
  const state = useCart();
  const links = useLinks();
  const { openCart } = useStore();
  const { defaultCountry } = useStoreSettings();
  const [draft] = useState(readDraft);
  const { states, askStates } = useStates(draft.delivery?.country ?? defaultCountry);
  const { updateAddress, isUpdating } = useUpdateAddress();
  const { chooseShipping, isChoosing } = useChooseShipping();
  const { phase, place, finish, check, isLooking, arrival, isPaidBack } = usePurchase();
  const [payByCard, setPayByCard] = useState<PayByCard | null>(null);
  const cart = state.kind === "ready" ? state.cart : null;
  useFinish(phase === "returning" ? cart : null, draft, finish);

  if (phase === "resuming") return <output><Spinner /> <FormattedMessage id="checkout.looking" /></output>;
  if (phase === "unknown") return <OrderUnknown onCheck={check} isChecking={isLooking} />;
  if (phase === "returning") return <output><Spinner /> <FormattedMessage id="checkout.placingOrder" /></output>;
  if (state.kind === "loading" || phase === "leaving") return <Spinner />;
  if (state.kind === "failed") return <CartTrouble failure={state.failure} onRetry={state.retry} />;

  const handleCountry = (country: string, address: "delivery" | "billing") => {
    askStates(country);
    if (address === "delivery") void updateAddress({ billing: { country }, shipping: { country } });
  };

  const isPaid = readAttempt()?.payment != null;
  const cardForm = cards && <Suspense fallback={<Spinner />}><CardPayment key={state.cart.totals.total.minor} settings={cards} onReady={(pay) => setPayByCard(() => pay)} /></Suspense>;
  return (
    <CheckoutForm
      cart={state.cart}
      links={links}
      countries={countries}
      states={states}
      onCountryChange={handleCountry}
      rates={isUpdating ? null : state.cart.rates}
      onChooseRate={(id) => void chooseShipping(id)}
      gateways={cards ? state.gateways : state.gateways.filter(({ id }) => id !== cardGateway)}
      paymentDetails={{ [cardGateway]: isPaid ? <FormattedMessage id="checkout.cardPaid" /> : cardForm }}
      initialValues={draft}
      onDraft={writeDraft}
      onSubmit={(details) => place(details, state.cart, payByCard)}
      onEditCart={openCart}
      isUpdating={state.isUpdating || isChoosing}
      isLooking={isLooking}
      failure={arrival}
      refusalNote={isPaidBack && <FormattedMessage id="checkout.paidBack" />}
    />
  );
}

/** Places the order that was filled in before the bank was asked, once the cart is there. */
function useFinish(cart: Cart | null, draft: Partial<CheckoutValues>, finish: (details: CheckoutDetails, cart: Cart) => Promise<void>) {
  const { defaultCountry } = useStoreSettings();
  const begun = useRef(false);
  const begin = useEffectEvent((now: Cart) => {
    if (begun.current) return;
    begun.current = true;
    void finish(toCheckoutDetails({ ...emptyCheckout(defaultCountry), ...draft }, now.needsShipping), now);
  });
  useEffect(() => {
    if (cart) queueMicrotask(() => begin(cart));
  }, [cart]);
}

function CartTrouble({ failure, onRetry }: { failure: ShopFailure; onRetry: () => void }) {
  return (
    <EmptyState
      art="knot"
      title={<FormattedMessage id="cart.failed" />}
      actions={<Button icon="refresh" onClick={onRetry}><FormattedMessage id="cart.retry" /></Button>}
    >
      <FailureText failure={failure} />
    </EmptyState>
  );
}
