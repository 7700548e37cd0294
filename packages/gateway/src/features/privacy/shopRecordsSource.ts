import type { JsonValue, PersonalDataSource } from "./PersonalDataSource.ts";

/**
 * Source of the data that the shop stores: account, addresses, and orders with their repairs. The account is the last
 * thing to be deleted; orders are kept for as long as the law requires.
 */
export const shopRecordsSource: PersonalDataSource = {
  name: "shop",
  erase: null,
  eraseByEmail: null,
  export: async ({ records }) => toJson(records),
};

/** Converts a value to JSON data. Undefined fields are omitted, and values that JSON cannot represent become null. */
export function toJson(value: unknown): JsonValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map((item: unknown) => toJson(item));
  if (typeof value !== "object" || value === null) return null;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, toJson(field)]));
}
