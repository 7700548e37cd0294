import { listDistinctAddresses, type Customer } from "@rewire/domain";
import { AddressChoice, type AddressChoiceProps } from "@rewire/ui/address-choice";
import { useFurtherAddresses } from "../parts/useFurtherAddresses.ts";

export interface StoredAddressChoiceProps extends Pick<AddressChoiceProps, "field" | "onCountryChange"> {
  customer: Customer;
}

/** Addresses of a logged-in customer above an address of the form; nothing while they load, or cannot be loaded. */
export default function StoredAddressChoice({ customer, ...choice }: StoredAddressChoiceProps) {
  const { state } = useFurtherAddresses();
  if (state.kind !== "ready") return null;
  const addresses = listDistinctAddresses([
    customer.shipping,
    customer.billing,
    ...state.addresses.map(({ address }) => address),
  ]);
  return <AddressChoice {...choice} addresses={addresses} />;
}
