import * as v from "valibot";
import { booleanSchema } from "../values/basicValues.ts";
import { createTradeInFileSchema, tradeInValuesSchema } from "../values/tradeInValues.ts";

/** Creates the schema of the variables for trade-ins. @param cwd Base folder of relative paths. */
export const createTradeInSchema = (cwd: string) =>
  v.object({
    TRADE_IN: v.optional(booleanSchema),
    TRADE_IN_VALUES: v.optional(tradeInValuesSchema),
    TRADE_IN_FILE: v.optional(createTradeInFileSchema(cwd)),
  });

/** Values of the variables for trade-ins. */
export type TradeInVariables = v.InferOutput<ReturnType<typeof createTradeInSchema>>;
