import type { Log } from "../log/createLog.ts";
import { createSealer } from "./createSealer.ts";
import {
  COUNT_PREFIX,
  createStoreSealer,
  createUnsealer,
  toSealedEntry,
  type StoreSealer,
  type StoreSealerDependencies,
} from "./createStoreSealer.ts";
import type { Secrets } from "../config/secrets.ts";
import { UNREADABLE_VALUE, type KeyValueStore, type StoreBackend } from "./KeyValueStore.ts";

/**
 * Wraps a store so that its entries are encrypted and their names hashed. The first call encrypts the existing entries
 * of an unencrypted store. After the newest secret has changed, entries are re-encrypted in the background or when they
 * are read. An entry that no secret can decrypt is read as absent, and replaced only by callers that say so.
 */
export function sealStore(backend: StoreBackend, secrets: Secrets, log: Log): KeyValueStore {
  const sealer = createSealer(secrets);
  const unseal = createUnsealer(sealer, log);
  const { isReady: whenReady, close } = createStoreSealer({ backend, sealer, unseal, log });
  const sealEntry = (name: string, value: string) => toSealedEntry(sealer, name, value);

  const runIfEqual = createConditionalAction({ backend, sealer, unseal, isReady: whenReady });

  return {
    async get(key) {
      await whenReady();
      const name = sealer.nameOf(key);
      const storedValue = await backend.get(name);
      const unsealedEntry = storedValue === null ? null : unseal(name, storedValue);
      if (storedValue === null || !unsealedEntry) return null;
      // Reading works even if the store is not writable.
      if (!unsealedEntry.isCurrent) {
        await backend
          .replaceIf({ key: name, value: storedValue }, sealEntry(name, unsealedEntry.value))
          .catch(() => false);
      }
      return unsealedEntry.value;
    },
    async has(key) {
      await whenReady();
      return backend.has(sealer.nameOf(key));
    },
    async set(key, value, seconds) {
      await whenReady();
      const entry = sealEntry(sealer.nameOf(key), value);
      await backend.set(entry.key, entry.value, seconds);
    },
    async putIfAbsent(key, value, seconds, unreadable = "keep") {
      await whenReady();
      const entry = sealEntry(sealer.nameOf(key), value);
      for (;;) {
        const storedValue = await backend.putIfAbsent(entry.key, entry.value, seconds);
        if (storedValue === null) return null;
        const unsealedEntry = unseal(entry.key, storedValue);
        if (unsealedEntry) return unsealedEntry.value;
        if (unreadable === "keep") return UNREADABLE_VALUE;
        await backend.deleteIf(entry.key, storedValue);
      }
    },
    async delete(key) {
      await whenReady();
      await backend.delete(sealer.nameOf(key));
    },
    deleteIf: (key, value) => runIfEqual(key, value, (name, sealedValue) => backend.deleteIf(name, sealedValue)),
    renewIf: (key, value, seconds) =>
      runIfEqual(key, value, (name, sealedValue) => backend.renewIf(name, sealedValue, seconds)),
    async add(key, amount, seconds) {
      await whenReady();
      return backend.add(`${COUNT_PREFIX}${sealer.nameOf(key)}`, amount, seconds);
    },
    close,
  };
}

type ConditionalAction = (name: string, sealedValue: string) => Promise<boolean>;

/** Creates the function that changes an entry with a certain value, and retries if it was resealed meanwhile. */
function createConditionalAction({
  backend,
  sealer,
  unseal,
  isReady: whenReady,
}: Pick<StoreSealerDependencies, "backend" | "sealer" | "unseal"> & Pick<StoreSealer, "isReady">): (
  key: string,
  value: string,
  runAction: ConditionalAction,
) => Promise<boolean> {
  return async (key, value, runAction) => {
    await whenReady();
    const name = sealer.nameOf(key);
    for (let lastStoredValue: string | null = null; ;) {
      const storedValue = await backend.get(name);
      if (storedValue === null || storedValue === lastStoredValue || unseal(name, storedValue)?.value !== value)
        return false;
      if (await runAction(name, storedValue)) return true;
      lastStoredValue = storedValue;
    }
  };
}
