import * as v from "valibot";
import type { DocumentKind } from "./ShopDatabase.ts";
import { documentSchemas, type Documents } from "./documentSchemas.ts";

/**
 * Parses and validates a document that is stored as text.
 * @throws Error if the document does not match the schema of its kind, for example because the format has changed since
 * it was stored
 */
export function readDocument<Kind extends DocumentKind>(kind: Kind, key: string, text: string): Documents[Kind] {
  const schema: v.GenericSchema<unknown, Documents[Kind]> = documentSchemas[kind];
  const result = v.safeParse(schema, parseText(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const fieldPath = v.getDotPath(issue) ?? "it";
  throw new Error(
    `The shop cannot read what it keeps as ${kind} ${key} (${fieldPath} is not what it has to be). ` +
      "Delete its data folder for a fresh start, or give it another one.",
  );
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
