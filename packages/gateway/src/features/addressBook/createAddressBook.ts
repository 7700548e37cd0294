import { randomUUID } from "node:crypto";
import {
  areAddressesEqual,
  hasLocation,
  MAX_STORED_ADDRESSES,
  STORED_ADDRESS_PLACES,
  trimAddress,
  type Address,
  type AddressPlacement,
  type StoreAddressResult,
  type StoredAddress,
} from "@rewire/domain";
import * as v from "valibot";
import { countryCodeSchema, createJsonTextSchema, lineSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { PersonalDataSource } from "../privacy/PersonalDataSource.ts";

/** Address book of the logged-in customer: addresses in addition to the two default ones that the shop stores. */
export interface AddressBook {
  /** Lists the addresses, oldest first; null where nobody is logged in. */
  list(request: Request): Promise<readonly StoredAddress[] | null>;
  /**
   * Stores an address, unless it is stored already.
   *
   * @param id Address to replace; null adds one.
   * @param address Address as sent by the browser.
   * @param placement Where a new address goes, and what it replaces. @default the end of the list
   */
  save(
    request: Request,
    id: string | null,
    address: unknown,
    placement?: AddressPlacement,
  ): Promise<StoreAddressResult>;
  /** Removes an address; null where nobody is logged in. */
  remove(request: Request, id: string): Promise<readonly StoredAddress[] | null>;
}

interface AddressBookOptions {
  readonly store: KeyValueStore;
  readonly locks: Locks;
  readonly logins: Pick<Logins, "find">;
}

/** Period for which addresses are kept after their last use, in seconds: two years. */
const RETENTION_SECONDS = 2 * 365 * 24 * 60 * 60;

const addressSchema = v.object({
  firstName: lineSchema,
  lastName: lineSchema,
  company: lineSchema,
  address1: lineSchema,
  address2: lineSchema,
  city: lineSchema,
  state: lineSchema,
  postcode: lineSchema,
  country: countryCodeSchema,
});

const storedList = createJsonTextSchema(v.array(v.object({ id: v.string(), address: addressSchema })));
const toListKey = (customerId: number) => `addresses:${customerId}`;

/** Creates the address book, and the source that exports and erases its personal data. */
export function createAddressBook({ store, locks, logins }: AddressBookOptions): {
  readonly addressBook: AddressBook;
  readonly source: PersonalDataSource;
} {
  const read = async (customerId: number): Promise<readonly StoredAddress[]> => {
    const text = await store.get(toListKey(customerId));
    if (text !== null) await store.renewIf(toListKey(customerId), text, RETENTION_SECONDS);
    return parseOrNull(storedList, text ?? "") ?? [];
  };
  const changeAddresses = <Value>(customerId: number, run: (addresses: readonly StoredAddress[]) => Promise<Value>) =>
    locks.run(toListKey(customerId), async () => run(await read(customerId)));
  const write = (customerId: number, addresses: readonly StoredAddress[]) =>
    store.set(toListKey(customerId), JSON.stringify(addresses), RETENTION_SECONDS);
  const findCustomer = async (request: Request) => (await logins.find(request))?.userId ?? null;

  return {
    addressBook: {
      async list(request) {
        const customerId = await findCustomer(request);
        return customerId === null ? null : read(customerId);
      },
      async save(request, id, input, placement = {}) {
        const customerId = await findCustomer(request);
        if (customerId === null) return { kind: "loggedOut" };
        const parsedAddress = parseOrNull(addressSchema, input);
        if (!parsedAddress || !hasLocation(parsedAddress)) return { kind: "invalid" };
        return changeAddresses(customerId, async (addresses) => {
          const next = putAddress(addresses, { id, address: trimAddress(parsedAddress), ...placement });
          if (next === null) return { kind: "full" };
          await write(customerId, next);
          return { kind: "stored", addresses: next };
        });
      },
      async remove(request, id) {
        const customerId = await findCustomer(request);
        if (customerId === null) return null;
        return changeAddresses(customerId, async (addresses) => {
          const next = addresses.filter((stored) => stored.id !== id);
          await write(customerId, next);
          return next;
        });
      },
    },
    source: {
      name: "addresses",
      export: async ({ subject }) => (await read(subject.customerId)).map(({ address }) => ({ ...address })),
      erase: (customerId) => store.delete(toListKey(customerId)),
      eraseByEmail: null,
    },
  };
}

/** Adds or replaces an address; null where there are too many. */
function putAddress(
  addresses: readonly StoredAddress[],
  { id, address, replacedId, nextId }: AddressPlacement & { readonly id: string | null; readonly address: Address },
): readonly StoredAddress[] | null {
  const otherAddresses = addresses.filter((stored) => stored.id !== id);
  if (otherAddresses.some((stored) => areAddressesEqual(stored.address, address))) return otherAddresses;
  if (addresses.some((stored) => stored.id === id))
    return addresses.map((stored) => (stored.id === id ? { id: stored.id, address } : stored));
  const isReplacement = addresses.some((stored) => stored.id === replacedId);
  if (addresses.length >= (isReplacement ? STORED_ADDRESS_PLACES : MAX_STORED_ADDRESSES)) return null;
  const position = addresses.findIndex((stored) => stored.id === nextId);
  return addresses.toSpliced(position === -1 ? addresses.length : position, 0, { id: randomUUID(), address });
}
