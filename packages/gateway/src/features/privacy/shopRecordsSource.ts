import type { JsonValue, PersonalDataSource } from "./PersonalDataSource.ts";

/**
 * What the shop itself stores: account, addresses and orders with their repairs. The account is deleted by the last
 * step of a deletion; orders are kept as long as the law asks.
 */
export const shopRecordsSource: PersonalDataSource = {
  name: "shop",
  erase: null,
  export: async ({ records }) => toJson(records),
};

/** Copies a value as JSON has it, without what JSON cannot hold. */
export function toJson(value: unknown): JsonValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map((item: unknown) => toJson(item));
  if (typeof value !== "object" || value === null) return null;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, toJson(field)]));
}
