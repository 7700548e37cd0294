import type { Address } from "./address.ts";

/** Additional address of a customer, besides the billing and shipping addresses that the shop stores. */
export interface StoredAddress {
  readonly id: string;
  readonly address: Address;
}

/** Place of a new additional address in the list, and the address that it replaces. */
export interface AddressPlacement {
  /** Address before which the new one is listed; the end of the list if there is none. */
  readonly nextId?: string | null | undefined;
  /**
   * Address that becomes the default and is removed afterwards; while it is stored, a full book has one place more for
   * the former default.
   */
  readonly replacedId?: string | null | undefined;
}

/** Number of additional addresses above which a customer can add no more. */
export const MAX_STORED_ADDRESSES = 20;

/**
 * Number of places for additional addresses: one more than a customer can fill, for a former default that is stored
 * before the address that takes its place is removed.
 */
export const STORED_ADDRESS_PLACES = MAX_STORED_ADDRESSES + 1;

/**
 * Result of storing an additional address. `full`: the customer already has the maximum number; `invalid`: the address
 * is incomplete or too long; `loggedOut`: the log-in has expired.
 */
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

/** Returns whether the postal fields of two addresses are equal, ignoring leading and trailing white space. */
export const areAddressesEqual = (left: Address, right: Address): boolean =>
  ADDRESS_PARTS.every((part) => left[part].trim() === right[part].trim());

/** Returns an address reduced to its postal fields, without e-mail address and phone number. */
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

/** Returns whether an address has a street or a city. */
export const hasLocation = ({ address1, city }: Address): boolean => address1.trim() !== "" || city.trim() !== "";

/** Returns the distinct postal addresses that have a street or a city, in the given order. */
export function listDistinctAddresses(addresses: readonly Address[]): readonly Address[] {
  const distinctAddresses: Address[] = [];
  for (const address of addresses) {
    if (hasLocation(address) && !distinctAddresses.some((other) => areAddressesEqual(other, address)))
      distinctAddresses.push(toPostalAddress(address));
  }
  return distinctAddresses;
}

/**
 * Formats the name, street and city of an address on one line, as a title that distinguishes it from the customer's
 * other addresses.
 */
export const formatAddressTitle = ({ firstName, lastName, address1, city }: Address): string =>
  [`${firstName} ${lastName}`, address1, city]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
