import * as v from "valibot";
import { HttpError } from "./HttpError.ts";

/**
 * Parses browser input with a schema.
 *
 * @throws HttpError 400 with the first validation error and its path. The kind is `tooLong` if a string exceeds its
 * maximum length.
 */
export function parseInput<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw toInputError(result.issues[0]);
}

/** Maximum length of the path in a message, because keys are chosen by the browser. */
const MAX_PATH_LENGTH = 120;

function toInputError(issue: v.BaseIssue<unknown>): HttpError {
  const issuePath = (v.getDotPath(issue) ?? "").slice(0, MAX_PATH_LENGTH) || "the request";
  if (issue.type === "max_length") {
    const max = Number(issue.requirement);
    return typeof issue.input === "string"
      ? new HttpError(400, `${issuePath} has more than ${max} characters.`, "tooLong", { max })
      : new HttpError(400, `${issuePath} has more than ${max} entries.`);
  }
  if (issue.expected === "never") return new HttpError(400, `${issuePath} is not a field that can be sent here.`);
  // The input is not quoted: it may be a password.
  return new HttpError(400, `${issuePath} must be ${issue.expected ?? "something else"}.`);
}
