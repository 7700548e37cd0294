import { HttpError } from "../../http/HttpError.ts";

/** Maximum size of a request body in bytes. */
export const MAX_OPERATION_BYTES = 64 * 1024;

const MAX_DEPTH = 12;
const MAX_VALUES = 2000;

/** Operation requested by a browser. */
export interface RequestedOperation {
  readonly name: string;
  readonly variables: Record<string, unknown>;
  /** Value of `extensions.attempt`, for the operations that use it; not validated. */
  readonly attempt: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Parses the body of a GraphQL request.
 *
 * @throws HttpError if the body is invalid, or if its variables are too many or too deeply nested.
 */
export function readRequest(text: string): RequestedOperation {
  const body = parseJson(text);
  if (Array.isArray(body)) throw new HttpError(400, "One operation a request: batches are not accepted.");
  if (!isRecord(body)) throw new HttpError(400, "The body must be a JSON object with operationName and variables.");
  const { operationName: name, variables = {}, extensions } = body;
  if (typeof name !== "string" || name === "")
    throw new HttpError(400, "The body must name its operation in operationName.");
  if (variables !== null && !isRecord(variables)) throw new HttpError(400, "The variables must be a JSON object.");
  requireSize(variables);
  return { name, variables: variables ?? {}, attempt: isRecord(extensions) ? extensions["attempt"] : undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The body is not JSON.");
  }
}

function requireSize(variables: unknown): void {
  let valueCount = 0;
  const visitValue = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) throw new HttpError(400, `The variables are nested more than ${MAX_DEPTH} deep.`);
    if (++valueCount > MAX_VALUES) throw new HttpError(400, `The variables hold more than ${MAX_VALUES} values.`);
    if (typeof value === "object" && value !== null)
      for (const item of Object.values(value)) visitValue(item, depth + 1);
  };
  visitValue(variables, 0);
}
