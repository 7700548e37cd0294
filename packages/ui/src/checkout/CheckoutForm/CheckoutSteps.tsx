import {
  maxLengths,
  type Parcel,
  type CheckoutValues,
  isAddressFilled,
  isContactFilled,
  stepStates,
} from "@rewire/domain";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { Wire } from "../../primitives/Wire/Wire.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AccountFields } from "../AccountFields/AccountFields.tsx";
import { AddressText } from "../../patterns/AddressText/AddressText.tsx";
import { StepBody } from "../CheckoutStep/StepBody.tsx";
import { StepTitle } from "../CheckoutStep/StepTitle.tsx";
import { ContactForm } from "../ContactForm/ContactForm.tsx";
import { PaymentOptions } from "../PaymentOptions/PaymentOptions.tsx";
import { PlaceOrderButton } from "../PlaceOrderButton/PlaceOrderButton.tsx";
import { ParcelWays } from "../ShippingOptions/ParcelWays.tsx";
import { AddressStep } from "./AddressStep.tsx";
import type { CheckoutFormProps } from "./CheckoutForm.tsx";

export interface CheckoutStepsProps extends Omit<CheckoutFormProps, "rates" | "chosenRate"> {
  /** null while the shop is asked for the address. */
  parcels: readonly Parcel[] | null;
  rateError: string | undefined;
  asksAddress: boolean;
  isBusy: boolean;
  /** Something was wrong with the form: every step stays open, so that its fields can be reached. */
  wasRefused: boolean;
}

/** Contact, address, shipping and payment on one wire; what was known from the start is folded to a line. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { cart, phone = "optional", parcels, dates, pickupAt, rateError, asksAddress, isBusy, wasRefused } = props;
  const { formatMessage } = useIntl();
  const {
    register,
    formState: { errors },
    getValues,
  } = useFormContext<CheckoutValues>();
  // What is watched may be missing before its field is there; the form's own values are all there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const values = { ...getValues(), ...useWatch<CheckoutValues>() } as CheckoutValues;
  const isContactDone =
    isContactFilled(values, phone === "required") &&
    ![errors.email, errors.phone, errors.username, errors.password, errors.passwordAgain].some(Boolean);
  const isAddressDone =
    isAddressFilled(values.delivery) &&
    !errors.delivery &&
    (values.billToSame || (isAddressFilled(values.billing) && !errors.billing));
  const [kept, setFolded] = useState({ contact: isContactDone, address: isAddressDone });
  const folded = wasRefused ? { contact: false, address: false } : kept;

  const unfold = (step: "contact" | "address", fieldId: string) => {
    setFolded({ ...folded, [step]: false });
    requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  };

  const title = {
    contact: formatMessage({ id: "checkout.contact" }),
    address: formatMessage({ id: cart.needsShipping ? "checkout.deliveryAddress" : "checkout.billingAddress" }),
    shipping: formatMessage({ id: "checkout.shippingMethod" }),
    payment: formatMessage({ id: "checkout.payment" }),
  };
  const steps = [
    {
      id: "contact",
      isDone: isContactDone,
      title: (
        <StepTitle onChange={folded.contact ? () => unfold("contact", "email") : undefined}>{title.contact}</StepTitle>
      ),
      children: (
        <StepBody isFolded={folded.contact} summary={[values.email, values.phone].filter(Boolean).join(" · ")}>
          <ContactForm phone={phone} />
          {props.canCreateAccount && props.canLogIn !== false && <AccountFields />}
        </StepBody>
      ),
    },
    ...(asksAddress
      ? [
          {
            id: "address",
            isDone: isAddressDone,
            title: (
              <StepTitle onChange={folded.address ? () => unfold("address", "delivery-firstName") : undefined}>
                {title.address}
              </StepTitle>
            ),
            children: (
              <StepBody isFolded={folded.address} summary={<AddressText isInline address={values.delivery} />}>
                <AddressStep {...props} values={values} />
              </StepBody>
            ),
          },
        ]
      : []),
    ...(cart.needsShipping
      ? [
          {
            id: "shipping",
            isDone: parcels?.every((parcel) => parcel.chosenRate !== null) ?? false,
            title: <StepTitle>{title.shipping}</StepTitle>,
            children: (
              <StepBody>
                <ParcelWays {...{ parcels, dates, pickupAt, rateError }} onChooseRate={props.onChooseRate} />
              </StepBody>
            ),
          },
        ]
      : []),
    {
      id: "payment",
      isDone: false,
      title: <StepTitle>{title.payment}</StepTitle>,
      children: (
        <StepBody>
          <PaymentOptions gateways={props.gateways} details={props.paymentDetails} />
          <Rest>
            <Textarea
              id="note"
              optional
              rows={2}
              maxLength={maxLengths.orderNote}
              label={formatMessage({ id: "checkout.note" })}
              {...register("note")}
            />
            <PlaceOrderButton total={cart.totals.total} isBusy={isBusy} isLooking={props.isLooking} />
            <Legal>{props.legal ?? formatMessage({ id: "checkout.accept" })}</Legal>
          </Rest>
        </StepBody>
      ),
    },
  ];
  const states = stepStates(steps.map(({ isDone }) => isDone));

  return (
    <Wire
      steps={steps.map(({ id, title, children }, index) => ({ id, title, children, state: states[index] ?? "next" }))}
    />
  );
}

const Rest = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", mt: "18px" } });
const Legal = chakra("p", { base: { textStyle: "xs", color: "fg.subtle" } });
