import type { Result, ReadFailure } from "@rewire/domain";
import { createFailureResponse, type PageSubject } from "./createFailureResponse.ts";

/**
 * Returns the value of a successful result.
 * @throws Response created by {@link createFailureResponse} if the result is a failure.
 */
export function requireValue<Value>(result: Result<Value, ReadFailure>, subject?: PageSubject): Value {
  if (result.ok) return result.value;
  throw createFailureResponse(result.error, subject);
}
