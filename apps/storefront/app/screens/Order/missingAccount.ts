import { isRecord } from "@rewire/domain";

// @chunk refusals: too small for a file of its own.

/** State of the navigation to an order whose requested account was not created. */
export const missingAccountState = { isAccountMissing: true } as const;

/** Returns whether the state of a location says that the account requested with an order was not created. */
export const isAccountMissing = (state: unknown): boolean =>
  isRecord(state) && state["isAccountMissing"] === missingAccountState.isAccountMissing;
