import {
  areAddressesEqual,
  hasLocation,
  toPostalAddress,
  type Address,
  type BillingAddress,
  type Customer,
  type ShopFailure,
  type StoredAddress,
} from "@rewire/domain";
import type { AddressKind } from "@rewire/ui";

/** Saves one of the two addresses that the shop stores; resolves to null on success. */
export type SaveDefaultAddress = (kind: AddressKind, address: Address | BillingAddress) => Promise<ShopFailure | null>;

interface AddressChanges {
  /** Stores an additional address; resolves to null on success. @param id Address to replace; null adds one */
  readonly save: (id: string | null, address: Address) => Promise<ShopFailure | null>;
  readonly saveDefault: SaveDefaultAddress;
  /** Removes an additional address; resolves to null on success. */
  readonly remove: (id: string) => Promise<ShopFailure | null>;
}

/**
 * Makes an additional address the default. Stores the former default first, so that no address is lost if a later step
 * fails. Resolves to null on success.
 */
export async function makeAddressDefault(
  { id, address }: StoredAddress,
  kind: AddressKind,
  customer: Pick<Customer, "billing" | "shipping">,
  { save, saveDefault, remove }: AddressChanges,
): Promise<ShopFailure | null> {
  const formerDefault = toPostalAddress(customer[kind]);
  const otherDefault = customer[kind === "billing" ? "shipping" : "billing"];
  if (hasLocation(formerDefault) && !areAddressesEqual(formerDefault, otherDefault)) {
    const failure = await save(null, formerDefault);
    if (failure) return failure;
  }
  const { email, phone } = customer.billing;
  const failure = await saveDefault(kind, kind === "billing" ? { ...address, email, phone } : address);
  if (failure) return failure;
  return remove(id);
}
