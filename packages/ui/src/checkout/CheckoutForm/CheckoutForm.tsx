import {
  isVirtualOnly,
  listParcels,
  type Cart,
  type CountryState,
  type RateDates,
  type PaymentGateway,
  type ShippingRate,
  type ShopFailure,
  type SiteLinks,
  createInitialCheckout,
  toCheckoutDetails,
  toDraft,
  type CheckoutDetails,
  type CheckoutDraft,
  type CheckoutValues,
} from "@rewire/domain";
import { useEffect, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { useIntl } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { ContactFormProps } from "../ContactForm/ContactForm.tsx";
import { ErrorSummary } from "../../patterns/ErrorSummary/ErrorSummary.tsx";
import type { TotalsNoticeProps } from "../../cart/TotalsNotice/TotalsNotice.tsx";
import { EditCartLink, CollapsedReview, OrderReview } from "../OrderReview/OrderReview.tsx";
import type { PaymentOptionsProps } from "../PaymentOptions/PaymentOptions.tsx";
import { toRateInputId } from "../ShippingOptions/ShippingOptions.tsx";
import { CheckoutSteps } from "./CheckoutSteps.tsx";
import { OrderFailureAlert } from "./OrderFailureAlert.tsx";
import type { MissingRate } from "./useInvalidFields.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";
import type { ChangeOutcome } from "../../patterns/rules/useFailedChange.ts";
import { useDraft } from "../../patterns/rules/useDraft.ts";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

export interface CheckoutFormProps {
  cart: Cart;
  /** Content in place of the form while the cart is empty; the form keeps its values meanwhile. */
  emptyNote: ReactNode;
  links: Pick<SiteLinks, "product">;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** States by country; those of a missing country are not loaded yet. */
  states: Readonly<Record<string, readonly CountryState[]>>;
  /**
   * Called with a new country, so that its states and (for the delivery address) the rates can be fetched. Resolves to
   * the failure if they cannot; the form then has its former country again.
   */
  onCountryChange?: ((country: string, address: "delivery" | "billing") => ChangeOutcome) | undefined;
  /** Shipping rates; null while those of the address are loading. @default the cart's */
  rates?: readonly ShippingRate[] | null | undefined;
  /** Id of the chosen shipping rate. @default the cart's */
  chosenRate?: string | null | undefined;
  /** Content above the addresses of the form, such as the customer's addresses to choose from. @default none */
  addressChoice?: { readonly delivery: ReactNode; readonly billing: ReactNode } | undefined;
  /**
   * Chooses a shipping rate; resolves to null on success.
   * @param parcel Index of the parcel, from 0.
   */
  onChooseRate: (id: string, parcel: number) => ChangeOutcome;
  /** Estimated dates of the shipping rates by their ids. */
  dates?: RateDates | undefined;
  /** Pickup address. */
  pickupAddress?: string | undefined;
  gateways: readonly PaymentGateway[];
  /** Fields of a gateway, by its id. */
  paymentDetails?: PaymentOptionsProps["details"];
  /** Whether the phone number is required, optional or has no field. @default "optional" */
  phone?: ContactFormProps["phone"];
  /** Initial values: a draft, or a customer's addresses. Only the first value is used. */
  initialValues?: Partial<CheckoutDraft> | undefined;
  /** Called with the values after every change, to store a draft; never with the password. */
  onDraft?: ((values: CheckoutDraft) => void) | undefined;
  /** Places the order; resolves to null on success, after which the page is left. */
  onSubmit: (details: CheckoutDetails) => Promise<ShopFailure | null>;
  /** Called to open the cart panel. */
  onEditCart?: (() => void) | undefined;
  /** URL of the sign-in page for guests; missing for logged-in customers. */
  signInHref?: string | undefined;
  /** Whether guests can sign in and create accounts; if not, a note replaces the sign-in link. @default true */
  canLogIn?: boolean | undefined;
  /** Whether an account with the order is offered; not for logged-in customers. @default false */
  canCreateAccount?: boolean | undefined;
  /** Whether a change of the cart is pending. @default false */
  isUpdating?: boolean | undefined;
  /** Whether the totals are the shop's, and how to read them again. @default they are */
  totalsNotice?: TotalsNoticeProps | undefined;
  /** Failure of an order that was sent before this form was mounted. Only the first value is used. */
  failure?: ShopFailure | null | undefined;
  /** Content beside the failure, for example that a payment was refunded. */
  refusalNote?: ReactNode;
  /** Whether the response to the order was lost and its outcome is being looked up. @default false */
  isCheckingOrder?: boolean | undefined;
  /**
   * Whether the form includes the page heading; false if the page renders it before the form is loaded. @default true
   */
  hasHeading?: boolean | undefined;
  /** Legal text below the button. @default none */
  legalNotice?: ReactNode;
}

/**
 * Checkout on a single page: four steps, with the order review next to them. The customer's input is kept if the shop
 * rejects the order.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { cart, onDraft, hasHeading = true } = props;
  const { formatMessage } = useIntl();
  const { hideBillingAddressForVirtualProducts, defaultCountry } = useShopSettings();
  const { parcels, missingRate } = resolveParcels(props);

  const form = useValidatedForm<CheckoutValues>({
    defaultValues: createInitialCheckout({ defaultCountry, ...props }),
  });
  const { submit, invalidFields, failure, rateError, isBusy } = usePlaceOrder({
    form,
    total: cart.totals.total,
    areRatesLoading: parcels === null,
    missingRate,
    failure: props.failure ?? null,
    placeOrder: (values) => props.onSubmit(toCheckoutDetails(values, cart.needsShipping)),
  });
  useDraft(form, (values) => onDraft?.(toDraft(values)));
  useEffect(() => {
    // Errors of restored values keep their steps expanded.
    const formattedFields = ["email", "phone", "delivery.postcode", "billing.postcode"] as const;
    void form.trigger(formattedFields.filter((name) => form.getValues(name)));
  }, [form]);

  if (cart.lines.length === 0) return props.emptyNote;

  const needsAddress = !(isVirtualOnly(cart) && hideBillingAddressForVirtualProducts);
  const review = <CartReview {...props} />;
  const failureAlert = failure && <OrderFailureAlert failure={failure} cart={cart} note={props.refusalNote} />;
  const concernsPayment = failure !== null && /^(?:payment|card)/.test(failure.kind);

  return (
    <FormProvider {...form}>
      {hasHeading && <Heading>{formatMessage({ id: "checkout.title" })}</Heading>}
      <GuestNotice signInHref={props.signInHref} canLogIn={props.canLogIn} />
      <PhoneOnly>
        <CollapsedReview cart={cart}>{review}</CollapsedReview>
      </PhoneOnly>
      <CheckoutColumns>
        {/* No action, so that submitting the form before JavaScript runs does not put an address into the URL. */}
        <Form method="post" noValidate onSubmit={submit} aria-label={formatMessage({ id: "checkout.title" })}>
          <ErrorSummary invalidFields={invalidFields} />
          {!concernsPayment && failureAlert}
          <CheckoutSteps
            {...props}
            {...{ parcels, rateError, needsAddress, isBusy, invalidFields }}
            paymentAlert={concernsPayment && failureAlert}
          />
        </Form>
        <ReviewColumn>{review}</ReviewColumn>
      </CheckoutColumns>
    </FormProvider>
  );
}

/** Order review of the cart. */
function CartReview({ cart, links, isUpdating, onEditCart }: CheckoutFormProps) {
  return (
    <OrderReview
      lines={cart.lines}
      totals={cart.totals}
      coupons={cart.coupons}
      needsShipping={cart.needsShipping}
      productHref={links.product}
      isUpdating={isUpdating}
      editLink={<EditCartLink onEdit={onEditCart} />}
    />
  );
}

/** Returns the parcels with their rates, by default those of the cart; null while rates are loading. */
function resolveParcels({ cart, rates = cart.rates, chosenRate = cart.chosenRate }: CheckoutFormProps) {
  const parcels =
    rates && listParcels({ ...cart, rates, chosenRate: rates.some(({ id }) => id === chosenRate) ? chosenRate : null });
  const missingIndex = parcels?.findIndex((parcel) => parcel.chosenRate === null) ?? 0;
  const isRateMissing = cart.needsShipping && missingIndex !== -1;
  const canChooseRate = parcels?.[missingIndex]?.rates.length !== 0;
  return { parcels, missingRate: isRateMissing ? toMissingRate(missingIndex, canChooseRate) : null };
}

/** Returns the field of a missing rate: the parcel's rates or, if the shop offers none for the address, the country. */
const toMissingRate = (parcel: number, canChooseRate: boolean): MissingRate =>
  canChooseRate
    ? { id: toRateInputId(parcel), label: "checkout.shippingMethod", message: "checkout.requiredRate" }
    : { id: "delivery-country", label: "checkout.country", message: "checkout.noRates" };

/** Notice that tells guests no account is needed, with a sign-in link; renders nothing for logged-in customers. */
function GuestNotice({ signInHref, canLogIn = true }: Pick<CheckoutFormProps, "signInHref" | "canLogIn">) {
  const { formatMessage } = useIntl();
  if (!signInHref) return null;
  return (
    <GuestText>
      {formatMessage({ id: "checkout.asGuest" })}{" "}
      {canLogIn ? (
        <Link href={signInHref}>{formatMessage({ id: "checkout.signInInstead" })}</Link>
      ) : (
        formatMessage({ id: "account.logInUnavailable" })
      )}
    </GuestText>
  );
}

const Heading = chakra("h1", { base: { textStyle: "h1" } });
const GuestText = chakra("p", { base: { mt: "2", color: "fg.muted" } });
const PhoneOnly = chakra("div", { base: { display: { base: "block", lg: "none" }, mt: "5" } });
const CheckoutColumns = chakra("div", {
  base: {
    display: "grid",
    rowGap: "10",
    columnGap: "16",
    mt: "28px",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 420px" },
  },
});
const Form = chakra("form", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6", alignContent: "start", minWidth: "0" },
});
const ReviewColumn = chakra("aside", {
  base: { display: { base: "none", lg: "block" }, alignSelf: "start", position: "sticky", top: "84px" },
});
