import * as v from "valibot";
import { responseSchema } from "./responseFields.ts";

/** Field in a response whose type differs from the schema. */
export interface ResponseIssue {
  /** Path of the field, with list positions as numbers: "products.nodes.3.rawPrice". */
  readonly path: string;
  /** Expected and received type; without the value, which may be a token and must not be logged. */
  readonly reason: string;
}

/**
 * Finds the first field of a response whose type differs from `responseSchema`.
 * @param data The `data` of a GraphQL response; it is not changed.
 * @returns null for a valid response.
 */
export function findResponseIssue(data: Readonly<Record<string, unknown>>): ResponseIssue | null {
  const result = v.safeParse(responseSchema, data, { abortEarly: true });
  if (result.success) return null;
  const [issue] = result.issues;
  const type = Array.isArray(issue.input) ? "array" : typeof issue.input;
  return { path: v.getDotPath(issue) ?? "data", reason: `expected ${issue.expected ?? "something else"}, not ${type}` };
}
