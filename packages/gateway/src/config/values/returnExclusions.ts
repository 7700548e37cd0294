import { exclusionKinds, type Exclusions } from "@rewire/domain";
import * as v from "valibot";
import { createValueSchema, createNoneSchema, createParseAction, type ValueSchema } from "./valueSchema.ts";

const noExclusions: Exclusions = { madeToOrder: [], giftCard: [], digital: [], sealed: [] };

/** Parses "sealed: software, games; giftCard: gift-cards"; undefined for an unknown rule or a malformed slug. */
function parseExclusions(text: string): Exclusions | undefined {
  const exclusions: Record<string, readonly string[]> = { ...noExclusions };
  for (const entry of text.split(";")) {
    const [name = "", list = ""] = entry.split(":").map((part) => part.trim());
    const slugs = list.split(",").map((slug) => slug.trim());
    if (!exclusionKinds.some((kind) => kind === name) || !slugs.every((slug) => /^[^\s,;:]{1,100}$/.test(slug)))
      return undefined;
    exclusions[name] = [...(exclusions[name] ?? []), ...slugs];
  }
  return { ...noExclusions, ...exclusions };
}

/**
 * Schema of the product categories that are excluded from withdrawals and returns, or accepted only under a condition.
 */
export const returnExclusionsSchema: ValueSchema<Exclusions> = createValueSchema(
  `rules (${exclusionKinds.join(", ")}) with slugs of categories, such as sealed: software, games; giftCard: gift-cards, or none`,
  v.union([createNoneSchema(noExclusions), v.pipe(v.string(), createParseAction(parseExclusions))]),
);
