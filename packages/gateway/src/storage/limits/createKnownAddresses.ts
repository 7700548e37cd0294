import type { KeyValueStore } from "../KeyValueStore.ts";
import { normalizeAccountName } from "./accountName.ts";
import { hashText } from "./createAttemptLimit.ts";

/**
 * Store of the client addresses from which an account was used before. An attack from other addresses cannot lock out
 * the account's owner there.
 */
export interface KnownAddresses {
  has(account: string, address: string): Promise<boolean>;
  /** Stores an address from which the owner has authenticated. */
  remember(account: string, address: string): Promise<void>;
}

/** Lifetime of an address in seconds, so that a customer who returns every few weeks stays known. */
const RETENTION_SECONDS = 60 * 24 * 60 * 60;

/** Creates the store of known client addresses. Account names and addresses are hashed. */
export function createKnownAddresses(store: KeyValueStore): KnownAddresses {
  const toEntryKey = (account: string, address: string) =>
    `known-address:${hashText(`${normalizeAccountName(account)} ${address}`)}`;
  return {
    has: async (account, address) => address !== "unknown" && (await store.get(toEntryKey(account, address))) !== null,
    remember: async (account, address) => {
      if (address !== "unknown") await store.set(toEntryKey(account, address), "1", RETENTION_SECONDS);
    },
  };
}
