import type { RateDays } from "@rewire/domain";
import * as v from "valibot";
import { createParseAction, createValueSchema, type ValueSchema } from "./valueSchema.ts";

const RATE_PATTERN = /^([^=]{1,100}?) ?= ?(\d{1,2})(?:-(\d{1,2}))? days?$/;

function readRateDays(text: string): RateDays | undefined {
  const [, rate = "", minDays = "", maxDays = minDays] = RATE_PATTERN.exec(text) ?? [];
  const days = { from: Number(minDays), to: Number(maxDays) };
  return rate.trim() === "" || days.from > days.to ? undefined : { rate: rate.trim(), days };
}

/** Schema of the delivery times of shipping rates by id, label or method, such as `flat_rate:1 = 1-2 days`. */
export const rateDaysSchema: ValueSchema<RateDays> = createValueSchema(
  "shipping rates and their working days, such as Express = 1 day, flat_rate:4 = 3-5 days, or local_pickup = 0 days",
  v.pipe(v.string(), createParseAction(readRateDays)),
);
