import type { ShopFailure, CheckoutValues } from "@rewire/domain";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { failureMessage } from "../../patterns/FailureText/failureMessage.ts";
import type { FieldTrouble } from "../../patterns/ErrorSummary/ErrorSummary.tsx";
import { useFieldTroubles } from "./useFieldTroubles.ts";

export interface PlaceOrderOptions {
  form: UseFormReturn<CheckoutValues>;
  /** Whether a way to send the goods is missing. */
  isRateMissing: boolean;
  /** The first parcel that lacks one, from 0. */
  missingParcel: number;
  /** Why an order that was sent before was not placed. */
  failure: ShopFailure | null;
  /** Places the order; null when the shop took it. */
  place: (values: CheckoutValues) => Promise<ShopFailure | null>;
}

/** The field that a refusal of the shop's concerns. */
const fieldOf: Partial<Record<ShopFailure["kind"], "email" | "gateway" | "username" | "password">> = {
  emailInvalid: "email",
  emailTaken: "email",
  usernameTaken: "username",
  usernameInvalid: "username",
  passwordTooShort: "password",
  passwordTooCommon: "password",
  paymentMethodInvalid: "gateway",
};

/** Sends the form once, however often it is pressed, and sorts what comes back to the fields that it concerns. */
export function usePlaceOrder({ form, isRateMissing, missingParcel, failure: before, place }: PlaceOrderOptions) {
  const intl = useIntl();
  const troublesOf = useFieldTroubles(missingParcel);
  const [failure, setFailure] = useState<ShopFailure | null>(before);
  const [rateRefusal, setRateRefusal] = useState<string | undefined>();
  const [asked, setAsked] = useState<readonly FieldTrouble[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const isUnderWay = useRef(false);
  const rateError = isRateMissing ? (rateRefusal ?? undefined) : undefined;
  const errors = form.formState.errors;

  useEffect(() => {
    const [first] = asked;
    if (first) document.getElementById(first.id)?.focus();
  }, [asked]);

  const refuse = (
    found: FieldErrors<CheckoutValues>,
    rateWords = isRateMissing ? intl.formatMessage({ id: "checkout.requiredRate" }) : undefined,
  ) => {
    setWasRefused(true);
    setRateRefusal(rateWords);
    setAsked(troublesOf(found, rateWords));
  };

  const sort = (refusal: ShopFailure) => {
    const message = failureMessage(intl, refusal);
    const field = fieldOf[refusal.kind];
    if (!field) return setFailure(refusal);
    form.setError(field, { message });
    refuse({ [field]: { type: "shop", message } }, undefined);
  };

  const send = async (values: CheckoutValues) => {
    if (isRateMissing) return refuse({});
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    setAsked([]);
    let refusal: ShopFailure | null;
    try {
      refusal = await place(values);
    } catch (bug) {
      isUnderWay.current = false;
      setBusy(false);
      throw bug;
    }
    // Once the shop has the order, the button stays busy until the page is left.
    if (!refusal) return;
    isUnderWay.current = false;
    setBusy(false);
    sort(refusal);
  };

  const stillWrong = new Set(troublesOf(errors, rateError).map(({ id }) => id));
  return {
    submit: (event: FormEvent) => void form.handleSubmit(send, (found) => refuse(found))(event),
    troubles: asked.filter(({ id }) => stillWrong.has(id)),
    failure,
    rateError,
    isBusy,
    wasRefused,
  };
}
