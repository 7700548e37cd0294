/**
 * Messages that no first page shows: cart panel, checkout, orders, account, forms, comparison, suggestions, notices, refusals and
 * error screens come with the store or with a screen of their own, and so do their words. The bag in the header is there from the start.
 */
const LATE =
  /^(?:account|cart|checkout|compare|contact|error|failure|notice|order|password|reviewForm|search)\.(?!trigger$)|^rating\.choose$|^repair\.slot\.taken$/;

/** The repair desk's own words, loaded where repairs are shown; that a time was taken, checkout says too. */
const DESK = /^repair\.(?!slot\.taken$)/;

/** Words that the server puts into what it sends, such as faults in a price list or refusals: no browser loads them. */
const SERVED = /^(?:refusal|repairPart)\./;

/** Whether a message stays on the server. */
export const isServed = (key: string): boolean => SERVED.test(key);

/** Whether a message is loaded with what shows repairs. */
export const isDesk = (key: string): boolean => DESK.test(key);

/** Whether a message is loaded with the store instead of with the page. */
export const isLate = (key: string): boolean => LATE.test(key);
