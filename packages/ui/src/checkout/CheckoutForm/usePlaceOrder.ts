import type { CheckoutValues, Money, ShopFailure } from "@rewire/domain";
import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { describeFailure } from "../../patterns/FailureText/describeFailure.ts";
import { useInvalidFields, type MissingRate } from "./useInvalidFields.ts";
import { useErrorSummary } from "../../patterns/ErrorSummary/useErrorSummary.ts";
import { useSingleFlight } from "../../patterns/rules/useSingleFlight.ts";

export interface PlaceOrderOptions {
  form: UseFormReturn<CheckoutValues>;
  /** Total that the button shows. */
  total: Money;
  /** Whether the rates of the address are loading: a submission waits for them. */
  areRatesLoading: boolean;
  /** Field of the first shipping rate that is missing; null for none. */
  missingRate: MissingRate | null;
  /** Failure of an order that was sent before. */
  failure: ShopFailure | null;
  /** Places the order; resolves to null on success. */
  placeOrder: (values: CheckoutValues) => Promise<ShopFailure | null>;
}

/** Fields that the shop's failures concern. */
const fieldByFailure: Partial<Record<ShopFailure["kind"], "email" | "gateway" | "username" | "password">> = {
  emailInvalid: "email",
  emailTaken: "email",
  usernameTaken: "username",
  usernameInvalid: "username",
  passwordTooShort: "password",
  passwordTooCommon: "password",
  paymentMethodInvalid: "gateway",
};

/**
 * Returns the submit handler and the state of the checkout form. Overlapping submissions are prevented, and errors are
 * assigned to their fields. A submission while shipping rates are loading waits for them, and asks for confirmation if
 * the total has changed.
 */
export function usePlaceOrder({ form, missingRate, placeOrder, ...options }: PlaceOrderOptions) {
  const { total, areRatesLoading } = options;
  const [deferral, setDeferral] = useState<{ readonly total: Money; readonly country: string } | null>(null);
  const intl = useIntl();
  const listInvalidFields = useInvalidFields(missingRate);
  const [failure, setFailure] = useState<ShopFailure | null>(options.failure);
  const [showsRateError, setShowsRateError] = useState(false);
  const { isBusy, start: startSubmission, finish: endSubmission } = useSingleFlight();
  const rateMessage = missingRate ? intl.formatMessage({ id: missingRate.message }) : undefined;
  const rateError = showsRateError ? rateMessage : undefined;
  const { report: reportFields, remainingFields } = useErrorSummary(
    listInvalidFields(form.formState.errors, rateError),
  );

  const rejectForm = (errors: FieldErrors<CheckoutValues>, concernsRate = true) => {
    setShowsRateError(concernsRate);
    reportFields(listInvalidFields(errors, concernsRate ? rateMessage : undefined));
  };

  const showFailure = (newFailure: ShopFailure) => {
    const message = describeFailure(intl, newFailure);
    const field = fieldByFailure[newFailure.kind];
    if (!field) return setFailure(newFailure);
    form.setError(field, { message });
    rejectForm({ [field]: { type: "shop", message } }, false);
  };

  const send = async (values: CheckoutValues) => {
    if (missingRate && !areRatesLoading) return rejectForm({});
    if (!startSubmission()) return;
    if (areRatesLoading) return setDeferral({ total, country: values.delivery.country });
    setFailure(null);
    reportFields([]);
    const newFailure = await placeOrder(values).catch((error: unknown) => {
      endSubmission();
      throw error;
    });
    // After a successful order, the button stays busy until the browser leaves the page.
    if (!newFailure) return;
    endSubmission();
    showFailure(newFailure);
  };

  const submit = (event?: FormEvent) => void form.handleSubmit(send, (errors) => rejectForm(errors))(event);
  useResumption(deferral !== null && !areRatesLoading, () => {
    setDeferral(null);
    endSubmission();
    // The country could not be changed: its field has the former one again, and says so.
    if (!deferral || deferral.country !== form.getValues("delivery.country")) return;
    if (deferral.total.minor === total.minor) submit();
    else showFailure({ kind: "totalChanged", before: deferral.total, missing: [] });
  });

  return { submit, invalidFields: remainingFields, failure, rateError, isBusy };
}

/** Calls a function when a deferred submission can be resumed. */
function useResumption(canResume: boolean, resume: () => void) {
  const handleResumption = useEffectEvent(resume);
  useEffect(() => {
    if (!canResume) return undefined;
    // If the country could not be changed, the form has the former one again in the microtasks before.
    const timer = setTimeout(handleResumption);
    return () => clearTimeout(timer);
  }, [canResume]);
}
