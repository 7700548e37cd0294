/**
 * Returns whether a value is an object whose properties can be read by name.
 * @param value Untrusted value: parsed JSON, browser storage, or a response.
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns whether `key` is an own property of `table`. Inherited names such as "constructor" are not.
 * @param key Untrusted name from a URL or a response.
 */
export const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);
