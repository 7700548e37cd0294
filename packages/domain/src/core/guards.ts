/**
 * Tells whether a value is an object whose fields can be looked at.
 * @param value Anything that comes from outside: parsed JSON, what a browser keeps, an answer.
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Tells whether `key` names a field of the table itself; names of every object, like "constructor", are none.
 * @param key A name from outside, an address or an answer.
 */
export const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);
