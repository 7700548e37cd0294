import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTask } from "node:timers/promises";
import type { Log } from "../log/createLog.ts";
import { protectFile } from "./protectFile.ts";
import type { StoreBackend, StoreEntry } from "./KeyValueStore.ts";

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

/** Number of entries per transaction when all entries are visited; other work runs in between. */
const PAGE_SIZE = 500;

const tableSchema = `
  PRAGMA secure_delete = ON;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS state_until ON state (until);
`;

/**
 * Creates a state store in one SQLite file. Committed writes survive a crash of the process and, with `synchronous =
 * FULL`, a power failure; several processes may use the same file. The file is readable only by its owner, and deleted
 * data are wiped.
 *
 * @param log Logs a warning if other users can read the file and its mode cannot be changed.
 * @throws Error with the path of the file, if the folder is not writable or the file is not a database.
 */
export function createSqliteStore(file: string, now: () => number = Date.now, log?: Pick<Log, "warn">): StoreBackend {
  const database = openDatabase(file, log);
  const statements = prepareStatements(database);
  const { select, upsert, insert, remove: deleteStatement, removeIf, renewIf, clean: deleteExpired } = statements;
  let lastCleanupTime = 0;

  const findValue = (key: string): string | null => {
    const row = select.get(key, now());
    return typeof row?.["value"] === "string" ? row["value"] : null;
  };
  const calculateExpiry = (seconds: number) => {
    if (now() - lastCleanupTime > CLEANUP_INTERVAL_MS) {
      lastCleanupTime = now();
      deleteExpired.run(lastCleanupTime);
    }
    return Math.ceil(now() + seconds * 1000);
  };

  return {
    get: async (key) => findValue(key),
    has: async (key) => findValue(key) !== null,
    set: async (key, value, seconds) => void upsert.run(key, value, calculateExpiry(seconds)),
    putIfAbsent: async (key, value, seconds) => {
      for (;;) {
        if (insert.run(key, value, calculateExpiry(seconds), now()).changes === 1) return null;
        const existingValue = findValue(key);
        // The value may expire between the two statements: then it is set.
        if (existingValue !== null) return existingValue;
      }
    },
    delete: async (key) => void deleteStatement.run(key),
    deleteIf: async (key, value) => removeIf.run(key, value).changes === 1,
    renewIf: async (key, value, seconds) => renewIf.run(calculateExpiry(seconds), key, value, now()).changes === 1,
    replaceIf: async (entry, next) => replaceEntry(statements, entry, next, now()),
    async replaceAll(change) {
      deleteExpired.run(now());
      for (let lastKey: string | null = ""; ; await nextTask()) {
        lastKey = replacePage(database, statements, { afterKey: lastKey, now: now(), change });
        if (lastKey === null) return;
      }
    },
    // Pages deleted before `secure_delete` was enabled are removed with the old file, and the journal is truncated.
    scrub: async () => database.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);"),
    add: async (key, amount, seconds) =>
      addCount(statements, now, { key, amount, getExpiry: () => calculateExpiry(seconds), seconds }),
    close: async () => database.close(),
  };
}

/** Prepares the statements of a store. */
const prepareStatements = (database: DatabaseSync) => ({
  select: database.prepare("SELECT value FROM state WHERE key = ? AND until > ?"),
  selectAll: database.prepare("SELECT value, until FROM state WHERE key = ? AND until > ?"),
  upsert: database.prepare(
    "INSERT INTO state VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until",
  ),
  insert: database.prepare(
    "INSERT INTO state VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until WHERE state.until <= ?",
  ),
  remove: database.prepare("DELETE FROM state WHERE key = ?"),
  removeIf: database.prepare("DELETE FROM state WHERE key = ? AND value = ?"),
  renewIf: database.prepare("UPDATE state SET until = ? WHERE key = ? AND value = ? AND until > ?"),
  replace: database.prepare("UPDATE OR IGNORE state SET key = ?, value = ? WHERE key = ? AND value = ? AND until > ?"),
  page: database.prepare("SELECT key, value FROM state WHERE key > ? AND until > ? ORDER BY key LIMIT ?"),
  addToExisting: database.prepare(
    "UPDATE state SET value = CAST(max(0, CAST(value AS INTEGER) + ?) AS TEXT) WHERE key = ? AND until > ? RETURNING value, until",
  ),
  clean: database.prepare("DELETE FROM state WHERE until <= ?"),
});

type Statements = ReturnType<typeof prepareStatements>;

/** Replaces an entry that still has this value; returns whether it had. */
const replaceEntry = ({ replace }: Statements, entry: StoreEntry, next: StoreEntry, now: number): boolean =>
  replace.run(next.key, next.value, entry.key, entry.value, now).changes === 1;

interface PageChange {
  /** Last key of the previous page. */
  readonly afterKey: string;
  readonly now: number;
  readonly change: (entry: StoreEntry) => StoreEntry | null;
}

/** Replaces entries of the next page; returns its last key, null where there was none. */
function replacePage(
  database: DatabaseSync,
  statements: Statements,
  { afterKey, now, change }: PageChange,
): string | null {
  database.exec("BEGIN IMMEDIATE");
  try {
    let lastKey: string | null = null;
    for (const { key, value } of statements.page.all(afterKey, now, PAGE_SIZE)) {
      if (typeof key !== "string" || typeof value !== "string") continue;
      lastKey = key;
      const next = change({ key, value });
      if (next) replaceEntry(statements, { key, value }, next, now);
    }
    database.exec("COMMIT");
    return lastKey;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

interface CountChange {
  readonly key: string;
  readonly amount: number;
  readonly seconds: number;
  readonly getExpiry: () => number;
}

/** Adds to a counter; a missing one is created with the amount, if that is at least one. */
function addCount(
  { selectAll, addToExisting: incrementExistingCount, insert }: Statements,
  now: () => number,
  { key, amount, seconds, getExpiry }: CountChange,
): { value: number; msLeft: number } {
  for (;;) {
    const row = (amount === 0 ? selectAll : incrementExistingCount).get(...(amount === 0 ? [] : [amount]), key, now());
    if (row) return { value: Number(row["value"]), msLeft: Number(row["until"]) - now() };
    if (amount <= 0) return { value: 0, msLeft: 0 };
    // Another process may create it between the two statements: then the amount is added to that one.
    if (insert.run(key, String(amount), getExpiry(), now()).changes === 1)
      return { value: amount, msLeft: seconds * 1000 };
  }
}

function openDatabase(file: string, log: Pick<Log, "warn"> | undefined): DatabaseSync {
  try {
    const readableFiles = protectFile(file);
    if (readableFiles.length > 0)
      log?.warn("Other users of this machine may read the state store", { files: readableFiles.join(", ") });
    const database = new DatabaseSync(file);
    database.exec(tableSchema);
    return database;
  } catch (error) {
    throw new Error(
      `The state store ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
