import type { StateStore } from "./StateStore.ts";

/** A state store that forgets with its process: for tests. */
export function createMemoryStore(now: () => number = Date.now): StateStore {
  const kept = new Map<string, { readonly value: string; readonly until: number }>();

  const alive = (key: string): string | null => {
    const found = kept.get(key);
    if (!found) return null;
    if (found.until > now()) return found.value;
    kept.delete(key);
    return null;
  };
  const keep = (key: string, value: string, seconds: number) => void kept.set(key, { value, until: now() + seconds * 1000 });

  return {
    get: async (key) => alive(key),
    set: async (key, value, seconds) => keep(key, value, seconds),
    putIfAbsent: async (key, value, seconds) => {
      const there = alive(key);
      if (there === null) keep(key, value, seconds);
      return there;
    },
    delete: async (key) => void kept.delete(key),
    deleteIf: async (key, value) => void (alive(key) === value && kept.delete(key)),
    renewIf: async (key, value, seconds) => {
      if (alive(key) !== value) return false;
      keep(key, value, seconds);
      return true;
    },
    close: async () => kept.clear(),
  };
}
