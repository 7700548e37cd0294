import { createStoredValue } from "@rewire/data/stored-value";

// @chunk refusals: too small for a file of its own.

/**
 * Id of the customer who was logged in last in this tab, whose the drafts of forms are; null before a log-in. Stays when
 * the log-in ends by itself. In session storage, as the drafts are.
 */
export const draftOwner = createStoredValue<number | null>({
  key: "rewire.draftOwner",
  area: "session",
  parse: (text) => Number(text) || null,
});
