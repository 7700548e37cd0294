import { readDocument } from "./readDocument.ts";
import type { DocumentKind, ShopDatabase } from "./ShopDatabase.ts";

/**
 * Creates an in-memory database for the browser and for tests. As in the database on disk, documents are copied on
 * every read and write.
 */
export function createMemoryDatabase(): ShopDatabase {
  let documents = new Map<string, string>();
  let undoLog: Map<string, string | undefined> | null = null;
  const name = (kind: DocumentKind, key: string) => `${kind}\u0000${key}`;
  const recordUndo = (id: string) => {
    if (undoLog !== null && !undoLog.has(id)) undoLog.set(id, documents.get(id));
  };
  return {
    read(kind, key) {
      const text = documents.get(name(kind, key));
      return text === undefined ? undefined : readDocument(kind, key, text);
    },
    write(kind, key, value) {
      recordUndo(name(kind, key));
      documents.set(name(kind, key), JSON.stringify(value));
    },
    remove(kind, key) {
      recordUndo(name(kind, key));
      documents.delete(name(kind, key));
    },
    list(kind) {
      const start = name(kind, "");
      const ids = [...documents.keys()].filter((id) => id.startsWith(start)).toSorted();
      return ids.map((id) => readDocument(kind, id.slice(start.length), documents.get(id) ?? ""));
    },
    transaction(work) {
      if (undoLog !== null) return work();
      undoLog = new Map();
      try {
        return work();
      } catch (error) {
        for (const [id, text] of undoLog) {
          if (text === undefined) documents.delete(id);
          else documents.set(id, text);
        }
        throw error;
      } finally {
        undoLog = null;
      }
    },
    reset() {
      documents = new Map();
    },
  };
}
