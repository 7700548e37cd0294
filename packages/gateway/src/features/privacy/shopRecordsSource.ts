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
export const toJson = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value)) as JsonValue;
