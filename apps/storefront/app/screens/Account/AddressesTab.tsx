import { useUpdateCustomer } from "@rewire/data";
import type { Customer } from "@rewire/domain";
import { AddressBook, useShopSettings } from "@rewire/ui";
import { getFailure } from "../parts/getFailure.ts";
import { FurtherAddressesSection } from "./FurtherAddressesSection.tsx";
import { useStatesByCountry } from "../Checkout/useStatesByCountry.ts";

/** Account tab with a customer's delivery address, billing address and additional addresses. */
export function AddressesTab({ customer, countries }: { customer: Customer; countries: readonly string[] }) {
  const { defaultCountry } = useShopSettings();
  const { saveAddress } = useUpdateCustomer();
  const { states, requestStates } = useStatesByCountry(customer.shipping.country || defaultCountry);
  const saveDefault = async (...change: Parameters<typeof saveAddress>) => getFailure(await saveAddress(...change));
  const form = { countries, states, onCountryChange: requestStates };
  return (
    <>
      <AddressBook {...form} shipping={customer.shipping} billing={customer.billing} onSave={saveDefault} />
      <FurtherAddressesSection
        {...form}
        customer={customer}
        defaultCountry={customer.shipping.country || defaultCountry}
        saveDefault={saveDefault}
      />
    </>
  );
}
