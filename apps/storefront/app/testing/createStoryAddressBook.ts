import type { Address, StoredAddress } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";

const isAddress = (value: unknown): value is Address =>
  typeof value === "object" && value !== null && "address1" in value && "country" in value;

/** Creates an address book for stories, in which a customer is logged in. */
export function createStoryAddressBook(): GatewayServices["addressBook"] {
  let addresses: readonly StoredAddress[] = [];
  return {
    list: async () => addresses,
    save: async (_request, id, address, { nextId } = {}) => {
      if (!isAddress(address)) return { kind: "invalid" };
      const stored = { id: id ?? String(addresses.length + 1), address };
      const others = addresses.filter((other) => other.id !== stored.id);
      const position = others.findIndex((other) => other.id === nextId);
      addresses = others.toSpliced(position === -1 ? others.length : position, 0, stored);
      return { kind: "stored", addresses };
    },
    remove: async (_request, id) => {
      addresses = addresses.filter((stored) => stored.id !== id);
      return addresses;
    },
  };
}
