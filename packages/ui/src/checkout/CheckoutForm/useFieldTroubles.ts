import type { Address, CheckoutValues } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { FieldErrors } from "react-hook-form";
import { useIntl } from "react-intl";
import type { FieldTrouble } from "../../patterns/ErrorSummary/ErrorSummary.tsx";
import { addressParts } from "../../patterns/rules/addressParts.ts";

/** Lists what is wrong in the form in the order of the page, each with the id of its control. @param parcel The one that lacks a way to be sent. */
export function useFieldTroubles(
  parcel: number,
): (errors: FieldErrors<CheckoutValues>, rateError: string | undefined) => readonly FieldTrouble[] {
  const { formatMessage } = useIntl();
  const trouble = (id: string, label: MessageKey, message: string | undefined): FieldTrouble[] =>
    message ? [{ id, label: formatMessage({ id: label }), message }] : [];
  const inAddress = (name: "delivery" | "billing", errors: FieldErrors<Address> | undefined) =>
    addressParts.flatMap(([part, label]) => trouble(`${name}-${part}`, label, errors?.[part]?.message));

  return (errors, rateError) => [
    ...trouble("email", "checkout.email", errors.email?.message),
    ...trouble("phone", "checkout.phone", errors.phone?.message),
    ...trouble("account-username", "account.username", errors.username?.message),
    ...trouble("account-password", "account.password", errors.password?.message),
    ...trouble("account-passwordAgain", "account.passwordAgain", errors.passwordAgain?.message),
    ...inAddress("delivery", errors.delivery),
    ...inAddress("billing", errors.billing),
    ...trouble(parcel === 0 ? "rate" : `rate-${parcel}`, "checkout.shippingMethod", rateError),
    ...trouble("gateway", "checkout.payment", errors.gateway?.message),
  ];
}
