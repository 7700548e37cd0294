import * as React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const COUNTER = "recentlyCreatedOwnerStacks";
/** More than React takes stacks of within a second. */
const ENOUGH = Number.MAX_SAFE_INTEGER;

/**
 * Keeps React's development build from taking a stack trace of every element, by telling it that it has taken enough: a
 * twelfth of the time of all stories goes into traces that nobody reads. Warnings come as before.
 * @throws Error where React keeps no such count: then this is to be removed or mended
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== "object" || internals === null || !(COUNTER in internals))
    throw new Error(`React has no ${COUNTER} any more: see packages/platform/src/react/withoutOwnerStacks.ts.`);
  Object.defineProperty(internals, COUNTER, { get: () => ENOUGH, set() {} });
}
