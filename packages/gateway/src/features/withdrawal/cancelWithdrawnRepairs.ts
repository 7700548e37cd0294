import { findOrderContract, ShopResponseError } from "@rewire/data/server";
import { listWithdrawnRepairs, matchWithdrawnLines } from "@rewire/domain";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { RepairService } from "../repair/RepairService.ts";
import type { WithdrawalLog } from "./createWithdrawalLog.ts";
import type { LoggedWithdrawal } from "./withdrawalRecord.ts";

/** Dependencies of {@link cancelWithdrawnRepairs}. */
export interface RepairCancellationDependencies {
  readonly account: Pick<ServiceAccount, "sendRequest"> | null;
  readonly history: Pick<WithdrawalLog, "readEntries">;
  readonly repairs: Pick<RepairService, "keyOf" | "cancel">;
}

/** Client of the limits of repairs: no customer is at this request. */
const CLIENT_ADDRESS = "withdrawals";

/** Returns the name under which the log lists the withdrawals from an order. */
export const toSubject = (orderId: number): string => `order ${orderId}`;

/**
 * Cancels the repairs that were withdrawn from as a whole, as their customers could on the repair's page: the appointment
 * is free for others, and nobody comes in vain. A repair that has begun, or whose appointment has passed, stays as it is
 * for the staff. It can be repeated, also after the staff have changed the order.
 * @returns Whether nothing is left to do.
 * @throws ShopRequestError if the order cannot be read.
 */
export async function cancelWithdrawnRepairs(
  { account, history, repairs }: RepairCancellationDependencies,
  { record }: LoggedWithdrawal,
): Promise<boolean> {
  const { orderId } = record;
  const isAboutRepair = record.end === "withdrawal" && record.lines?.some(({ service }) => service === "repair");
  if (!account || orderId === null || !isAboutRepair) return true;
  const response = await account.sendRequest((client, options) =>
    findOrderContract(client, orderId, () => null, options),
  );
  if (response === "missing") return true;
  if (!response) throw new ShopResponseError("The shop does not tell which repairs the order has");
  const entries = await history.readEntries(toSubject(orderId));
  const { lines } = response.contract;
  const withdrawnQuantities = matchWithdrawnLines(
    lines,
    entries.flatMap((entry) => entry.record.lines ?? []),
  );
  const key = repairs.keyOf(orderId);
  let isDone = true;
  for (const position of listWithdrawnRepairs(lines, response.repairs, withdrawnQuantities)) {
    const { kind } = await repairs.cancel({ number: String(orderId), key, position }, CLIENT_ADDRESS);
    if (kind === "unavailable" || kind === "tooMany") isDone = false;
  }
  return isDone;
}
