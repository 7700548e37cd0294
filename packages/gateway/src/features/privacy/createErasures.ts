import { randomUUID } from "node:crypto";
import { deleteAccount } from "@rewire/data/server";
import * as v from "valibot";
import type { Log } from "../../log/createLog.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { Outbox } from "../mail/Outbox.ts";
import type { DataSubject, PersonalDataSource } from "./PersonalDataSource.ts";
import type { ErasureMails, ErasureProgress, PlainTextMail } from "./PrivacyService.ts";

/** Dependencies of {@link createErasures}. */
export interface ErasureOptions {
  readonly sources: readonly PersonalDataSource[];
  /** Shop manager's log-in; null for none: then people of the shop delete accounts. */
  readonly account: ServiceAccount | null;
  readonly outbox: Pick<Outbox, "isAvailable" | "shopAddress" | "enqueue">;
  readonly logins: Pick<Logins, "endOtherLogins">;
  readonly store: KeyValueStore;
  readonly locks: Locks;
  readonly log: Log;
}

/** Service that deletes accounts. A deletion is stored until it is complete. */
export interface Erasures {
  /** Whether somebody can delete the account: the service account, or people of the shop by an e-mail. */
  readonly isPossible: boolean;
  /**
   * Stores a deletion, once for an account, and does as much of it as is possible now.
   * @throws KeyValueStoreUnavailableError if it could not be stored
   */
  start(subject: DataSubject, mails: ErasureMails): Promise<ErasureProgress>;
  /** Goes on with deletions that are not complete. */
  settlePending(): Promise<void>;
}

/** Period in which a deletion is tried, in seconds; afterwards its e-mail to the shop has long been sent. */
const RETENTION_SECONDS = 90 * 24 * 60 * 60;

/** Number of attempts, one a minute, after which people of the shop are asked to delete an account. */
const MAX_ATTEMPTS = 24 * 60;

const mailSchema = v.object({ subject: v.string(), text: v.string() });

const erasureRecordSchema = v.object({
  /** Distinguishes this deletion from one of a later account with the same number. */
  id: v.string(),
  subject: v.object({ customerId: v.number(), username: v.string(), email: v.string() }),
  mails: v.object({ done: mailSchema, byShop: mailSchema, toShop: mailSchema }),
  attempts: v.number(),
  /** What has become of the account in the shop. */
  account: v.picklist(["pending", "deleted", "byShop"]),
});

type ErasureRecord = v.InferOutput<typeof erasureRecordSchema>;

const storedRecordSchema = createJsonTextSchema(erasureRecordSchema);
const storedListSchema = createJsonTextSchema(v.array(v.number()));
const PENDING_ERASURES_KEY = "erasures";
const toRecordKey = (customerId: number) => `erasure:${customerId}`;
const toIdKey = (customerId: number) => `erasure-id:${customerId}`;

/** Period in seconds in which a deletion that is asked for again, as in a second tab, sends no second letter. */
const ERASURE_ID_SECONDS = 24 * 60 * 60;

/** Creates the service that deletes accounts, and that repeats incomplete deletions. */
export function createErasures(options: ErasureOptions): Erasures {
  const { account, outbox, store, locks, log } = options;
  const records = createErasureRecords(store, locks);
  const completeErasure = createErasureSteps(options, records.write);

  /** Begins a deletion, or goes on with it: runs what is left of it, one gateway at a time. */
  const continueErasure = (
    customerId: number,
    onBegin: () => Promise<void> = async () => {},
  ): Promise<ErasureProgress> =>
    locks.run(`erasure ${customerId}`, async () => {
      await onBegin();
      const record = await records.read(customerId);
      if (!record) {
        await records.remove(customerId);
        return "done";
      }
      const attempt = { ...record, attempts: record.attempts + 1 };
      await records.write(attempt);
      try {
        const progress = await completeErasure(attempt);
        await records.remove(customerId);
        return progress;
      } catch (error) {
        log.warn("The deletion of an account is not complete, and is tried again", { error });
        return "pending";
      }
    });

  return {
    isPossible: account !== null || (outbox.isAvailable && outbox.shopAddress !== null),
    start: (subject, mails) => continueErasure(subject.customerId, () => records.add(subject, mails)),
    async settlePending() {
      for (const customerId of await records.list()) await continueErasure(customerId);
    },
  };
}

/** Creates the function that runs the steps of a deletion, each of which may be repeated. */
function createErasureSteps(
  { sources, account, outbox, logins, log }: ErasureOptions,
  write: (record: ErasureRecord) => Promise<void>,
): (record: ErasureRecord) => Promise<ErasureProgress> {
  const sendMail = async (key: string, recipient: string | null, { subject, text }: PlainTextMail) =>
    recipient !== null && (await outbox.enqueue({ key, to: recipient, subject, text }));

  /** Has the shop delete the account; false where it refuses, or has not answered for a day. */
  const deleteInShop = async ({ subject, attempts }: ErasureRecord): Promise<boolean> => {
    if (account === null) return false;
    try {
      return await account.sendRequest((client, requestOptions) =>
        deleteAccount(client, subject.customerId, requestOptions),
      );
    } catch (error) {
      if (attempts < MAX_ATTEMPTS) throw error;
      log.error("The shop has not deleted an account for a day: its people are asked to", { error });
      return false;
    }
  };

  /** Erases what a source stores; one that has failed for a day must not hold up the others. */
  const eraseFrom = async (source: PersonalDataSource, { subject, attempts }: ErasureRecord): Promise<void> => {
    try {
      await source.erase?.(subject);
    } catch (error) {
      if (attempts < MAX_ATTEMPTS) throw error;
      log.error("Data of a deleted account could not be erased for a day", { source: source.name, error });
    }
  };

  return async (record) => {
    const { id, subject, mails } = record;
    await logins.endOtherLogins(subject.customerId, null);
    for (const source of sources) await eraseFrom(source, record);
    const result =
      record.account === "pending" ? ((await deleteInShop(record)) ? "deleted" : "byShop") : record.account;
    await write({ ...record, account: result });
    if (result === "deleted") {
      await sendMail(`erasure ${id} done`, subject.email, mails.done);
      return "done";
    }
    // Somebody may have logged in between the attempts.
    await logins.endOtherLogins(subject.customerId, null);
    if (!(await sendMail(`erasure ${id} shop`, outbox.shopAddress, mails.toShop)))
      log.error("An account has to be deleted by hand, and no e-mail tells the shop", { customer: subject.customerId });
    await sendMail(`erasure ${id} customer`, subject.email, mails.byShop);
    return "byShop";
  };
}

/** Creates the store of deletions that are not complete. */
function createErasureRecords(store: KeyValueStore, locks: Locks) {
  const list = async () => parseOrNull(storedListSchema, (await store.get(PENDING_ERASURES_KEY)) ?? "") ?? [];
  const updatePendingIds = (change: (ids: readonly number[]) => readonly number[]) =>
    locks.run(PENDING_ERASURES_KEY, async () =>
      store.set(PENDING_ERASURES_KEY, JSON.stringify(change(await list())), RETENTION_SECONDS),
    );
  const write = (record: ErasureRecord) =>
    store.set(toRecordKey(record.subject.customerId), JSON.stringify(record), RETENTION_SECONDS);
  return {
    list,
    write,
    read: async (customerId: number) =>
      parseOrNull(storedRecordSchema, (await store.get(toRecordKey(customerId))) ?? ""),
    /** Stores a deletion unless one of this account is under way; one that is asked for again soon keeps its id. */
    async add(subject: DataSubject, mails: ErasureMails) {
      const { customerId } = subject;
      const newId = randomUUID();
      const id = (await store.putIfAbsent(toIdKey(customerId), newId, ERASURE_ID_SECONDS)) ?? newId;
      const record: ErasureRecord = { id, subject, mails, attempts: 0, account: "pending" };
      await updatePendingIds((ids) => [...ids.filter((other) => other !== customerId), customerId]);
      await store.putIfAbsent(toRecordKey(customerId), JSON.stringify(record), RETENTION_SECONDS);
    },
    async remove(customerId: number) {
      await store.delete(toRecordKey(customerId));
      await updatePendingIds((ids) => ids.filter((id) => id !== customerId));
    },
  };
}
