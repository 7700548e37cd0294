import * as v from "valibot";
import type { Log } from "../../log/createLog.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { createLocks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { createDeliveryAttempt, toEntryKey } from "./createDeliveryAttempt.ts";
import { isMailAddress } from "./isMailAddress.ts";
import type { MailTransport, Outbox, OutboxMail } from "./Outbox.ts";
import {
  outboxRecordSchema,
  RETENTION_SECONDS,
  toOutboxRecord,
  waitingMailsSchema,
  type WaitingMail,
} from "./outboxRecord.ts";

/** Dependencies of the outbox. */
export interface OutboxDependencies {
  /** Null where no e-mail can be sent. */
  readonly transport: MailTransport | null;
  readonly shopAddress: string | null;
  readonly store: KeyValueStore;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** Maximum number of waiting e-mails, so that a mail server that is away does not fill the store. */
const MAX_WAITING_MAILS = 5000;
const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
const listKey = "outbox-waiting";

/**
 * Creates the outbox. Every e-mail is sent once, unless a gateway has not stored that the mail server has taken the
 * mail: because it was killed meanwhile, because it could not reach the state store before it ended, or because it could
 * not for a quarter of an hour in which another gateway could. Then the mail may be sent again, with the same message
 * id, a quarter of an hour later.
 */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { transport, shopAddress, store, now, log } = dependencies;
  const list = createWaitingList(store);
  const attemptDelivery = transport && createDeliveryAttempt({ ...dependencies, transport });
  let isClosed = false;
  let currentRun: Promise<void> | null = null;
  let isRunRequested = false;

  const sendUntilIdle = async () => {
    if (!attemptDelivery) return;
    do {
      isRunRequested = false;
      const dueEntries = (await list.read()).filter(({ dueAt }) => dueAt <= now());
      for (const entry of dueEntries) {
        if (isClosed) return;
        const next = await attemptDelivery(entry);
        if (next !== entry) await list.replace(entry.key, next);
      }
    } while (isRunRequested);
  };
  /** A call during a run makes it look once more. */
  const sendDueMails = (): Promise<void> => {
    isRunRequested = true;
    currentRun ??= sendUntilIdle().finally(() => {
      currentRun = null;
    });
    return currentRun;
  };

  return {
    isAvailable: transport !== null,
    shopAddress,
    async enqueue(mail) {
      if (!transport) return false;
      requireDeliverable(mail);
      const { key } = mail;
      const storedRecord = await store.putIfAbsent(
        toEntryKey(key),
        JSON.stringify(toOutboxRecord(mail)),
        RETENTION_SECONDS,
        // Nobody knows whether it was sent: a letter twice is better than none.
        "replace",
      );
      const state = storedRecord === null ? "waiting" : parseOrNull(outboxRecordSchema, storedRecord)?.state;
      // The list is completed even for a known key: the gateway may have ended between the two.
      if (state === "waiting") await list.add({ key, since: now(), dueAt: now(), failures: 0 });
      sendDueMails().catch((error: unknown) => log.warn("E-mails wait for the state store", { error }));
      return true;
    },
    async stateOf(key) {
      return parseOrNull(outboxRecordSchema, (await store.get(toEntryKey(key))) ?? "")?.state ?? null;
    },
    sendDueMails,
    async close() {
      isClosed = true;
      await currentRun?.catch(() => undefined);
    },
  };
}

function requireDeliverable({ to, replyTo, attachments = [] }: OutboxMail): void {
  for (const address of [to, replyTo ?? to])
    if (!isMailAddress(address)) throw new RangeError("An e-mail needs the address of one recipient.");
  const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (bytes > MAX_ATTACHMENT_BYTES) throw new RangeError("The files of an e-mail are too large.");
}

/** Creates the list of waiting e-mails; only one gateway at a time changes it. */
function createWaitingList(store: KeyValueStore) {
  const locks = createLocks(store);
  /** @throws ValiError for an unreadable list, because its e-mails must not be lost. */
  const read = async (): Promise<readonly WaitingMail[]> =>
    v.parse(waitingMailsSchema, (await store.get(listKey)) ?? "[]");
  const changeList = (updateList: (list: readonly WaitingMail[]) => readonly WaitingMail[]) =>
    locks.run(listKey, async () => {
      const list = await read();
      const updatedList = updateList(list);
      if (updatedList !== list) await store.set(listKey, JSON.stringify(updatedList), RETENTION_SECONDS);
    });
  return {
    read,
    add: (mail: WaitingMail) =>
      changeList((list) => {
        if (list.some(({ key }) => key === mail.key)) return list;
        if (list.length >= MAX_WAITING_MAILS) throw new RangeError("Too many e-mails wait for the mail server.");
        return [...list, mail];
      }),
    /** Replaces an entry; null removes it. */
    replace: (key: string, next: WaitingMail | null) =>
      changeList((list) => list.flatMap((mail) => (mail.key === key ? (next ?? []) : mail))),
  };
}
