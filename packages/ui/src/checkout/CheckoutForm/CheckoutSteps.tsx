import {
  maxLengths,
  type Parcel,
  type CheckoutValues,
  isAddressFilled,
  isContactFilled,
  toStepStates,
} from "@rewire/domain";
import { useState, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl, type IntlShape } from "react-intl";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { Stepper } from "../../primitives/Stepper/Stepper.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { InvalidField } from "../../patterns/ErrorSummary/ErrorSummary.tsx";
import { TotalsNotice } from "../../cart/TotalsNotice/TotalsNotice.tsx";
import { useTotalsNotice } from "../../cart/TotalsNotice/useTotalsNotice.ts";
import { AccountFields } from "../AccountFields/AccountFields.tsx";
import { AddressText, formatContact } from "../../patterns/AddressText/AddressText.tsx";
import { StepBody } from "../CheckoutStep/StepBody.tsx";
import { StepTitle } from "../CheckoutStep/StepTitle.tsx";
import { ContactForm } from "../ContactForm/ContactForm.tsx";
import { PaymentOptions } from "../PaymentOptions/PaymentOptions.tsx";
import { PlaceOrderButton } from "../PlaceOrderButton/PlaceOrderButton.tsx";
import { ParcelOptions } from "../ShippingOptions/ParcelOptions.tsx";
import { AddressStep } from "./AddressStep.tsx";
import type { CheckoutFormProps } from "./CheckoutForm.tsx";

export interface CheckoutStepsProps extends Omit<CheckoutFormProps, "rates" | "chosenRate"> {
  /** Parcels with their rates; null while the rates of the address are loading. */
  parcels: readonly Parcel[] | null;
  rateError: string | undefined;
  needsAddress: boolean;
  isBusy: boolean;
  /** Alert about a failed payment, which stands above the payment methods: the next attempt begins there. */
  paymentAlert: ReactNode;
  /** Fields that were invalid at the last submission and still are: their steps are expanded. */
  invalidFields: readonly InvalidField[];
}

/**
 * Contact, address, shipping and payment steps of the checkout. Steps with prefilled values are initially collapsed to
 * a summary.
 */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { cart, needsAddress } = props;
  const { formatMessage } = useIntl();
  const totalsNotice = useTotalsNotice(props.totalsNotice);
  const { values, isContactDone: isContactComplete, isAddressDone: isAddressComplete } = useCheckoutProgress(props);
  const [collapsedSteps, expandStep] = useCollapsedSteps({ contact: isContactComplete, address: isAddressComplete });

  const contactStep = {
    id: "contact",
    isDone: isContactComplete,
    title: (
      <StepTitle onChange={collapsedSteps.contact ? () => expandStep("contact", "email") : undefined}>
        {formatMessage({ id: "checkout.contact" })}
      </StepTitle>
    ),
    children: (
      <StepBody isCollapsed={collapsedSteps.contact} summary={formatContact(values)}>
        <ContactForm phone={props.phone ?? "optional"} needsShipping={cart.needsShipping} />
        {props.canCreateAccount && props.canLogIn !== false && <AccountFields />}
      </StepBody>
    ),
  };
  const address = {
    id: "address",
    isDone: isAddressComplete,
    title: (
      <StepTitle onChange={collapsedSteps.address ? () => expandStep("address", "delivery-firstName") : undefined}>
        {formatMessage({ id: cart.needsShipping ? "checkout.deliveryAddress" : "checkout.billingAddress" })}
      </StepTitle>
    ),
    children: (
      <>
        {props.addressChoice?.delivery}
        <StepBody
          isCollapsed={collapsedSteps.address}
          summary={<AddressText isInline address={values.delivery} states={props.states[values.delivery.country]} />}
        >
          <AddressStep {...props} values={values} />
        </StepBody>
      </>
    ),
  };
  const steps = [
    contactStep,
    ...(needsAddress ? [address] : []),
    ...createLastSteps({ ...props, totalsNotice }, formatMessage),
  ];
  const states = toStepStates(steps.map(({ isDone }) => isDone));

  return (
    <Stepper
      steps={steps.map(({ id, title, children }, index) => ({ id, title, children, state: states[index] ?? "next" }))}
    />
  );
}

/** Creates the steps that always need a choice: shipping, if anything is sent, and payment. */
function createLastSteps(props: CheckoutStepsProps, formatMessage: IntlShape["formatMessage"]) {
  const shippingStep = {
    id: "shipping",
    isDone: props.parcels?.every((parcel) => parcel.chosenRate !== null) ?? false,
    title: <StepTitle>{formatMessage({ id: "checkout.shippingMethod" })}</StepTitle>,
    children: <ShippingStep {...props} />,
  };
  const paymentStep = {
    id: "payment",
    isDone: false,
    title: <StepTitle>{formatMessage({ id: "checkout.payment" })}</StepTitle>,
    children: <PaymentStep {...props} />,
  };
  return props.cart.needsShipping ? [shippingStep, paymentStep] : [paymentStep];
}

/** Returns the form's values, and which of the first two steps are complete and valid. */
function useCheckoutProgress({ phone = "optional", invalidFields }: CheckoutStepsProps) {
  const {
    formState: { errors },
    getValues,
  } = useFormContext<CheckoutValues>();
  // Watched values are partial before their fields are mounted; the form's default values are complete.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const values = { ...getValues(), ...useWatch<CheckoutValues>() } as CheckoutValues;
  const hasInvalidField = (ids: RegExp) => invalidFields.some(({ id }) => ids.test(id));
  const isContactComplete =
    !hasInvalidField(/^(?:email$|phone$|account-)/) &&
    isContactFilled(values, phone === "required") &&
    !(errors.email ?? errors.phone ?? errors.username ?? errors.password ?? errors.passwordAgain);
  const isAddressComplete =
    !hasInvalidField(/^(?:delivery|billing)-/) &&
    isAddressFilled(values.delivery) &&
    !errors.delivery &&
    (values.billToSame || (isAddressFilled(values.billing) && !errors.billing));
  return { values, isContactDone: isContactComplete, isAddressDone: isAddressComplete };
}

type CollapsedSteps = Readonly<Record<"contact" | "address", boolean>>;

/**
 * Returns which steps are collapsed, initially the complete ones, and a function that expands one and focuses a field
 * in it. A step that is no longer complete, because a field is invalid, is expanded and remains so.
 */
function useCollapsedSteps(completeSteps: CollapsedSteps) {
  const [collapsedSteps, setCollapsedSteps] = useState(completeSteps);
  const currentSteps: CollapsedSteps = {
    contact: collapsedSteps.contact && completeSteps.contact,
    address: collapsedSteps.address && completeSteps.address,
  };
  if (currentSteps.contact !== collapsedSteps.contact || currentSteps.address !== collapsedSteps.address)
    setCollapsedSteps(currentSteps);

  const expandStep = (step: keyof CollapsedSteps, fieldId: string) => {
    setCollapsedSteps({ ...currentSteps, [step]: false });
    requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  };
  return [currentSteps, expandStep] as const;
}

/** Shipping methods of each parcel. */
function ShippingStep({ parcels, dates, pickupAddress, rateError, totalsNotice, onChooseRate }: CheckoutStepsProps) {
  return (
    <StepBody>
      {totalsNotice && <TotalsNotice {...totalsNotice} />}
      <ParcelOptions {...{ parcels, dates, pickupAddress, rateError, onChooseRate }} />
    </StepBody>
  );
}

/** Payment methods, a note to the shop, and the button that places the order. */
function PaymentStep(props: CheckoutStepsProps) {
  const { cart, gateways, paymentDetails, isBusy, isCheckingOrder, legalNotice, totalsNotice, paymentAlert } = props;
  const { formatMessage } = useIntl();
  const { register } = useFormContext<CheckoutValues>();
  return (
    <StepBody>
      {totalsNotice && !cart.needsShipping && <TotalsNotice {...totalsNotice} />}
      {paymentAlert && <PaymentAlertArea>{paymentAlert}</PaymentAlertArea>}
      {cart.totals.total.minor === 0 ? (
        <p>{formatMessage({ id: "checkout.nothingToPay" })}</p>
      ) : (
        <PaymentOptions gateways={gateways} details={paymentDetails} />
      )}
      <RemainingFields>
        <Textarea
          id="note"
          isOptional
          rows={2}
          maxLength={maxLengths.orderNote}
          label={formatMessage({ id: "checkout.note" })}
          {...register("note")}
        />
        <PlaceOrderButton total={cart.totals.total} isBusy={isBusy} isCheckingOrder={isCheckingOrder} />
        {/* A dialog that is closed steps back, which would cancel the way to a bank. */}
        {legalNotice && <LegalNotice inert={isBusy}>{legalNotice}</LegalNotice>}
      </RemainingFields>
    </StepBody>
  );
}

const PaymentAlertArea = chakra("div", { base: { mb: "18px" } });
const RemainingFields = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5", mt: "18px" },
});
const LegalNotice = chakra("p", { base: { mt: "-10px", textStyle: "xs", color: "fg.subtle" } });
