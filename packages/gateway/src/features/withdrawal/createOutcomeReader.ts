import { fetchOrderContract, ShopRequestError } from "@rewire/data/server";
import { returnStates, type ReturnState } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import { isMailAddress } from "../mail/isMailAddress.ts";
import type { Outbox } from "../mail/Outbox.ts";
import { toMailKeys, toOrderField } from "./settleWithdrawal.ts";
import type { WithdrawalDependencies } from "./createWithdrawals.ts";
import type { LoggedWithdrawal } from "./withdrawalRecord.ts";

/** Field of an order in which staff write how far its newest return is. */
const STATUS_FIELD = "return_status";

/**
 * Creates the function that reads the current state of a withdrawal or return: whether its receipt was e-mailed, how
 * the shop was informed, and whether the customer was refunded.
 */
export function createOutcomeReader(
  account: ServiceAccount | null,
  outbox: Outbox,
  log: Log,
): WithdrawalDependencies["readOutcome"] {
  return async (withdrawal) => {
    const { id, record } = withdrawal;
    const isWrittenToOrder = account !== null && record.orderId !== null;
    const canWrite = outbox.isAvailable && isMailAddress(record.email);
    const isSentByMail = outbox.isAvailable && outbox.shopAddress !== null;
    return {
      mail: canWrite ? ((await outbox.stateOf(toMailKeys(id).customer)) ?? "waiting") : null,
      channel: isWrittenToOrder ? "order" : isSentByMail ? "mail" : "none",
      state: await readState(account, withdrawal, log),
    };
  };
}

async function readState(
  account: ServiceAccount | null,
  withdrawal: LoggedWithdrawal,
  log: Log,
): Promise<ReturnState | null> {
  const { orderId } = withdrawal.record;
  if (!account || orderId === null) return null;
  try {
    const orderResponse = await account.sendRequest((client, options) =>
      fetchOrderContract(client, orderId, () => null, options),
    );
    if (!orderResponse) return null;
    const { metaData, contract } = orderResponse;
    const fieldValue = metaData.get(`${toOrderField(withdrawal)}_status`) ?? metaData.get(STATUS_FIELD);
    const state = returnStates.find((returnState) => returnState === fieldValue?.trim().toLowerCase());
    return state ?? (contract.status === "refunded" ? "refunded" : "announced");
  } catch (error) {
    if (!(error instanceof ShopRequestError)) throw error;
    log.warn("The state of a withdrawal cannot be read", { withdrawal: withdrawal.id, error });
    return null;
  }
}
