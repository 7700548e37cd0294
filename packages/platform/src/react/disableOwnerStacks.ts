import * as React from "react";

const INTERNALS_KEY = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const COUNTER_KEY = "recentlyCreatedOwnerStacks";
/** Counter value above React's limit of stack traces per second. */
const DISABLED_COUNT = Number.MAX_SAFE_INTEGER;

/**
 * Prevents React's development build from capturing a stack trace for every element, which slows down stories. Exhausts
 * React's internal limit for such stack traces; warnings are unaffected. @throws Error if React has no such limit, in
 * which case this patch must be removed or adapted.
 */
export function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS_KEY);
  if (typeof internals !== "object" || internals === null || !(COUNTER_KEY in internals))
    throw new Error(`React has no ${COUNTER_KEY} any more: see packages/platform/src/react/disableOwnerStacks.ts.`);
  Object.defineProperty(internals, COUNTER_KEY, { get: () => DISABLED_COUNT, set() {} });
}
