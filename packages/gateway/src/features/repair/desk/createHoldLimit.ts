import type { KeyValueStore } from "../../../storage/KeyValueStore.ts";
import { holdSeconds } from "./createSlotBook.ts";

/** So many places at the counter one visitor keeps at the same time, on the way through checkout. */
export const holdsPerVisitor = 5;

/** Counts whom a visitor keeps places for, so that nobody can block the whole counter without booking. */
export interface HoldLimit {
  /** Lets a holder keep a place; false if the visitor keeps enough already. Asked again, it counts once. */
  admit(clientAddress: string, holder: string): Promise<boolean>;
  /** The holder keeps nothing any more, or has booked. */
  leave(holder: string): Promise<void>;
}

/** Makes the counter; what was forgotten counts no longer than a place is kept. */
export function createHoldLimit(store: KeyValueStore, max = holdsPerVisitor): HoldLimit {
  const ownKey = (holder: string) => `slot-visitor-of:${holder}`;
  return {
    async admit(clientAddress, holder) {
      const who = await digest(clientAddress);
      const keys = Array.from({ length: max }, (_, place) => `slot-visitor:${who}:${place}`);
      const own = await store.get(ownKey(holder));
      for (const key of own ? [own, ...keys] : keys) {
        const there = await store.putIfAbsent(key, holder, holdSeconds);
        if (there !== null && !(there === holder && (await store.renewIf(key, holder, holdSeconds)))) continue;
        await store.set(ownKey(holder), key, holdSeconds);
        return true;
      }
      return false;
    },
    async leave(holder) {
      const key = await store.get(ownKey(holder));
      if (key) await store.deleteIf(key, holder);
      await store.delete(ownKey(holder));
    },
  };
}

/** The store shows nobody's address. The workshop runs this in a browser, so it is not Node's hash. */
async function digest(clientAddress: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(clientAddress)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
