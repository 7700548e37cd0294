import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StateStore } from "./StateStore.ts";

const cleanEveryMs = 10 * 60 * 1000;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS state_until ON state (until);
`;

/**
 * A state store in one SQLite file. What it has answered survives a kill and, with `synchronous = FULL`, a power cut;
 * several processes may use the same file.
 *
 * @throws Error if the folder cannot be written or the file is no database; the message names the file.
 */
export function createSqliteStore(file: string, now: () => number = Date.now): StateStore {
  const database = open(file);
  const select = database.prepare("SELECT value FROM state WHERE key = ? AND until > ?");
  const upsert = database.prepare("INSERT INTO state VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until");
  const insert = database.prepare(
    "INSERT INTO state VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until WHERE state.until <= ?",
  );
  const remove = database.prepare("DELETE FROM state WHERE key = ?");
  const removeIf = database.prepare("DELETE FROM state WHERE key = ? AND value = ?");
  const renewIf = database.prepare("UPDATE state SET until = ? WHERE key = ? AND value = ? AND until > ?");
  const clean = database.prepare("DELETE FROM state WHERE until <= ?");
  let cleaned = 0;

  const find = (key: string): string | null => {
    const row = select.get(key, now());
    return typeof row?.["value"] === "string" ? row["value"] : null;
  };
  const until = (seconds: number) => {
    if (now() - cleaned > cleanEveryMs) {
      cleaned = now();
      clean.run(cleaned);
    }
    return Math.ceil(now() + seconds * 1000);
  };

  return {
    get: async (key) => find(key),
    set: async (key, value, seconds) => void upsert.run(key, value, until(seconds)),
    putIfAbsent: async (key, value, seconds) => {
      for (;;) {
        if (insert.run(key, value, until(seconds), now()).changes === 1) return null;
        const there = find(key);
        // It may expire between the two statements: then it is our turn.
        if (there !== null) return there;
      }
    },
    delete: async (key) => void remove.run(key),
    deleteIf: async (key, value) => void removeIf.run(key, value),
    renewIf: async (key, value, seconds) => renewIf.run(until(seconds), key, value, now()).changes === 1,
    close: async () => database.close(),
  };
}

function open(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file);
    database.exec(schema);
    return database;
  } catch (error) {
    throw new Error(`The state store ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
