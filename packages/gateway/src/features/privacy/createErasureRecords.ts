import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { DataSubject } from "./PersonalDataSource.ts";
import { LETTER_LINK_SECONDS } from "./createErasureLinks.ts";
import type { ErasureMails, ErasureScope } from "./PrivacyService.ts";

/** Period in which a deletion is tried, in seconds; afterwards its e-mail to the shop has long been sent. */
const RETENTION_SECONDS = 90 * 24 * 60 * 60;

const mailSchema = v.object({ subject: v.string(), text: v.string() });

const erasureRecordSchema = v.object({
  /** Distinguishes this deletion from one of a later account with the same number. */
  id: v.string(),
  subject: v.object({ customerId: v.number(), username: v.string(), email: v.string() }),
  /** Records of earlier versions do not tell whether the address was proven. */
  scope: v.optional(v.picklist(["account", "address", "all"]), "account"),
  mails: v.object({ done: mailSchema, byShop: mailSchema, toShop: mailSchema }),
  attempts: v.number(),
  /** What has become of the account in the shop. */
  account: v.picklist(["pending", "deleted", "byShop"]),
});

/** Deletion that is not complete. */
export type ErasureRecord = v.InferOutput<typeof erasureRecordSchema>;

const storedRecordSchema = createJsonTextSchema(erasureRecordSchema);
const storedListSchema = createJsonTextSchema(v.array(v.number()));
const PENDING_ERASURES_KEY = "erasures";
const toRecordKey = (customerId: number) => `erasure:${customerId}`;
const toIdKey = ({ customerId, email }: DataSubject) => `erasure-id:${customerId} ${email}`;

/**
 * Period in seconds in which a deletion that is asked for again, as in a second tab, sends no second letter: as long as
 * the link in the first one works.
 */
const ERASURE_ID_SECONDS = LETTER_LINK_SECONDS;

/** Creates the store of deletions that are not complete. */
export function createErasureRecords(store: KeyValueStore, locks: Locks) {
  const list = async () => parseOrNull(storedListSchema, (await store.get(PENDING_ERASURES_KEY)) ?? "") ?? [];
  const updatePendingIds = (change: (ids: readonly number[]) => readonly number[]) =>
    locks.run(PENDING_ERASURES_KEY, async () =>
      store.set(PENDING_ERASURES_KEY, JSON.stringify(change(await list())), RETENTION_SECONDS),
    );
  const write = (record: ErasureRecord) =>
    store.set(toRecordKey(record.subject.customerId), JSON.stringify(record), RETENTION_SECONDS);
  const read = async (customerId: number) =>
    parseOrNull(storedRecordSchema, (await store.get(toRecordKey(customerId))) ?? "");
  return {
    list,
    write,
    read,
    /**
     * Stores a deletion, or widens the one of this account that is under way; one that is asked for again soon keeps its
     * id. Runs under the lock of the account.
     */
    async add(subject: DataSubject, mails: ErasureMails, scope: ErasureScope) {
      const { customerId } = subject;
      const newId = randomUUID();
      const id = (await store.putIfAbsent(toIdKey(subject), newId, ERASURE_ID_SECONDS, "replace")) ?? newId;
      const record: ErasureRecord = { id, subject, scope, mails, attempts: 0, account: "pending" };
      await updatePendingIds((ids) => [...ids.filter((other) => other !== customerId), customerId]);
      const pendingRecord = await read(customerId);
      await write(pendingRecord ? widenRecord(pendingRecord, record) : record);
    },
    async remove(customerId: number) {
      await store.delete(toRecordKey(customerId));
      await updatePendingIds((ids) => ids.filter((id) => id !== customerId));
    },
  };
}

/** Returns a deletion under way with the scope of a further one. Its address is the proven one of the two. */
function widenRecord(record: ErasureRecord, { subject, mails, scope }: ErasureRecord): ErasureRecord {
  if (scope === record.scope) return record;
  return { ...record, scope: "all", ...(scope === "account" ? {} : { subject, mails }) };
}
