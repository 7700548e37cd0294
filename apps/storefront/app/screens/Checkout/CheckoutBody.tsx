import { Suspense, useState } from "react";
import { useChooseShipping, useUpdateAddress, type CartState } from "@rewire/data";
import { formatAddressLine, listParcels, toCheckoutLogInUrl, type Cart } from "@rewire/domain";
import { lazyComponent, Spinner, useShopSettings } from "@rewire/ui";
import { CheckoutForm } from "@rewire/ui/checkout";
import { FormattedMessage } from "react-intl";
import type { SentencePart } from "../../loaders/content/createSentence.server.ts";
import type { CardPaymentSettings } from "../../loaders/privateContext.server.ts";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { getFailure } from "../parts/getFailure.ts";
import { useRateDates } from "../parts/useRateDates.ts";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import type { ConfirmCardPayment } from "./card/CardPayment.tsx";
import type { StoredAddressChoiceProps } from "./StoredAddressChoice.tsx";
import { readDraft, selectDraft, writeDraft } from "./draft.ts";
import { toCheckoutDefaults, mergeDraft } from "./toCheckoutDefaults.ts";
import { cardGateway, type Purchase } from "./usePurchase.ts";
import { useOfferedGateways } from "./useOfferedGateways.ts";
import { useStatesByCountry } from "./useStatesByCountry.ts";

/** Loaded only if card payment is selected. */
const CardPayment = lazyComponent(() =>
  import("./card/CardPayment.tsx").then((module) => ({ default: module.CardPayment })),
);

/** Loaded separately together with its dialog, so that the form does not wait for them. */
const LegalNotice = lazyComponent(() => import("./LegalNotice.tsx"));
/** Only for logged-in customers. */
const StoredAddressChoice = lazyComponent(() => import("./StoredAddressChoice.tsx"));
const EmptyCheckout = lazyComponent(() => import("./EmptyCheckout.tsx"));

interface CheckoutBodyProps extends Pick<
  Purchase,
  "submitPurchase" | "isCheckingOrder" | "redirectFailure" | "isPaid" | "isRefunded"
> {
  state: Extract<CartState, { kind: "ready" }>;
  countries: readonly string[];
  cards: CardPaymentSettings | null;
  /** Whether guests can sign in and create accounts. */
  canLogIn: boolean;
  /** Sentence under the button that places the order. */
  acceptance: readonly SentencePart[] | undefined;
}

/**
 * Checkout form for the current cart. Stores a draft of the entered values and updates shipping costs when the address
 * changes.
 */
export function CheckoutBody(props: CheckoutBodyProps) {
  const { state, cards, acceptance, submitPurchase, isPaid, isRefunded } = props;
  const links = useLinks();
  const { openCart } = useCommerce();
  const { place: shop } = useSettings();
  const { defaultCountry } = useShopSettings();
  const { viewer, customer, cart } = state;
  const customerId = viewer && viewer.id;
  // Read here, because a log-in or log-out in another tab loads the cart again, and the form with it.
  const [initialDraft] = useState(() =>
    mergeDraft(toCheckoutDefaults(customer, viewer, defaultCountry), selectDraft(readDraft(), customerId)),
  );
  const delivery = useDelivery(state, initialDraft.delivery?.country);
  const [confirmPayment, setConfirmPayment] = useState<ConfirmCardPayment | null>(null);

  const dates = useRateDates(state);
  const gateways = useOfferedGateways(state, cards !== null);

  const cardForm = cards && (
    <CardSection
      total={cart.totals.total.minor}
      settings={cards}
      onReady={(confirmCardPayment) => setConfirmPayment(() => confirmCardPayment)}
    />
  );
  return (
    <CheckoutForm
      {...delivery}
      cart={cart}
      emptyNote={
        <Suspense fallback={<Spinner />}>
          <EmptyCheckout />
        </Suspense>
      }
      links={links}
      countries={props.countries}
      addressChoice={viewer ? createAddressChoice(customer, delivery.onCountryChange) : undefined}
      dates={dates}
      pickupAddress={formatAddressLine(shop)}
      gateways={gateways}
      paymentDetails={{ [cardGateway]: isPaid ? <FormattedMessage id="checkout.cardPaid" /> : cardForm }}
      initialValues={isPaid ? { gateway: cardGateway, ...initialDraft } : initialDraft}
      signInHref={viewer ? undefined : toCheckoutLogInUrl(links.myAccount)}
      canCreateAccount={viewer === null}
      canLogIn={props.canLogIn}
      onDraft={(values) => writeDraft(values, customerId)}
      onSubmit={(details) => submitPurchase(details, cart, confirmPayment)}
      onEditCart={openCart}
      isCheckingOrder={props.isCheckingOrder}
      legalNotice={acceptance && createLegalNotice(acceptance)}
      totalsNotice={{ state: state.totalsState, onRead: state.readTotals }}
      failure={props.redirectFailure}
      refusalNote={isRefunded && <FormattedMessage id="checkout.paidBack" />}
    />
  );
}

/**
 * Returns the properties of the form that depend on the place of delivery: the states of a country, and the shipping
 * rates, which the shop calculates again for another country.
 */
function useDelivery({ cart, isUpdating }: CheckoutBodyProps["state"], initialCountry: string | undefined) {
  const { defaultCountry } = useShopSettings();
  const { states, requestStates } = useStatesByCountry(initialCountry ?? defaultCountry);
  const { updateAddress, isUpdating: isUpdatingAddress } = useUpdateAddress();
  const { chooseShipping, isChoosing } = useChooseShipping();
  return {
    states,
    rates: isUpdatingAddress ? null : cart.rates,
    isUpdating: isUpdating || isChoosing,
    onCountryChange: async (country: string, address: "delivery" | "billing") => {
      requestStates(country);
      if (address === "billing") return null;
      return getFailure(await updateAddress({ billing: { country }, shipping: { country } }));
    },
    onChooseRate: async (id: string, parcel: number) =>
      getFailure(await chooseShipping(...replaceShippingRate(cart, parcel, id))),
  };
}

/** Creates the choice of a logged-in customer's addresses for both addresses of the form. */
const createAddressChoice = (
  customer: StoredAddressChoiceProps["customer"],
  onCountryChange: StoredAddressChoiceProps["onCountryChange"],
) => ({
  delivery: <StoredAddresses field="delivery" customer={customer} onCountryChange={onCountryChange} />,
  billing: <StoredAddresses field="billing" customer={customer} onCountryChange={onCountryChange} />,
});

const createLegalNotice = (parts: readonly SentencePart[]) => (
  <Suspense>
    <LegalNotice parts={parts} />
  </Suspense>
);

/** Returns the rates of all parcels with one rate replaced, because the shop requires all rates in one request. */
const replaceShippingRate = (cart: Cart, parcel: number, id: string): string[] =>
  listParcels(cart).map(({ chosenRate, rates }, index) => (index === parcel ? id : (chosenRate ?? rates[0]?.id ?? "")));

/** The customer's addresses above an address of the form, once they are loaded. */
function StoredAddresses(props: StoredAddressChoiceProps) {
  return (
    <Suspense>
      <StoredAddressChoice {...props} />
    </Suspense>
  );
}

interface CardSectionProps {
  /** Total in minor units: a different total requires a new payment. */
  total: number;
  settings: CardPaymentSettings;
  onReady: (confirmCardPayment: ConfirmCardPayment | null) => void;
}

function CardSection({ total, ...payment }: CardSectionProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <CardPayment key={total} {...payment} />
    </Suspense>
  );
}
