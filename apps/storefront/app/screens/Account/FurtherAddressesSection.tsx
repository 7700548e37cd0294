import { areAddressesEqual, MAX_STORED_ADDRESSES, type Address, type Customer } from "@rewire/domain";
import { FurtherAddresses, type FurtherAddressesProps } from "@rewire/ui";
import { useFurtherAddresses } from "../parts/useFurtherAddresses.ts";
import { makeAddressDefault, type SaveDefaultAddress } from "./makeAddressDefault.ts";

interface FurtherAddressesSectionProps extends Pick<
  FurtherAddressesProps,
  "countries" | "states" | "onCountryChange" | "defaultCountry" | "openDraft"
> {
  customer: Customer;
  /** Saves one of the two addresses that the shop stores; resolves to null on success. */
  saveDefault: SaveDefaultAddress;
  /** Called when the addresses or a change of them were refused because the log-in has ended. */
  onSignedOut: () => void;
}

/**
 * Section with a customer's additional addresses, which are stored by the storefront. The current default addresses are
 * not repeated.
 */
export function FurtherAddressesSection(props: FurtherAddressesSectionProps) {
  const { customer, saveDefault, onSignedOut, ...form } = props;
  const { state, retry, save, remove } = useFurtherAddresses(onSignedOut);
  const storedAddresses = state.kind === "ready" ? state.addresses : [];
  const isDefault = (address: Address) =>
    areAddressesEqual(address, customer.shipping) || areAddressesEqual(address, customer.billing);

  return (
    <FurtherAddresses
      {...form}
      state={
        state.kind === "ready"
          ? { kind: "ready", items: storedAddresses.filter(({ address }) => !isDefault(address)) }
          : state.kind === "failed"
            ? { kind: "failed", onRetry: retry }
            : { kind: "loading" }
      }
      isFull={storedAddresses.length >= MAX_STORED_ADDRESSES}
      onSave={(id, address, nextId) => save(id, address, { nextId })}
      onRemove={remove}
      onMakeDefault={(storedAddress, kind) =>
        makeAddressDefault(storedAddress, kind, { customer, storedAddresses }, { save, saveDefault, remove })
      }
    />
  );
}
