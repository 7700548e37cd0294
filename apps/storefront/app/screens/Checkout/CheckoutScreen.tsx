import { useState } from "react";
import { useNavigate } from "react-router";
import { StoreClientProvider, useCart, useChooseShipping, usePlaceOrder, useUpdateAddress } from "@rewire/data";
import type { ShopFailure } from "@rewire/domain";
import { EmptyState, FailureText, Button, Spinner, useStoreSettings } from "@rewire/ui";
import { CheckoutForm, type CheckoutDetails } from "@rewire/ui/checkout";
import { FormattedMessage } from "react-intl";
import { useLinks } from "../../lib/useLinks.ts";
import { useStore } from "../../store/StoreContext.ts";
import { storeClient } from "../../store/storeClient.ts";
import { readDraft, writeDraft, clearDraft } from "./draft.ts";
import { useStates } from "./useStates.ts";

interface CheckoutScreenProps {
  countries: readonly string[];
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

function Checkout({ countries }: CheckoutScreenProps) {
  const state = useCart();
  const links = useLinks();
  const { openCart } = useStore();
  const { defaultCountry } = useStoreSettings();
  const [draft] = useState(readDraft);
  const { states, askStates } = useStates(draft.delivery?.country ?? defaultCountry);
  const { updateAddress, isUpdating } = useUpdateAddress();
  const { chooseShipping, isChoosing } = useChooseShipping();
  const { place, isLeaving } = usePlace();

  if (state.kind === "loading" || isLeaving) return <Spinner />;
  if (state.kind === "failed") return <CartTrouble failure={state.failure} onRetry={state.retry} />;

  const handleCountry = (country: string, address: "delivery" | "billing") => {
    askStates(country);
    if (address === "delivery") void updateAddress({ billing: { country }, shipping: { country } });
  };

  return (
    <CheckoutForm
      cart={state.cart}
      links={links}
      countries={countries}
      states={states}
      onCountryChange={handleCountry}
      rates={isUpdating ? null : state.cart.rates}
      onChooseRate={(id) => void chooseShipping(id)}
      gateways={state.gateways}
      initialValues={draft}
      onDraft={writeDraft}
      onSubmit={(details) => place(details, state.cart.chosenRate)}
      onEditCart={openCart}
      isUpdating={state.isUpdating || isChoosing}
    />
  );
}

/** Places the order and goes where it can be seen. */
function usePlace() {
  const { placeOrder } = usePlaceOrder();
  const navigate = useNavigate();
  const links = useLinks();
  const [isLeaving, setLeaving] = useState(false);

  const place = async ({ billing, shipping, gateway, note }: CheckoutDetails, shippingRate: string | null): Promise<ShopFailure | null> => {
    const result = await placeOrder({ billing, shipping, paymentMethod: gateway, shippingRate, note });
    if (!result.ok) return result.error;
    clearDraft();
    setLeaving(true);
    const { orderId } = result.value;
    await navigate(orderId === null ? links.home : links.orderReceived(orderId), { replace: true });
    return null;
  };
  return { place, isLeaving };
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
