import type { ShopFailure, CheckoutValues } from "@rewire/domain";
import { useState, type FormEvent } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { failureMessage } from "../../patterns/FailureText/failureMessage.ts";
import { useInvalidFields } from "./useInvalidFields.ts";
import { useErrorSummary } from "../../patterns/ErrorSummary/useErrorSummary.ts";
import { useSingleFlight } from "../../patterns/rules/useSingleFlight.ts";

export interface PlaceOrderOptions {
  form: UseFormReturn<CheckoutValues>;
  /** Whether a shipping rate is missing. */
  isRateMissing: boolean;
  /** Index of the first parcel without a rate, from 0. */
  missingParcel: number;
  /** Failure of an order that was sent before. */
  failure: ShopFailure | null;
  /** Places the order; resolves to null on success. */
  place: (values: CheckoutValues) => Promise<ShopFailure | null>;
}

/** Fields that the shop's failures concern. */
const fieldOf: Partial<Record<ShopFailure["kind"], "email" | "gateway" | "username" | "password">> = {
  emailInvalid: "email",
  emailTaken: "email",
  usernameTaken: "username",
  usernameInvalid: "username",
  passwordTooShort: "password",
  passwordTooCommon: "password",
  paymentMethodInvalid: "gateway",
};

/**
 * Returns the submit handler, which prevents overlapping submissions and assigns failures to the fields that they
 * concern.
 */
export function usePlaceOrder({ form, isRateMissing, missingParcel, failure: before, place }: PlaceOrderOptions) {
  const intl = useIntl();
  const invalidFieldsOf = useInvalidFields(missingParcel);
  const [failure, setFailure] = useState<ShopFailure | null>(before);
  const [rateRefusal, setRateRefusal] = useState<string | undefined>();
  const [wasRejected, setWasRejected] = useState(false);
  const { isBusy, start, finish } = useSingleFlight();
  const rateError = isRateMissing ? rateRefusal : undefined;
  const { report, remaining } = useErrorSummary(invalidFieldsOf(form.formState.errors, rateError));

  const refuse = (
    errors: FieldErrors<CheckoutValues>,
    rateMessage = isRateMissing ? intl.formatMessage({ id: "checkout.requiredRate" }) : undefined,
  ) => {
    setWasRejected(true);
    setRateRefusal(rateMessage);
    report(invalidFieldsOf(errors, rateMessage));
  };

  const showFailure = (refusal: ShopFailure) => {
    const message = failureMessage(intl, refusal);
    const field = fieldOf[refusal.kind];
    if (!field) return setFailure(refusal);
    form.setError(field, { message });
    refuse({ [field]: { type: "shop", message } }, undefined);
  };

  const send = async (values: CheckoutValues) => {
    if (isRateMissing) return refuse({});
    if (!start()) return;
    setFailure(null);
    report([]);
    let refusal: ShopFailure | null;
    try {
      refusal = await place(values);
    } catch (bug) {
      finish();
      throw bug;
    }
    // After a successful order, the button stays busy until the browser leaves the page.
    if (!refusal) return;
    finish();
    showFailure(refusal);
  };

  return {
    submit: (event: FormEvent) => void form.handleSubmit(send, (errors) => refuse(errors))(event),
    invalidFields: remaining,
    failure,
    rateError,
    isBusy,
    wasRefused: wasRejected,
  };
}
