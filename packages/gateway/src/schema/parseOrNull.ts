import * as v from "valibot";

/**
 * Parses a value with a schema; null for an invalid one. For stored or received data, where no error message is needed.
 */
export function parseOrNull<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
