import { createWithdrawalLog } from "../withdrawal/createWithdrawalLog.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { PersonalDataSource } from "./PersonalDataSource.ts";
import { toJson } from "./shopRecordsSource.ts";

/**
 * Creates the source of withdrawals and returns from a customer's orders. They are not erased with an account, because
 * they prove what the customer declared.
 */
export function createWithdrawalSource(store: KeyValueStore): PersonalDataSource {
  const history = createWithdrawalLog(store);
  return {
    name: "withdrawals",
    erase: null,
    eraseByEmail: null,
    async export({ records }) {
      const entries = await Promise.all(records.orders.map(({ id }) => history.readEntries(`order ${id}`)));
      return toJson(entries.flat().map(({ id, record }) => ({ id, ...record })));
    },
  };
}
