import type { Address } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { FieldErrors } from "react-hook-form";
import { useIntl } from "react-intl";
import type { FieldTrouble } from "../ErrorSummary/ErrorSummary.tsx";
import type { CheckoutValues } from "../rules/checkoutValues.ts";

// In the order of the page.
const addressParts: readonly (readonly [keyof Address, MessageKey])[] = [
  ["firstName", "checkout.firstName"],
  ["lastName", "checkout.lastName"],
  ["company", "checkout.company"],
  ["country", "checkout.country"],
  ["address1", "checkout.address1"],
  ["address2", "checkout.address2"],
  ["postcode", "checkout.postcode"],
  ["city", "checkout.city"],
  ["state", "checkout.state"],
];

/** Lists what is wrong in the form in the order of the page, each with the id of its control. */
export function useFieldTroubles(): (errors: FieldErrors<CheckoutValues>, rateError: string | undefined) => readonly FieldTrouble[] {
  const { formatMessage } = useIntl();
  const trouble = (id: string, label: MessageKey, message: string | undefined): FieldTrouble[] =>
    message ? [{ id, label: formatMessage({ id: label }), message }] : [];
  const inAddress = (name: "delivery" | "billing", errors: FieldErrors<Address> | undefined) =>
    addressParts.flatMap(([part, label]) => trouble(`${name}-${part}`, label, errors?.[part]?.message));

  return (errors, rateError) => [
    ...trouble("email", "checkout.email", errors.email?.message),
    ...trouble("phone", "checkout.phone", errors.phone?.message),
    ...inAddress("delivery", errors.delivery),
    ...inAddress("billing", errors.billing),
    ...trouble("rate", "checkout.shippingMethod", rateError),
    ...trouble("gateway", "checkout.payment", errors.gateway?.message),
  ];
}
