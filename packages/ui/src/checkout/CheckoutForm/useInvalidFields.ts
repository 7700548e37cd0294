import type { Address, CheckoutValues } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { FieldErrors } from "react-hook-form";
import { useIntl } from "react-intl";
import type { InvalidField } from "../../patterns/ErrorSummary/ErrorSummary.tsx";
import { addressParts } from "../../patterns/rules/addressParts.ts";

/**
 * Returns a function that lists the invalid fields of the checkout form in page order.
 * @param parcel Index of the first parcel without a shipping rate.
 */
export function useInvalidFields(
  parcel: number,
): (errors: FieldErrors<CheckoutValues>, rateError: string | undefined) => readonly InvalidField[] {
  const { formatMessage } = useIntl();
  const fieldError = (id: string, label: MessageKey, message: string | undefined): InvalidField[] =>
    message ? [{ id, label: formatMessage({ id: label }), message }] : [];
  const inAddress = (name: "delivery" | "billing", errors: FieldErrors<Address> | undefined) =>
    addressParts.flatMap(([part, label]) => fieldError(`${name}-${part}`, label, errors?.[part]?.message));

  return (errors, rateError) => [
    ...fieldError("email", "checkout.email", errors.email?.message),
    ...fieldError("phone", "checkout.phone", errors.phone?.message),
    ...fieldError("account-username", "account.username", errors.username?.message),
    ...fieldError("account-password", "account.password", errors.password?.message),
    ...fieldError("account-passwordAgain", "account.passwordAgain", errors.passwordAgain?.message),
    ...inAddress("delivery", errors.delivery),
    ...inAddress("billing", errors.billing),
    ...fieldError(parcel === 0 ? "rate" : `rate-${parcel}`, "checkout.shippingMethod", rateError),
    ...fieldError("gateway", "checkout.payment", errors.gateway?.message),
  ];
}
