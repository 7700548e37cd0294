import {
  areAddressesEqual,
  hasLocation,
  STORED_ADDRESS_PLACES,
  toPostalAddress,
  type Address,
  type AddressPlacement,
  type BillingAddress,
  type Customer,
  type ShopFailure,
  type StoredAddress,
} from "@rewire/domain";
import type { AddressKind } from "@rewire/ui";

/** Saves one of the two addresses that the shop stores; resolves to null on success. */
export type SaveDefaultAddress = (kind: AddressKind, address: Address | BillingAddress) => Promise<ShopFailure | null>;

interface AddressChanges {
  /** Stores an additional address; resolves to null on success. @param placement Address that is removed afterwards */
  readonly save: (id: null, address: Address, placement: AddressPlacement) => Promise<ShopFailure | null>;
  readonly saveDefault: SaveDefaultAddress;
  /** Removes an additional address; resolves to null on success. */
  readonly remove: (id: string) => Promise<ShopFailure | null>;
}

/** Addresses before the change. */
interface AddressBookState {
  readonly customer: Pick<Customer, "billing" | "shipping">;
  /** All additional addresses, also those that equal one of the customer's two. */
  readonly storedAddresses: readonly StoredAddress[];
}

/**
 * Makes an additional address the default. Stores the former default first, so that no address is lost if a later step
 * fails. Where such a failure has filled the last place, the address that is stored twice since makes room. Resolves to
 * null on success.
 */
export async function makeAddressDefault(
  { id, address }: StoredAddress,
  kind: AddressKind,
  { customer, storedAddresses }: AddressBookState,
  { save, saveDefault, remove }: AddressChanges,
): Promise<ShopFailure | null> {
  const formerDefault = toPostalAddress(customer[kind]);
  const otherDefault = customer[kind === "billing" ? "shipping" : "billing"];
  if (hasLocation(formerDefault) && !areAddressesEqual(formerDefault, otherDefault)) {
    const redundantAddress = storedAddresses.find(
      (stored) =>
        stored.id !== id &&
        [formerDefault, otherDefault].some((defaultAddress) => areAddressesEqual(stored.address, defaultAddress)),
    );
    const failure =
      (storedAddresses.length >= STORED_ADDRESS_PLACES && redundantAddress
        ? await remove(redundantAddress.id)
        : null) ?? (await save(null, formerDefault, { replacedId: id }));
    if (failure) return failure;
  }
  const { email, phone } = customer.billing;
  const failure = await saveDefault(kind, kind === "billing" ? { ...address, email, phone } : address);
  if (failure) return failure;
  return remove(id);
}
