import * as v from "valibot";
import { answerFields } from "./answerFields.ts";

/** A field of an answer that cannot be read. */
export interface AnswerFault {
  /** Where it is, places in lists as numbers: "products.nodes.3.rawPrice". */
  readonly path: string;
  /** Both types in words; the value stays out of the log, it may be a token. */
  readonly reason: string;
}

/**
 * Finds the first field of an answer that something is decided by and that is of another type than the schema says.
 * @param data The `data` of a GraphQL answer; it is not changed.
 * @returns null for an answer in order.
 */
export function findAnswerFault(data: Readonly<Record<string, unknown>>): AnswerFault | null {
  const result = v.safeParse(answerFields, data, { abortEarly: true });
  if (result.success) return null;
  const [issue] = result.issues;
  const type = Array.isArray(issue.input) ? "array" : typeof issue.input;
  return { path: v.getDotPath(issue) ?? "data", reason: `expected ${issue.expected ?? "something else"}, not ${type}` };
}
