/**
 * Messages that no first page shows: cart panel, checkout, orders, account, forms, comparison, suggestions, notices,
 * refusals and error screens load them with their own code. The bag in the header is part of every page.
 */
const DEFERRED =
  /^(?:account|cart|checkout|compare|contact|error|failure|notice|order|password|reviewForm|search)\.(?!trigger$)|^rating\.choose$|^repair\.slot\.taken$/;

/** Messages of the repair desk, loaded where repairs are shown; checkout shares the one about a slot that is taken. */
const DESK = /^repair\.(?!slot\.taken$)/;

/** Messages that only the server renders, such as errors in a price list or HTTP refusals. */
const SERVER_ONLY = /^(?:refusal|repairPart)\./;

/** Returns whether a message is rendered only on the server. */
export const isServerOnly = (key: string): boolean => SERVER_ONLY.test(key);

/** Returns whether a message is loaded with the repair desk. */
export const isDesk = (key: string): boolean => DESK.test(key);

/** Returns whether a message is loaded with deferred screens and not with every page. */
export const isDeferred = (key: string): boolean => DEFERRED.test(key);
