import type { DocumentKind, ShopStore } from "./ShopStore.ts";

/** A store that forgets when it is dropped: for the browser and for tests. Documents are copied in and out, as on disk. */
export function createMemoryStore(): ShopStore {
  let documents = new Map<string, string>();
  let undo: Map<string, string | undefined> | null = null;
  const name = (kind: DocumentKind, key: string) => `${kind}\u0000${key}`;
  const remember = (id: string) => {
    if (undo !== null && !undo.has(id)) undo.set(id, documents.get(id));
  };
  return {
    read<T>(kind: DocumentKind, key: string): T | undefined {
      const text = documents.get(name(kind, key));
      return text === undefined ? undefined : (JSON.parse(text) as T);
    },
    write(kind, key, value) {
      remember(name(kind, key));
      documents.set(name(kind, key), JSON.stringify(value));
    },
    remove(kind, key) {
      remember(name(kind, key));
      documents.delete(name(kind, key));
    },
    list<T>(kind: DocumentKind): T[] {
      const ids = [...documents.keys()].filter((id) => id.startsWith(`${kind}\u0000`)).toSorted();
      return ids.map((id) => JSON.parse(documents.get(id) ?? "null") as T);
    },
    transaction(work) {
      if (undo !== null) return work();
      undo = new Map();
      try {
        return work();
      } catch (error) {
        for (const [id, text] of undo) {
          if (text === undefined) documents.delete(id);
          else documents.set(id, text);
        }
        throw error;
      } finally {
        undo = null;
      }
    },
    reset() {
      documents = new Map();
    },
  };
}
