import { findOrderContract, recordWithdrawal, ShopRequestError, ShopResponseError } from "@rewire/data/server";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { LockTimeoutError } from "../../storage/errors.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { isMailAddress } from "../mail/isMailAddress.ts";
import type { Outbox } from "../mail/Outbox.ts";
import type { RepairService } from "../repair/RepairService.ts";
import { cancelWithdrawnRepairs } from "./cancelWithdrawnRepairs.ts";
import { formatShopMail, formatStaffNote } from "./formatStaffNote.ts";
import type { WithdrawalLog } from "./createWithdrawalLog.ts";
import type { LoggedWithdrawal } from "./withdrawalRecord.ts";

/** Subject and text of the e-mail with the receipt of a withdrawal. */
export interface ReceiptMail {
  readonly subject: string;
  readonly text: string;
}

/** Dependencies of {@link createWithdrawalSettlement}. */
export interface WithdrawalSettlementDependencies {
  readonly account: Pick<ServiceAccount, "sendRequest"> | null;
  readonly outbox: Outbox;
  readonly store: KeyValueStore;
  readonly history: WithdrawalLog;
  /** Repairs that are cancelled when they were withdrawn from before their work began. */
  readonly repairs: Pick<RepairService, "keyOf" | "cancel">;
  /** Writes the receipt, in the customer's language. */
  readonly composeReceipt: (withdrawal: LoggedWithdrawal) => Promise<ReceiptMail>;
  readonly log: Log;
}

/** Service that processes logged withdrawals: sends e-mails, updates orders, cancels repairs. */
export interface WithdrawalSettlement {
  /** Sends the e-mails, writes the order, and cancels its withdrawn repairs; failed steps are retried later. */
  settle(withdrawal: LoggedWithdrawal): Promise<void>;
  /** Settles what is left, also after a restart; call it at intervals. */
  settlePending(): Promise<void>;
}

const RETENTION_SECONDS = 4 * 365 * 24 * 60 * 60;
/** Time in which the shop may still be at a request whose answer was lost, in seconds. */
const RETRY_SECONDS = 60;
const lastSettledIdKey = "withdrawals-settled";
const toSettledKey = (id: number) => `withdrawal-done:${id}`;
const toAttemptKey = (id: number) => `withdrawal-tried:${id}`;
const toUnaddressedKey = (id: number) => `withdrawal-unaddressed:${id}`;

/** Returns the name of the order's custom field that shows that the order has been updated with a withdrawal. */
export const toOrderField = ({ id, record }: LoggedWithdrawal): string => `${record.end}_${id}`;

/** Returns the outbox keys of the e-mails about a withdrawal. */
export const toMailKeys = (id: number) => ({ customer: `withdrawal ${id} receipt`, shop: `withdrawal ${id} shop` });

/**
 * Creates the service that processes logged withdrawals. Its steps can be repeated, because each takes effect only
 * once.
 */
export function createWithdrawalSettlement(dependencies: WithdrawalSettlementDependencies): WithdrawalSettlement {
  const { store, history, log } = dependencies;
  const perWithdrawalLocks = createLocks(store, 0);

  const settle = async (withdrawal: LoggedWithdrawal): Promise<boolean> => {
    const { id } = withdrawal;
    try {
      return await perWithdrawalLocks.run(`withdrawal ${id}`, async () => {
        if ((await store.get(toSettledKey(id))) !== null) return true;
        await sendMails(dependencies, withdrawal);
        if (!(await writeOrder(dependencies, withdrawal))) return false;
        if (!(await cancelWithdrawnRepairs(dependencies, withdrawal))) return false;
        await store.set(toSettledKey(id), "1", RETENTION_SECONDS);
        return true;
      });
    } catch (error) {
      if (error instanceof LockTimeoutError) return false;
      log.warn("A withdrawal waits to be passed on", { withdrawal: id, error });
      return false;
    }
  };

  return {
    settle: async (withdrawal) => void (await settle(withdrawal)),
    async settlePending() {
      const previousSettledId = Number((await store.get(lastSettledIdKey)) ?? "0");
      let lastSettledId = previousSettledId;
      for (const withdrawal of await history.readAfter(previousSettledId)) {
        const isDone = await settle(withdrawal);
        if (isDone && lastSettledId === withdrawal.id - 1) lastSettledId = withdrawal.id;
      }
      if (lastSettledId !== previousSettledId)
        await store.set(lastSettledIdKey, String(lastSettledId), RETENTION_SECONDS);
    },
  };
}

async function sendMails(
  { outbox, store, composeReceipt, log }: WithdrawalSettlementDependencies,
  withdrawal: LoggedWithdrawal,
) {
  const { id, record } = withdrawal;
  if (!outbox.isAvailable) {
    if (record.orderId === null) log.error("A withdrawal has reached nobody: do it by hand", { withdrawal: id });
    return;
  }
  const keys = toMailKeys(id);
  // The shop and the order must not wait for a customer who cannot be written to.
  const canWrite = isMailAddress(record.email);
  if (canWrite) await outbox.enqueue({ key: keys.customer, to: record.email, ...(await composeReceipt(withdrawal)) });
  // Once, although the settlement is repeated until the order is written.
  else if ((await store.putIfAbsent(toUnaddressedKey(id), "1", RETENTION_SECONDS)) === null)
    log.error("The receipt of a withdrawal has no address to go to: do it by hand", { withdrawal: id });
  if (outbox.shopAddress !== null)
    await outbox.enqueue({
      key: keys.shop,
      to: outbox.shopAddress,
      ...(canWrite && { replyTo: record.email }),
      ...formatShopMail(withdrawal),
    });
}

/** Writes the order unless it is written; resolves with whether nothing is left to do. */
async function writeOrder(
  { account, store, log }: WithdrawalSettlementDependencies,
  withdrawal: LoggedWithdrawal,
): Promise<boolean> {
  const { orderId } = withdrawal.record;
  if (!account || orderId === null) return true;
  const attemptKey = toAttemptKey(withdrawal.id);
  if ((await store.get(attemptKey)) !== null) return false;
  const key = toOrderField(withdrawal);
  try {
    await account.sendRequest(async (client, options) => {
      const contractResponse = await findOrderContract(client, orderId, () => null, options);
      // The staff have deleted it: no later try would find it.
      if (contractResponse === "missing")
        return log.error("The order of a withdrawal does not exist any more: settle it by hand", {
          withdrawal: withdrawal.id,
          orderId,
        });
      if (!contractResponse) throw new ShopResponseError("The shop does not tell whether the order is written");
      if (contractResponse.metaData.has(key)) return;
      await store.set(attemptKey, "1", RETRY_SECONDS);
      const note = formatStaffNote(withdrawal);
      await recordWithdrawal(client, orderId, { key, value: note, note }, options);
    });
    return true;
  } catch (error) {
    if (!(error instanceof ShopRequestError)) throw error;
    log.warn("A withdrawal waits to be written into its order", { withdrawal: withdrawal.id, error });
    return false;
  }
}
