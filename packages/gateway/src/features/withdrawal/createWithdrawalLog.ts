import { createHash } from "node:crypto";
import * as v from "valibot";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { KeyValueStoreUnavailableError } from "../../storage/errors.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { withdrawalRecordSchema, type LoggedWithdrawal, type WithdrawalRecord } from "./withdrawalRecord.ts";

/**
 * Log of withdrawals and returns. Each entry contains the hash of the previous one, so that changes and deletions can
 * be detected. Entries are written atomically. While entries cannot be unsealed, every call throws
 * KeyValueStoreUnavailableError: nothing is written, because the log must neither lose nor repeat one.
 */
export interface WithdrawalLog {
  /**
   * Writes an entry about an order, unless it stands there already.
   *
   * @param subject Order, or statement, whose entries are known when the decision is made.
   * @param decide Creates the record from the earlier entries of the subject; null writes nothing. It may run more than
   * once, as others write at the same time.
   */
  append(
    subject: string,
    decide: (earlierWithdrawals: readonly LoggedWithdrawal[]) => WithdrawalRecord | LoggedWithdrawal | null,
  ): Promise<LoggedWithdrawal | null>;
  /** Reads the entries of an order, oldest first. */
  readEntries(subject: string): Promise<readonly LoggedWithdrawal[]>;
  /** Reads an entry; null for none. */
  read(id: number): Promise<LoggedWithdrawal | null>;
  /** Reads all entries after one. */
  readAfter(id: number): Promise<readonly LoggedWithdrawal[]>;
  /** Verifies the chain from its oldest entry on; the id of the first entry that does not fit, null for none. */
  findBreak(): Promise<number | null>;
  /** Reads the oldest and the newest entry that there are without a gap; null for an empty log. */
  readExtent(): Promise<LogExtent | null>;
}

/** Oldest and newest entries of the withdrawal log. */
export interface LogExtent {
  readonly first: LoggedWithdrawal;
  readonly last: LoggedWithdrawal;
}

/** Period for which entries are kept, in seconds: three years, in which claims from a contract lapse, and a year more. */
const RETENTION_SECONDS = 4 * 365 * 24 * 60 * 60;

const storedEntrySchema = createJsonTextSchema(
  v.object({ id: v.number(), subject: v.string(), previous: v.string(), hash: v.string(), content: v.string() }),
);
type StoredEntry = v.InferOutput<typeof storedEntrySchema>;

const contentSchema = createJsonTextSchema(withdrawalRecordSchema);
const FIRST_HASH = "0".repeat(64);
const headKey = "withdrawal-log-head";
const toEntryKey = (id: number) => `withdrawal-log:${id}`;
const toSlotKey = (subject: string, slot: number) => `withdrawal-of:${subject}:${slot}`;

const calculateEntryHash = ({ id, subject, previous, content: text }: Omit<StoredEntry, "hash">): string =>
  createHash("sha256")
    .update(JSON.stringify([id, subject, previous, text]))
    .digest("hex");

/** Entries as the store has them. */
interface EntryStore {
  readonly read: (id: number) => Promise<StoredEntry | null>;
  /** Lists an entry under its subject. Whoever repeats this writes the same into the same slot. */
  readonly list: (entry: StoredEntry) => Promise<void>;
  /** Finds the newest entry, and lists what a gateway has left unlisted that ended at that moment. */
  readonly findHead: () => Promise<StoredEntry | null>;
  /** Writes an entry unless its number is taken; resolves with whether it was written. */
  readonly put: (entry: StoredEntry) => Promise<boolean>;
  readonly readEntries: (subject: string) => Promise<readonly LoggedWithdrawal[]>;
}

function createEntryStore(store: KeyValueStore): EntryStore {
  /** Reads a value; null for none. @throws KeyValueStoreUnavailableError for one that no secret unseals */
  const readValue = async (key: string): Promise<string | null> => {
    // First, because others write at the same time, and nobody deletes.
    if (!(await store.has(key))) return null;
    const value = await store.get(key);
    if (value === null)
      throw new KeyValueStoreUnavailableError(
        "The withdrawal log was sealed with another secret, and takes nothing until that is named in REWIRE_SECRET",
      );
    return value;
  };
  /** @throws ValiError for an unreadable entry: continuing would break the chain. */
  const read = async (id: number): Promise<StoredEntry | null> => {
    const text = await readValue(toEntryKey(id));
    return text === null ? null : v.parse(storedEntrySchema, text);
  };
  const list = async ({ id, subject }: StoredEntry): Promise<void> => {
    for (let slot = 1; ; slot += 1) {
      const holder = await store.putIfAbsent(toSlotKey(subject, slot), String(id), RETENTION_SECONDS);
      if (holder === null || Number(holder) === id) return;
    }
  };
  const setHead = (id: number) => store.set(headKey, String(id), RETENTION_SECONDS);

  return {
    read,
    list,
    async findHead() {
      const storedHeadId = Number((await readValue(headKey)) ?? "0");
      let head = storedHeadId === 0 ? null : await read(storedHeadId);
      for (let next = await read(storedHeadId + 1); next; next = await read(next.id + 1)) {
        await list(next);
        head = next;
      }
      if (head && head.id !== storedHeadId) await setHead(head.id);
      return head;
    },
    async put(entry) {
      if ((await store.putIfAbsent(toEntryKey(entry.id), JSON.stringify(entry), RETENTION_SECONDS)) !== null)
        return false;
      await list(entry);
      await setHead(entry.id);
      return true;
    },
    async readEntries(subject) {
      const entries: LoggedWithdrawal[] = [];
      for (let slot = 1; ; slot += 1) {
        const id = await readValue(toSlotKey(subject, slot));
        const entry = id === null ? null : await read(Number(id));
        if (!entry) return entries;
        // Earlier versions could replace an entry after a start with another secret: it may be another customer's.
        if (entry.subject === subject) entries.push(toLoggedWithdrawal(entry));
      }
    },
  };
}

/** Creates the withdrawal log in a state store, shared by all gateways. */
export function createWithdrawalLog(store: KeyValueStore): WithdrawalLog {
  const { read, findHead, put: putEntry, readEntries } = createEntryStore(store);
  return {
    async append(subject, decide) {
      for (;;) {
        const head = await findHead();
        const decision = decide(await readEntries(subject));
        if (!decision || "hash" in decision) return decision;
        const draft = {
          id: (head?.id ?? 0) + 1,
          subject,
          previous: head?.hash ?? FIRST_HASH,
          content: JSON.stringify(decision),
        };
        const entry = { ...draft, hash: calculateEntryHash(draft) };
        // Whoever comes first has this number; the other one decides anew, knowing the first one's entry.
        if (await putEntry(entry)) return toLoggedWithdrawal(entry);
      }
    },
    async readEntries(subject) {
      await findHead();
      return readEntries(subject);
    },
    async read(id) {
      const entry = await read(id);
      return entry && toLoggedWithdrawal(entry);
    },
    async readAfter(id) {
      const entries: LoggedWithdrawal[] = [];
      for (let next = await read(id + 1); next; next = await read(next.id + 1)) entries.push(toLoggedWithdrawal(next));
      return entries;
    },
    async findBreak() {
      let laterEntry: StoredEntry | null = null;
      for (let entry = await findHead(); entry; entry = await read(entry.id - 1)) {
        const isLinked: boolean = laterEntry === null || laterEntry.previous === entry.hash;
        if (entry.hash !== calculateEntryHash(entry) || !isLinked) return entry.id;
        laterEntry = entry;
      }
      return null;
    },
    async readExtent() {
      const newestEntry = await findHead();
      let oldestEntry = newestEntry;
      for (let entry = newestEntry; entry; entry = await read(entry.id - 1)) oldestEntry = entry;
      return (
        oldestEntry && newestEntry && { first: toLoggedWithdrawal(oldestEntry), last: toLoggedWithdrawal(newestEntry) }
      );
    },
  };
}

const toLoggedWithdrawal = ({ id, hash, content: text }: StoredEntry): LoggedWithdrawal => ({
  id,
  hash,
  record: v.parse(contentSchema, text),
});
