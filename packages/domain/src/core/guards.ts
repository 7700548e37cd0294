/**
 * Whether a value is an object with fields.
 * @param value Anything that comes from outside: parsed JSON, what a browser keeps, an answer.
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Whether `key` is an own key of the table; inherited names like "constructor" are not.
 * @param key A name from outside, an address or an answer.
 */
export const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);
