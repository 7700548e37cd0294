import type { Address, CheckoutValues } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { FieldErrors } from "react-hook-form";
import { useIntl } from "react-intl";
import type { InvalidField } from "../../patterns/ErrorSummary/ErrorSummary.tsx";
import { addressFields } from "../../patterns/rules/addressFields.ts";

/** Field in which a shipping rate that is missing can be provided. */
export interface MissingRate {
  /** Id of the field. */
  readonly id: string;
  readonly label: MessageKey;
  readonly message: MessageKey;
}

/**
 * Returns a function that lists the invalid fields of the checkout form in page order.
 * @param missingRate Field of the missing shipping rate; null if none is missing.
 */
export function useInvalidFields(
  missingRate: MissingRate | null,
): (errors: FieldErrors<CheckoutValues>, rateError: string | undefined) => readonly InvalidField[] {
  const { formatMessage } = useIntl();
  const toInvalidFields = (id: string, label: MessageKey, message: string | undefined): InvalidField[] =>
    message ? [{ id, label: formatMessage({ id: label }), message }] : [];
  const listInvalidAddressFields = (name: "delivery" | "billing", errors: FieldErrors<Address> | undefined) =>
    addressFields.flatMap(([part, label]) => toInvalidFields(`${name}-${part}`, label, errors?.[part]?.message));

  return (errors, rateError) => [
    ...toInvalidFields("email", "checkout.email", errors.email?.message),
    ...toInvalidFields("phone", "checkout.phone", errors.phone?.message),
    ...toInvalidFields("account-username", "account.username", errors.username?.message),
    ...toInvalidFields("account-password", "account.password", errors.password?.message),
    ...toInvalidFields("account-passwordAgain", "account.passwordAgain", errors.passwordAgain?.message),
    ...listInvalidAddressFields("delivery", errors.delivery),
    ...listInvalidAddressFields("billing", errors.billing),
    ...(missingRate ? toInvalidFields(missingRate.id, missingRate.label, rateError) : []),
    ...toInvalidFields("gateway", "checkout.payment", errors.gateway?.message),
  ];
}
