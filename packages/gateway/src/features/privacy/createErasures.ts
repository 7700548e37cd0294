import { deleteAccount } from "@rewire/data/server";
import type { Log } from "../../log/createLog.ts";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { Locks } from "../../storage/createLocks.ts";
import { LockTimeoutError } from "../../storage/errors.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { Outbox } from "../mail/Outbox.ts";
import { createErasureRecords, type ErasureRecord } from "./createErasureRecords.ts";
import type { DataSubject, PersonalDataSource } from "./PersonalDataSource.ts";
import type { ErasureMails, ErasureProgress, ErasureScope, PlainTextMail } from "./PrivacyService.ts";

/** Dependencies of {@link createErasures}. */
export interface ErasureOptions {
  readonly sources: readonly PersonalDataSource[];
  /** Shop manager's log-in; null for none: then people of the shop delete accounts. */
  readonly account: Pick<ServiceAccount, "sendRequest"> | null;
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
  start(subject: DataSubject, mails: ErasureMails, scope: ErasureScope): Promise<ErasureProgress>;
  /** Goes on with deletions that are not complete. */
  settlePending(): Promise<void>;
}

/** Number of attempts, one a minute, after which people of the shop are asked to delete an account. */
const MAX_ATTEMPTS = 24 * 60;

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
    start: (subject, mails, scope) => continueErasure(subject.customerId, () => records.add(subject, mails, scope)),
    async settlePending() {
      for (const customerId of await records.list())
        await continueErasure(customerId).catch((error: unknown) => {
          // Another gateway is still at it, which holds up no other deletion.
          if (!(error instanceof LockTimeoutError)) throw error;
        });
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
  const eraseFrom = async (source: PersonalDataSource, { subject, scope, attempts }: ErasureRecord): Promise<void> => {
    try {
      if (scope !== "address") await source.erase?.(subject.customerId);
      if (scope !== "account") await source.eraseByEmail?.(subject.email);
    } catch (error) {
      if (attempts < MAX_ATTEMPTS) throw error;
      log.error("Data of a deleted account could not be erased for a day", { source: source.name, error });
    }
  };

  return async (record) => {
    const { id, subject, mails } = record;
    if (record.scope !== "address") await logins.endOtherLogins(subject.customerId, null);
    for (const source of sources) await eraseFrom(source, record);
    if (record.scope === "address") return "done";
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
