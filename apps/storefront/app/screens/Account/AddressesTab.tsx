import { useUpdateCustomer } from "@rewire/data";
import type { Customer, Viewer } from "@rewire/domain";
import { AddressBook, useShopSettings } from "@rewire/ui";
import { FurtherAddressesSection } from "./FurtherAddressesSection.tsx";
import { openAccountDraft } from "./openAccountDraft.ts";
import { useReportSignedOut } from "./useReportSignedOut.ts";
import { useStatesByCountry } from "../Checkout/useStatesByCountry.ts";

interface AddressesTabProps {
  viewer: Viewer;
  customer: Customer;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** Called when the addresses or a change of them were refused because the log-in has ended. */
  onSignedOut: () => void;
}

/** Account tab with a customer's delivery address, billing address and additional addresses. */
export function AddressesTab({ viewer, customer, countries, onSignedOut }: AddressesTabProps) {
  const { defaultCountry } = useShopSettings();
  const { saveAddress } = useUpdateCustomer();
  const { states, requestStates } = useStatesByCountry(customer.shipping.country || defaultCountry);
  const readFailure = useReportSignedOut(onSignedOut);
  const saveDefault = async (...change: Parameters<typeof saveAddress>) => readFailure(await saveAddress(...change));
  const form = {
    countries,
    states,
    onCountryChange: requestStates,
    defaultCountry: customer.shipping.country || defaultCountry,
    openDraft: (address: string) => openAccountDraft(viewer.id, `address.${address}`),
  };
  return (
    <>
      <AddressBook {...form} shipping={customer.shipping} billing={customer.billing} onSave={saveDefault} />
      <FurtherAddressesSection {...form} customer={customer} saveDefault={saveDefault} onSignedOut={onSignedOut} />
    </>
  );
}
