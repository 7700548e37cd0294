import { DatabaseSync } from "node:sqlite";
import { readDocument } from "../store/readDocument.ts";
import type { DocumentKind, ShopStore } from "../store/ShopStore.ts";

/** Kinds that are read for every product of a list; they are few, and held in memory beside the file. */
const CACHED_KINDS: ReadonlySet<DocumentKind> = new Set(["stock", "productReviews", "review", "coupon", "reservation"]);

/**
 * The shop's documents in one SQLite file. The write-ahead log is synced with every transaction, so what a client
 * was told is on the disk, whatever happens to the process afterwards.
 */
export function createSqliteStore(file: string): ShopStore & { readonly close: () => void } {
  const database = openDatabase(file);
  const select = database.prepare("SELECT json FROM documents WHERE kind = ? AND key = ?");
  const selectAll = database.prepare("SELECT key, json FROM documents WHERE kind = ? ORDER BY key");
  const upsert = database.prepare(
    "INSERT INTO documents (kind, key, json) VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET json = excluded.json",
  );
  const remove = database.prepare("DELETE FROM documents WHERE kind = ? AND key = ?");
  let cache = new Map<string, string>();
  let isInTransaction = false;
  const refreshCache = () => (cache = readCache(database));
  refreshCache();
  return {
    read(kind, key) {
      const text = CACHED_KINDS.has(kind) ? cache.get(nameOf(kind, key)) : select.get(kind, key)?.["json"];
      return text === undefined ? undefined : readDocument(kind, key, String(text));
    },
    write(kind, key, value) {
      const text = JSON.stringify(value);
      upsert.run(kind, key, text);
      if (CACHED_KINDS.has(kind)) cache.set(nameOf(kind, key), text);
    },
    remove(kind, key) {
      remove.run(kind, key);
      cache.delete(nameOf(kind, key));
    },
    list(kind) {
      return selectAll.all(kind).map((row) => readDocument(kind, String(row["key"]), String(row["json"])));
    },
    transaction(work) {
      if (isInTransaction) return work();
      isInTransaction = true;
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        database.exec("ROLLBACK");
        refreshCache();
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    reset() {
      database.exec("DELETE FROM documents");
      refreshCache();
    },
    close: () => database.close(),
  };
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS documents (kind TEXT NOT NULL, key TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;
  `);
  return database;
}

const nameOf = (kind: string, key: string): string => `${kind}\u0000${key}`;

/** The JSON of the documents that are held in memory, by kind and key. */
function readCache(database: DatabaseSync): Map<string, string> {
  const rows = database
    .prepare(`SELECT kind, key, json FROM documents WHERE kind IN (${[...CACHED_KINDS].map(() => "?").join()})`)
    .all(...CACHED_KINDS);
  return new Map(rows.map((row) => [nameOf(String(row["kind"]), String(row["key"])), String(row["json"])]));
}
