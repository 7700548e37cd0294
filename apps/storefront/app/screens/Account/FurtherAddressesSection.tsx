import { areAddressesEqual, MAX_STORED_ADDRESSES, hasLocation, toPostalAddress } from "@rewire/domain";
import type { Address, BillingAddress, Customer, ShopFailure, StoredAddress } from "@rewire/domain";
import { FurtherAddresses, type AddressKind, type FurtherAddressesProps } from "@rewire/ui";
import { useFurtherAddresses } from "../parts/useFurtherAddresses.ts";

interface FurtherAddressesSectionProps extends Pick<
  FurtherAddressesProps,
  "countries" | "states" | "onCountryChange" | "defaultCountry"
> {
  customer: Customer;
  /** Saves one of the two addresses that the shop stores; resolves to null on success. */
  saveDefault: (kind: AddressKind, address: Address | BillingAddress) => Promise<ShopFailure | null>;
}

/**
 * Section with a customer's additional addresses, which are stored by the storefront. The current default addresses are
 * not repeated.
 */
export function FurtherAddressesSection({ customer, saveDefault, ...form }: FurtherAddressesSectionProps) {
  const { state, retry, save, remove } = useFurtherAddresses();
  const storedAddresses = state.kind === "ready" ? state.addresses : [];
  const isDefault = (address: Address) =>
    areAddressesEqual(address, customer.shipping) || areAddressesEqual(address, customer.billing);

  /**
   * Makes an address the default. Stores the former default first, so that no address is lost if a later step fails.
   */
  const makeDefault = async ({ id, address }: StoredAddress, kind: AddressKind): Promise<ShopFailure | null> => {
    const formerDefault = toPostalAddress(customer[kind]);
    const otherDefault = customer[kind === "billing" ? "shipping" : "billing"];
    if (
      hasLocation(formerDefault) &&
      !areAddressesEqual(formerDefault, otherDefault) &&
      storedAddresses.length < MAX_STORED_ADDRESSES
    ) {
      const failure = await save(null, formerDefault);
      if (failure) return failure;
    }
    const { email, phone } = customer.billing;
    const failure = await saveDefault(kind, kind === "billing" ? { ...address, email, phone } : address);
    if (failure) return failure;
    return remove(id);
  };
  return (
    <FurtherAddresses
      {...form}
      state={
        state.kind === "ready"
          ? { kind: "ready", items: storedAddresses.filter(({ address }) => !isDefault(address)) }
          : state.kind === "failed"
            ? { kind: "failed", onRetry: () => void retry() }
            : { kind: "loading" }
      }
      isFull={storedAddresses.length >= MAX_STORED_ADDRESSES}
      onSave={save}
      onRemove={remove}
      onMakeDefault={makeDefault}
    />
  );
}
