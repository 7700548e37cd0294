import type { Address } from "./address.ts";

/** Further address of a customer, besides the two that the shop stores. */
export interface StoredAddress {
  readonly id: string;
  readonly address: Address;
}

/** Maximum number of further addresses of a customer. */
export const MAX_STORED_ADDRESSES = 20;

/** Result of storing a further address; `full`: there are too many, `loggedOut`: nobody is logged in any more. */
export type StoreAddressResult =
  | { readonly kind: "stored"; readonly addresses: readonly StoredAddress[] }
  | { readonly kind: "full" | "invalid" | "loggedOut" };

const ADDRESS_PARTS = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "city",
  "state",
  "postcode",
  "country",
] as const;

/** Returns whether two postal addresses are equal, apart from white space and from other fields. */
export const areSameAddress = (left: Address, right: Address): boolean =>
  ADDRESS_PARTS.every((part) => left[part].trim() === right[part].trim());

/** Returns the postal address alone, without e-mail address and phone number. */
export const toPostalAddress = (address: Address): Address => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  state: address.state,
  postcode: address.postcode,
  country: address.country,
});

/** Returns whether an address names a place. */
export const hasLocation = ({ address1, city }: Address): boolean => address1.trim() !== "" || city.trim() !== "";

/** Returns addresses that name a place, each once, in their order. */
export function listDistinctAddresses(addresses: readonly Address[]): readonly Address[] {
  const distinctAddresses: Address[] = [];
  for (const address of addresses) {
    if (hasLocation(address) && !distinctAddresses.some((other) => areSameAddress(other, address)))
      distinctAddresses.push(toPostalAddress(address));
  }
  return distinctAddresses;
}

/** Returns the parts of an address by which a customer tells it from others, as one line. */
export const formatAddressTitle = ({ firstName, lastName, address1, city }: Address): string =>
  [`${firstName} ${lastName}`, address1, city]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
