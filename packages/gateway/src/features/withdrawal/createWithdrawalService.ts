import type { Exclusions } from "@rewire/domain";
import type { Secrets } from "../../config/secrets.ts";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { Limits } from "../../storage/limits/createLimits.ts";
import type { Outbox } from "../mail/Outbox.ts";
import { createContractReader } from "./createContractReader.ts";
import { createFateReader } from "./createFateReader.ts";
import { createWithdrawalLog } from "./createWithdrawalLog.ts";
import { createWithdrawals } from "./createWithdrawals.ts";
import { formatStaffNote } from "./formatStaffNote.ts";
import { createSettlement, type WithdrawalLetters } from "./settleWithdrawal.ts";
import type { WithdrawalReference, WithdrawalService } from "./WithdrawalService.ts";
import type { LoggedWithdrawal } from "./withdrawalRecord.ts";

/** Writes the letters about a withdrawal, in the customer's language. */
export type ComposeLetters = (reference: WithdrawalReference) => Promise<WithdrawalLetters>;

/** Dependencies of the service. */
export interface WithdrawalServiceOptions {
  /** Shop manager's log-in; null for none: then withdrawals are statements that the shop gets by e-mail. */
  readonly account: ServiceAccount | null;
  readonly outbox: Outbox;
  readonly store: KeyValueStore;
  readonly secrets: Secrets;
  readonly limits: Pick<Limits, "guestOrder" | "statement">;
  readonly timeZone: string;
  readonly returnDays: number | null;
  readonly exclusions: Exclusions;
  /** @default letters in English */
  readonly composeLetters?: ComposeLetters | undefined;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** Creates the service of withdrawals and returns with its log, its letters and its way into orders. */
export function createWithdrawalService(options: WithdrawalServiceOptions): WithdrawalService {
  const { account, outbox, store, limits, log, composeLetters = composePlainLetters } = options;
  const history = createWithdrawalLog(store);
  const service: WithdrawalService = createWithdrawals({
    ...options,
    history,
    limit: limits.statement,
    readContract: createContractReader({ ...options, limit: limits.guestOrder }),
    readFate: createFateReader(account, outbox, log),
    readsOrders: account !== null,
    settlement: createSettlement({
      account,
      outbox,
      store,
      history,
      log,
      composeLetters: (withdrawal) => composeLetters(service.refer(withdrawal)),
    }),
  });
  return service;
}

const composePlainLetters = async ({
  withdrawal,
}: {
  readonly withdrawal: LoggedWithdrawal;
}): Promise<WithdrawalLetters> => {
  const letter = { subject: `Order ${withdrawal.record.orderNumber}`, text: formatStaffNote(withdrawal) };
  return { customer: letter, shop: letter };
};
