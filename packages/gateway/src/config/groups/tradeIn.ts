import * as v from "valibot";
import { trueOrFalse } from "../values/basicValues.ts";
import { tradeInFile, tradeInValues } from "../values/tradeInValues.ts";

/** Creates the schema of the variables for trade-ins. @param cwd Base folder of relative paths. */
export const createTradeInSchema = (cwd: string) =>
  v.object({
    TRADE_IN: v.optional(trueOrFalse),
    TRADE_IN_VALUES: v.optional(tradeInValues),
    TRADE_IN_FILE: v.optional(tradeInFile(cwd)),
  });

/** Values of the variables for trade-ins. */
export type TradeInVariables = v.InferOutput<ReturnType<typeof createTradeInSchema>>;
