import { useUpdateCustomer } from "@rewire/data";
import type { Customer } from "@rewire/domain";
import { AddressBook, useShopSettings } from "@rewire/ui";
import { failureOfResult } from "../parts/failureOfResult.ts";
import { useStatesByCountry } from "../Checkout/useStatesByCountry.ts";

/** Delivery and billing address of a customer. */
export function AddressesTab({ customer, countries }: { customer: Customer; countries: readonly string[] }) {
  const { defaultCountry } = useShopSettings();
  const { saveAddress } = useUpdateCustomer();
  const { states, requestStates } = useStatesByCountry(customer.shipping.country || defaultCountry);
  return (
    <AddressBook
      shipping={customer.shipping}
      billing={customer.billing}
      countries={countries}
      states={states}
      onCountryChange={requestStates}
      onSave={async (addressKind, address) => failureOfResult(await saveAddress(addressKind, address))}
    />
  );
}
