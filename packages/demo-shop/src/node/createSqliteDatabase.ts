import { DatabaseSync } from "node:sqlite";
import { readDocument } from "../database/readDocument.ts";
import type { DocumentKind, ShopDatabase } from "../database/ShopDatabase.ts";

/** Document kinds that are read for every product in a list, and therefore cached in memory. */
const CACHED_KINDS: ReadonlySet<DocumentKind> = new Set(["stock", "productReviews", "review", "coupon", "reservation"]);

/**
 * Creates the shop's database in a single SQLite file. The write-ahead log is synced after every transaction, so that
 * committed changes survive a crash.
 */
export function createSqliteDatabase(file: string): ShopDatabase & { readonly close: () => void } {
  const connection = openDatabase(file);
  const select = connection.prepare("SELECT json FROM documents WHERE kind = ? AND key = ?");
  const selectAll = connection.prepare("SELECT key, json FROM documents WHERE kind = ? ORDER BY key");
  const upsert = connection.prepare(
    "INSERT INTO documents (kind, key, json) VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET json = excluded.json",
  );
  const deleteStatement = connection.prepare("DELETE FROM documents WHERE kind = ? AND key = ?");
  let cache = new Map<string, string>();
  let isInTransaction = false;
  const refreshCache = () => (cache = readCache(connection));
  refreshCache();
  return {
    read(kind, key) {
      const text = CACHED_KINDS.has(kind) ? cache.get(createCacheKey(kind, key)) : select.get(kind, key)?.["json"];
      return text === undefined ? undefined : readDocument(kind, key, String(text));
    },
    write(kind, key, value) {
      const text = JSON.stringify(value);
      upsert.run(kind, key, text);
      if (CACHED_KINDS.has(kind)) cache.set(createCacheKey(kind, key), text);
    },
    remove(kind, key) {
      deleteStatement.run(kind, key);
      cache.delete(createCacheKey(kind, key));
    },
    list(kind) {
      return selectAll.all(kind).map((row) => readDocument(kind, String(row["key"]), String(row["json"])));
    },
    transaction(work) {
      if (isInTransaction) return work();
      isInTransaction = true;
      connection.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        connection.exec("COMMIT");
        return result;
      } catch (error) {
        connection.exec("ROLLBACK");
        refreshCache();
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    reset() {
      connection.exec("DELETE FROM documents");
      refreshCache();
    },
    close: () => connection.close(),
  };
}

function openDatabase(file: string): DatabaseSync {
  const connection = new DatabaseSync(file);
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS documents (kind TEXT NOT NULL, key TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;
  `);
  return connection;
}

const createCacheKey = (kind: string, key: string): string => `${kind}\u0000${key}`;

/** Loads the JSON of the cached documents by kind and key. */
function readCache(connection: DatabaseSync): Map<string, string> {
  const rows = connection
    .prepare(`SELECT kind, key, json FROM documents WHERE kind IN (${[...CACHED_KINDS].map(() => "?").join()})`)
    .all(...CACHED_KINDS);
  return new Map(rows.map((row) => [createCacheKey(String(row["kind"]), String(row["key"])), String(row["json"])]));
}
