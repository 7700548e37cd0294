import type { KeyValueStore } from "../KeyValueStore.ts";
import { accountName } from "./accountName.ts";
import { digest } from "./createAttemptLimit.ts";

/** From where somebody has been let into an account before: strangers cannot lock them out there. */
export interface KnownAddresses {
  has(account: string, address: string): Promise<boolean>;
  /** Somebody has proved there that the account is theirs. */
  remember(account: string, address: string): Promise<void>;
}

/** As long as somebody who returns every few weeks stays known. */
const rememberedSeconds = 60 * 24 * 60 * 60;

/** Makes the list; it holds neither names nor addresses in plain. */
export function createKnownAddresses(store: KeyValueStore): KnownAddresses {
  const keyOf = (account: string, address: string) => `known-address:${digest(`${accountName(account)} ${address}`)}`;
  return {
    has: async (account, address) => address !== "unknown" && (await store.get(keyOf(account, address))) !== null,
    remember: async (account, address) => {
      if (address !== "unknown") await store.set(keyOf(account, address), "1", rememberedSeconds);
    },
  };
}
