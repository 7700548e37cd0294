import type { StoreBackend, StoreEntry } from "./KeyValueStore.ts";

/** Creates a store in memory, for tests. */
export function createMemoryStore(now: () => number = Date.now): StoreBackend {
  const entries = new Map<string, { readonly value: string; readonly expiresAt: number }>();

  const findLiveValue = (key: string): string | null => {
    const entry = entries.get(key);
    if (!entry) return null;
    if (entry.expiresAt > now()) return entry.value;
    entries.delete(key);
    return null;
  };
  const store = (key: string, value: string, seconds: number) =>
    void entries.set(key, { value, expiresAt: now() + seconds * 1000 });

  const replace = (entry: StoreEntry, next: StoreEntry): boolean => {
    const existingEntry = entries.get(entry.key);
    if (!existingEntry || findLiveValue(entry.key) !== entry.value) return false;
    if (next.key !== entry.key && findLiveValue(next.key) !== null) return false;
    entries.delete(entry.key);
    entries.set(next.key, { value: next.value, expiresAt: existingEntry.expiresAt });
    return true;
  };

  return {
    get: async (key) => findLiveValue(key),
    has: async (key) => findLiveValue(key) !== null,
    set: async (key, value, seconds) => store(key, value, seconds),
    putIfAbsent: async (key, value, seconds) => {
      const existingValue = findLiveValue(key);
      if (existingValue === null) store(key, value, seconds);
      return existingValue;
    },
    delete: async (key) => void entries.delete(key),
    deleteIf: async (key, value) => findLiveValue(key) === value && entries.delete(key),
    renewIf: async (key, value, seconds) => {
      if (findLiveValue(key) !== value) return false;
      store(key, value, seconds);
      return true;
    },
    replaceIf: async (entry, next) => replace(entry, next),
    replaceAll: async (change) => {
      for (const key of Array.from(entries.keys())) {
        const value = findLiveValue(key);
        const next = value === null ? null : change({ key, value });
        if (value !== null && next) replace({ key, value }, next);
      }
    },
    scrub: async () => undefined,
    add: async (key, amount, seconds) => {
      const existingValue = findLiveValue(key);
      if (existingValue === null && amount <= 0) return { value: 0, msLeft: 0 };
      const value = Math.max(0, Number(existingValue ?? 0) + amount);
      const expiresAt = existingValue === null ? now() + seconds * 1000 : (entries.get(key)?.expiresAt ?? now());
      entries.set(key, { value: String(value), expiresAt });
      return { value, msLeft: expiresAt - now() };
    },
    close: async () => entries.clear(),
  };
}
