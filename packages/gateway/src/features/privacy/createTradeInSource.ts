import type { TradeInService } from "../tradeIn/TradeInService.ts";
import type { PersonalDataSource } from "./PersonalDataSource.ts";
import { toJson } from "./shopRecordsSource.ts";

/** Creates the source of the trade-in appointments that belong to an account's e-mail address. */
export const createTradeInSource = (
  tradeIn: Pick<TradeInService, "appointmentsOf" | "eraseAllOf">,
): PersonalDataSource => ({
  name: "tradeIns",
  export: async ({ subject }) => toJson(await tradeIn.appointmentsOf(subject.email)),
  erase: null,
  eraseByEmail: async (email) => {
    await tradeIn.eraseAllOf(email);
  },
});
