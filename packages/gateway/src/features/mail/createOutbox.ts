import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Log } from "../../log/createLog.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { LockTimeoutError } from "../../storage/errors.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { isMailAddress } from "./isMailAddress.ts";
import { MailRefusedError, type MailTransport, type Outbox, type OutboxMail } from "./Outbox.ts";
import {
  fromOutboxRecord,
  outboxRecordSchema,
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

/**
 * Time for which a mail that is being delivered stays with its gateway even if the gateway stands still meanwhile, in
 * seconds: three times the time after which a mail server ends a silent connection (RFC 5321, 4.5.3.2.7). After a
 * crash, the mail waits as long.
 */
const DELIVERY_LEASE_SECONDS = 15 * 60;
const RETENTION_SECONDS = 90 * 24 * 60 * 60;
const MINUTE_MS = 60_000;
/** Pauses after failures, in minutes; the last one repeats. */
const RETRY_DELAY_MINUTES = [1, 2, 5, 15, 30, 60, 180];
/** Age at which an e-mail that could not be sent is given up: five days, as mail servers do. */
const MAX_AGE_MS = 5 * 24 * 60 * MINUTE_MS;
/** Maximum number of waiting e-mails, so that a mail server that is away does not fill the store. */
const MAX_WAITING_MAILS = 5000;
const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
const listKey = "outbox-waiting";

const toEntryKey = (key: string) => `outbox-mail:${key}`;

/**
 * Creates the outbox. Every e-mail is sent once, unless a gateway is stopped while sending it: then it may be sent
 * again, with the same message id, after {@link DELIVERY_LEASE_SECONDS}.
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

/**
 * Creates the function that makes one attempt; it resolves to the entry as it waits afterwards, null if it does not
 * any more, and the same entry if another gateway is at it.
 */
function createDeliveryAttempt({
  transport,
  store,
  now,
  log,
}: OutboxDependencies & { readonly transport: MailTransport }): (entry: WaitingMail) => Promise<WaitingMail | null> {
  const perMailLocks = createLocks(store, 0, DELIVERY_LEASE_SECONDS);
  const storeOutcome = (key: string, state: "sent" | "failed") =>
    store.set(toEntryKey(key), JSON.stringify({ state }), RETENTION_SECONDS);

  const attempt = async (entry: WaitingMail): Promise<WaitingMail | null> => {
    const { key, since: enqueuedAt, failures } = entry;
    const record = parseOrNull(outboxRecordSchema, (await store.get(toEntryKey(key))) ?? "");
    if (record?.state !== "waiting") return null;
    try {
      await transport.deliver(fromOutboxRecord(key, record), toMessageId(key));
    } catch (error) {
      const isFinalFailure = error instanceof MailRefusedError || now() - enqueuedAt > MAX_AGE_MS;
      const message = error instanceof Error ? error.message : String(error);
      if (isFinalFailure) {
        await storeOutcome(key, "failed");
        log.error("An e-mail could not be sent: do it by hand", { mail: key, reason: message });
        return null;
      }
      log.warn("An e-mail waits for the mail server", { mail: key, reason: message });
      const minutes = RETRY_DELAY_MINUTES[Math.min(failures, RETRY_DELAY_MINUTES.length - 1)] ?? 1;
      return { ...entry, dueAt: now() + minutes * MINUTE_MS, failures: failures + 1 };
    }
    await storeOutcome(key, "sent");
    return null;
  };

  return async (entry) => {
    try {
      return await perMailLocks.run(`outbox ${entry.key}`, () => attempt(entry));
    } catch (error) {
      if (error instanceof LockTimeoutError) return entry;
      throw error;
    }
  };
}

/** Returns the message id of an e-mail, which does not reveal its key. */
const toMessageId = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);
