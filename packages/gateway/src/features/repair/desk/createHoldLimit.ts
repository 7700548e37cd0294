import type { KeyValueStore } from "../../../storage/KeyValueStore.ts";
import { HOLD_SECONDS } from "./createSlotBook.ts";

/** Maximum number of slots that one client may reserve at the same time during checkout. */
export const MAX_HOLDS_PER_CLIENT = 5;

/** Limit on the number of slots reserved per client, so that a client cannot block the repair desk without booking. */
export interface HoldLimit {
  /** Admits a holder; false if the client is above the limit. A repeated call counts once. */
  admit(clientAddress: string, holder: string): Promise<boolean>;
  /** Removes a holder after release or booking. */
  leave(holder: string): Promise<void>;
}

/** Creates the limit on reserved slots. A holder that is not removed expires with its reservation. */
export function createHoldLimit(store: KeyValueStore, max = MAX_HOLDS_PER_CLIENT): HoldLimit {
  const toHolderKey = (holder: string) => `slot-visitor-of:${holder}`;
  return {
    async admit(clientAddress, holder) {
      const addressDigest = await hashAddress(clientAddress);
      const keys = Array.from({ length: max }, (_, slotIndex) => `slot-visitor:${addressDigest}:${slotIndex}`);
      const holderAddress = await store.get(toHolderKey(holder));
      for (const key of holderAddress ? [holderAddress, ...keys] : keys) {
        const currentHolder = await store.putIfAbsent(key, holder, HOLD_SECONDS);
        if (currentHolder !== null && !(currentHolder === holder && (await store.renewIf(key, holder, HOLD_SECONDS))))
          continue;
        await store.set(toHolderKey(holder), key, HOLD_SECONDS);
        return true;
      }
      return false;
    },
    async leave(holder) {
      const key = await store.get(toHolderKey(holder));
      if (key) await store.deleteIf(key, holder);
      await store.delete(toHolderKey(holder));
    },
  };
}

/**
 * Hashes the address, which must not be stored in plain text. Without Node's hash, because Storybook runs this in a
 * browser.
 */
async function hashAddress(clientAddress: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(clientAddress)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
