import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseTradeInValues, type TradeInValue } from "@rewire/domain";
import * as v from "valibot";
import { createValueSchema, createNoneSchema, createParseAction, type ValueSchema } from "./valueSchema.ts";

const TRADE_IN_FORMAT = '"Nordlys N3 Pro, 256 GB: 240-280; Moss A1: 30; Loom Buds: counter"';

/** Schema of the trade-in values of devices; "none" for none. */
export const tradeInValuesSchema: ValueSchema<readonly TradeInValue[]> = createValueSchema(
  `devices with their values in whole amounts, each once, such as ${TRADE_IN_FORMAT}, or none`,
  v.union([
    createNoneSchema<readonly TradeInValue[]>([]),
    v.pipe(
      v.string(),
      createParseAction((text) => parseTradeInValues(text) ?? undefined),
    ),
  ]),
);

function readValues(file: string): readonly TradeInValue[] | undefined {
  try {
    return parseTradeInValues(readFileSync(file, "utf8")) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates the schema of a file with the trade-in values of devices, one per line.
 *
 * @param cwd Base folder of relative paths.
 */
export const createTradeInFileSchema = (cwd: string): ValueSchema<readonly TradeInValue[]> =>
  createValueSchema(
    `a file that can be read, with devices and their values in whole amounts, each once, such as ${TRADE_IN_FORMAT}`,
    v.pipe(
      v.string(),
      createParseAction((path) => readValues(resolve(cwd, path))),
    ),
  );
