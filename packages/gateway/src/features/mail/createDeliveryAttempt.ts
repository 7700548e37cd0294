import { createHash } from "node:crypto";
import type { Log } from "../../log/createLog.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { LockTimeoutError } from "../../storage/errors.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { MailRefusedError, type MailTransport } from "./Outbox.ts";
import { fromOutboxRecord, outboxRecordSchema, RETENTION_SECONDS, type WaitingMail } from "./outboxRecord.ts";

/** Returns the key under which an e-mail is stored. */
export const toEntryKey = (key: string): string => `outbox-mail:${key}`;

/** Dependencies of a delivery. */
interface DeliveryDependencies {
  readonly transport: MailTransport;
  /** The shop's own address; null for none. */
  readonly shopAddress: string | null;
  readonly store: KeyValueStore;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** Result of a delivery that is not repeated. */
type Outcome = "sent" | "failed";

/**
 * Time for which a mail that is being delivered stays with its gateway even if the gateway stands still meanwhile, in
 * seconds: three times the time after which a mail server ends a silent connection (RFC 5321, 4.5.3.2.7). After a
 * crash, or where the lock could not be released, the mail waits as long, also for the only gateway of a shop.
 */
const DELIVERY_LEASE_SECONDS = 15 * 60;
const MINUTE_MS = 60_000;
/** Pauses after failures, in minutes; the last one repeats. */
const RETRY_DELAY_MINUTES = [1, 2, 5, 15, 30, 60, 180];
/** Age at which an e-mail that could not be sent is given up: five days, as mail servers do. */
const MAX_AGE_MS = 5 * 24 * 60 * MINUTE_MS;
/**
 * Pauses before an outcome is stored again, in ms. With the five commands, each of which may wait two seconds for a
 * Redis that does not answer, storing takes at most 15 seconds. A gateway that is told to end waits for it after its
 * last request, so the grace of a container has to be that much longer.
 */
const OUTCOME_PAUSES_MS = [100, 400, 1500, 3000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Error thrown when the outcome of a delivery could not be stored: the mail must not be taken for a waiting one. */
class UnstoredOutcomeError extends Error {
  override readonly name = "UnstoredOutcomeError";
}

const readRecord = async (store: KeyValueStore, key: string) =>
  parseOrNull(outboxRecordSchema, (await store.get(toEntryKey(key))) ?? "");

/** Creates the store of outcomes, which also keeps in memory those that the state store has not taken yet. */
function createOutcomeStore(store: KeyValueStore) {
  const remainingOutcomes = new Map<string, Outcome>();
  const storeOutcome = async (key: string, state: Outcome) => {
    await store.set(toEntryKey(key), JSON.stringify({ state }), RETENTION_SECONDS);
    remainingOutcomes.delete(key);
  };
  return {
    /**
     * Stores an outcome, with several attempts.
     * @throws UnstoredOutcomeError when all of them fail.
     */
    async add(key: string, outcome: Outcome): Promise<void> {
      remainingOutcomes.set(key, outcome);
      for (const pauseMs of OUTCOME_PAUSES_MS) {
        try {
          return await storeOutcome(key, outcome);
        } catch {
          await pause(pauseMs);
        }
      }
      try {
        await storeOutcome(key, outcome);
      } catch (error) {
        throw new UnstoredOutcomeError("The state store did not take the outcome of an e-mail", { cause: error });
      }
    },
    /**
     * Stores the outcome that a mail has if it is not stored yet; returns whether it had one. If another gateway has
     * delivered the mail since, that gateway's outcome remains, unless only this one could send the mail.
     */
    async storeRemaining(key: string): Promise<boolean> {
      const outcome = remainingOutcomes.get(key);
      if (!outcome) return false;
      const storedRecord = await readRecord(store, key);
      if (storedRecord?.state === "waiting" || (storedRecord?.state === "failed" && outcome === "sent"))
        await storeOutcome(key, outcome);
      remainingOutcomes.delete(key);
      return true;
    },
  };
}

/**
 * Creates the function that makes one attempt; it resolves to the entry as it waits afterwards, null if it does not
 * any more, and the same entry if another gateway is at it. While the state store does not take an outcome, the mail
 * keeps its lock, and this gateway stores the outcome at the next attempt instead of delivering once more. Another
 * gateway delivers the mail again if it can reach the state store and this one cannot until the lock's lease ends.
 */
export function createDeliveryAttempt({
  transport,
  shopAddress,
  store,
  now,
  log,
}: DeliveryDependencies): (entry: WaitingMail) => Promise<WaitingMail | null> {
  const perMailLocks = createLocks(store, 0, DELIVERY_LEASE_SECONDS);
  const outcomes = createOutcomeStore(store);

  const attempt = async (entry: WaitingMail): Promise<WaitingMail | null> => {
    const { key, since: enqueuedAt, failures } = entry;
    const record = await readRecord(store, key);
    if (record?.state !== "waiting") return null;
    try {
      await transport.deliver(fromOutboxRecord(key, record), toMessageId(key));
    } catch (error) {
      // A mailbox of the shop that is full, or takes the sender for another, is mended by its owner: what customers have
      // written stands nowhere else.
      const isRefused = error instanceof MailRefusedError && record.mail.to !== shopAddress;
      const isFinalFailure = isRefused || now() - enqueuedAt > MAX_AGE_MS;
      const message = error instanceof Error ? error.message : String(error);
      if (isFinalFailure) {
        log.error("An e-mail could not be sent: do it by hand", { mail: key, reason: message });
        await outcomes.add(key, "failed");
        return null;
      }
      log.warn("An e-mail waits for the mail server", { mail: key, reason: message });
      const minutes = RETRY_DELAY_MINUTES[Math.min(failures, RETRY_DELAY_MINUTES.length - 1)] ?? 1;
      return { ...entry, dueAt: now() + minutes * MINUTE_MS, failures: failures + 1 };
    }
    await outcomes.add(key, "sent");
    return null;
  };

  return async (entry) => {
    if (await outcomes.storeRemaining(entry.key)) return null;
    try {
      return await perMailLocks.run(`outbox ${entry.key}`, () => attempt(entry), isUnstoredOutcome);
    } catch (error) {
      if (error instanceof LockTimeoutError) return entry;
      throw error;
    }
  };
}

const isUnstoredOutcome = (error: unknown): boolean => error instanceof UnstoredOutcomeError;

/** Returns the message id of an e-mail, which does not reveal its key. */
const toMessageId = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);
