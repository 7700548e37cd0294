import { getFractionDigits, parseMoney, type DeliveryTerms } from "@rewire/domain";
import * as v from "valibot";
import { createParseAction, createValueSchema, type ValueSchema } from "./valueSchema.ts";

const AMOUNT_PATTERN_SOURCE = "(\\d{1,7}(?:\\.\\d{1,2})?)";
const termParsers: readonly (readonly [shape: RegExp, read: (match: RegExpExecArray) => Partial<DeliveryTerms>])[] = [
  [/^free$/, () => ({ cost: 0 })],
  [new RegExp(`^${AMOUNT_PATTERN_SOURCE}$`), ([, amount = ""]) => ({ cost: toHundredths(amount) })],
  [new RegExp(`^free from ${AMOUNT_PATTERN_SOURCE}$`), ([, amount = ""]) => ({ freeFrom: toHundredths(amount) })],
  [
    /^(\d{1,2})(?:-(\d{1,2}))? days?$/,
    ([, minDays = "", maxDays = minDays]) => ({ days: { from: Number(minDays), to: Number(maxDays) } }),
  ],
];

const termNames = ["cost", "freeFrom", "days"] as const satisfies readonly (keyof DeliveryTerms)[];

/** Amounts are written with at most two places; the currency is another variable. */
const toHundredths = (amount: string): number => parseMoney(amount, "EUR").minor;

function parseTerm(part: string): Partial<DeliveryTerms> | undefined {
  for (const [pattern, read] of termParsers) {
    const match = pattern.exec(part);
    if (match) return read(match);
  }
  return undefined;
}

function readTerms(text: string): DeliveryTerms | undefined {
  const [, countries = "", value = ""] = /^(\*|[A-Z]{2}(?: [A-Z]{2})*): ?(.+)$/.exec(text) ?? [];
  if (!countries) return undefined;
  let terms: DeliveryTerms = {
    countries: countries === "*" ? [] : countries.split(" "),
    cost: null,
    freeFrom: null,
    days: null,
  };
  for (const part of value.split(",").map((term) => term.trim())) {
    const parsedTerm = parseTerm(part);
    // Twice the same would be a slip: "4,95" is not four and ninety-five.
    if (!parsedTerm || termNames.some((name) => parsedTerm[name] !== undefined && terms[name] !== null))
      return undefined;
    terms = { ...terms, ...parsedTerm };
  }
  return terms.days && (terms.days.from > terms.days.to || terms.days.to < 1) ? undefined : terms;
}

/** Converts the amounts of delivery terms from hundredths to minor units of the shop's currency. */
export function toDeliveryTerms({ cost, freeFrom, ...terms }: DeliveryTerms, currency: string): DeliveryTerms {
  const factor = 10 ** (getFractionDigits(currency) - 2);
  const toMinorUnits = (hundredths: number | null) => hundredths && Math.round(hundredths * factor);
  return { ...terms, cost: toMinorUnits(cost), freeFrom: toMinorUnits(freeFrom) };
}

/**
 * Schema of the delivery terms by country, such as `DE AT: 4.95, free from 50, 1-2 days`. The key `*` stands for all
 * other countries. Its amounts are hundredths: {@link toDeliveryTerms}.
 */
export const deliveryTermsSchema: ValueSchema<DeliveryTerms> = createValueSchema(
  "countries and what holds for them, such as DE AT: 4.95, free from 50, 1-2 days, or *: 5-9 days",
  v.pipe(v.string(), createParseAction(readTerms)),
);
