/**
 * Messages that are not part of the initial load: cart panel, checkout, orders, account, forms, comparison,
 * suggestions, notices, error messages and error screens load them with their code. The cart button in the header, whose
 * messages are `cart.trigger` and `cart.title`, is part of every page.
 */
const DEFERRED =
  /^(?!cart\.title$)(?:account|cart|checkout|compare|contact|error|failure|notice|order|password|reviewForm|search)\.(?!trigger$)|^rating\.choose$|^repair\.slot\.taken$/;

/** Messages of the repair desk, loaded with its pages; checkout shares the message about a booked slot. */
const DESK = /^repair\.(?!slot\.taken$)/;

/** Messages that only the server renders, such as errors in a price list or rejected HTTP requests. */
const SERVER_ONLY = /^(?:refusal|repairPart)\./;

/** Returns whether a message is rendered only on the server. */
export const isServerOnly = (key: string): boolean => SERVER_ONLY.test(key);

/** Returns whether a message is loaded with the repair desk. */
export const isDesk = (key: string): boolean => DESK.test(key);

/** Returns whether a message is loaded with deferred screens and not with every page. */
export const isDeferred = (key: string): boolean => DEFERRED.test(key);
