import type { Result, ReadFailure } from "@rewire/domain";
import { createFailureResponse, type PageSubject } from "./createFailureResponse.ts";

/**
 * Returns the value of a successful result.
 * @throws Response of {@link createFailureResponse} for the error boundary, if the result is a failure.
 */
export function valueOf<Value>(result: Result<Value, ReadFailure>, subject?: PageSubject): Value {
  if (result.ok) return result.value;
  throw createFailureResponse(result.error, subject);
}
