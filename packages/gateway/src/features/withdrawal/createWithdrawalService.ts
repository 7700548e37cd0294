import type { Exclusions } from "@rewire/domain";
import type { Secrets } from "../../config/secrets.ts";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { Limits } from "../../storage/limits/createLimits.ts";
import type { Outbox } from "../mail/Outbox.ts";
import type { RepairService } from "../repair/RepairService.ts";
import { createContractReader } from "./createContractReader.ts";
import { createPublicHolidays } from "./createPublicHolidays.ts";
import { createOutcomeReader } from "./createOutcomeReader.ts";
import { createWithdrawalLog } from "./createWithdrawalLog.ts";
import { createWithdrawals } from "./createWithdrawals.ts";
import { formatStaffNote } from "./formatStaffNote.ts";
import { createWithdrawalSettlement, type ReceiptMail } from "./settleWithdrawal.ts";
import type { WithdrawalReference, WithdrawalService } from "./WithdrawalService.ts";

/** Composes the receipt of a withdrawal as an e-mail, in the customer's language. */
export type ComposeReceipt = (reference: WithdrawalReference) => Promise<ReceiptMail>;

/** Dependencies of {@link createWithdrawalService}. */
export interface WithdrawalServiceOptions {
  /** Shop manager's log-in; null for none: then withdrawals are statements that the shop gets by e-mail. */
  readonly account: ServiceAccount | null;
  readonly outbox: Outbox;
  readonly repairs: Pick<RepairService, "keyOf" | "cancel">;
  readonly store: KeyValueStore;
  readonly secrets: Secrets;
  readonly limits: Pick<Limits, "guestOrder" | "statement">;
  readonly timeZone: string;
  /** Country of the seller, or its region, whose public holidays count (ISO 3166). */
  readonly sellerRegion: string;
  readonly returnDays: number | null;
  readonly exclusions: Exclusions;
  /** @default a receipt in English */
  readonly composeReceipt?: ComposeReceipt | undefined;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Creates the complete service for withdrawals and returns, including its log, its e-mails and its access to orders.
 */
export function createWithdrawalService(options: WithdrawalServiceOptions): WithdrawalService {
  const { account, outbox, repairs, store, limits, log, composeReceipt = composePlainReceipt } = options;
  const history = createWithdrawalLog(store);
  const service: WithdrawalService = createWithdrawals({
    ...options,
    history,
    limit: limits.statement,
    readContract: createContractReader({ ...options, limit: limits.guestOrder }),
    readOutcome: createOutcomeReader(account, outbox, log),
    readsOrders: account !== null,
    loadPublicHolidays: createPublicHolidays(options.sellerRegion, log),
    settlement: createWithdrawalSettlement({
      account,
      outbox,
      repairs,
      store,
      history,
      log,
      composeReceipt: (withdrawal) => composeReceipt(service.refer(withdrawal)),
    }),
  });
  return service;
}

const composePlainReceipt: ComposeReceipt = async ({ withdrawal }) => ({
  subject: `Order ${withdrawal.record.orderNumber}`,
  text: formatStaffNote(withdrawal),
});
