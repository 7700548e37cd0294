import type { StoreBackend, StoreEntry } from "./KeyValueStore.ts";

/** Creates a store in memory, for tests. */
export function createMemoryStore(now: () => number = Date.now): StoreBackend {
  const entries = new Map<string, { readonly value: string; readonly until: number }>();

  const alive = (key: string): string | null => {
    const entry = entries.get(key);
    if (!entry) return null;
    if (entry.until > now()) return entry.value;
    entries.delete(key);
    return null;
  };
  const keep = (key: string, value: string, seconds: number) =>
    void entries.set(key, { value, until: now() + seconds * 1000 });

  const replace = (entry: StoreEntry, next: StoreEntry): boolean => {
    const there = entries.get(entry.key);
    if (!there || alive(entry.key) !== entry.value) return false;
    if (next.key !== entry.key && alive(next.key) !== null) return false;
    entries.delete(entry.key);
    entries.set(next.key, { value: next.value, until: there.until });
    return true;
  };

  return {
    get: async (key) => alive(key),
    has: async (key) => alive(key) !== null,
    set: async (key, value, seconds) => keep(key, value, seconds),
    putIfAbsent: async (key, value, seconds) => {
      const there = alive(key);
      if (there === null) keep(key, value, seconds);
      return there;
    },
    delete: async (key) => void entries.delete(key),
    deleteIf: async (key, value) => alive(key) === value && entries.delete(key),
    renewIf: async (key, value, seconds) => {
      if (alive(key) !== value) return false;
      keep(key, value, seconds);
      return true;
    },
    replaceIf: async (entry, next) => replace(entry, next),
    replaceAll: async (change) => {
      for (const key of Array.from(entries.keys())) {
        const value = alive(key);
        const next = value === null ? null : change({ key, value });
        if (value !== null && next) replace({ key, value }, next);
      }
    },
    scrub: async () => undefined,
    add: async (key, amount, seconds) => {
      const there = alive(key);
      if (there === null && amount <= 0) return { value: 0, msLeft: 0 };
      const value = Math.max(0, Number(there ?? 0) + amount);
      const until = there === null ? now() + seconds * 1000 : (entries.get(key)?.until ?? now());
      entries.set(key, { value: String(value), until });
      return { value, msLeft: until - now() };
    },
    close: async () => entries.clear(),
  };
}
