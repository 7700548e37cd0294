import * as v from "valibot";

/** Reads a value by its schema; null for anything else. For what is kept or answered, where nobody waits for words. */
export function parseOrNull<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
