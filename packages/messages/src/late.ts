/**
 * Messages that no first page shows: cart panel, checkout, orders, account, forms, comparison, suggestions, repairs, notices, refusals and
 * error screens come with the store or with a screen of their own, and so do their words. The bag in the header is there from the start.
 */
const LATE = /^(?:account|cart|checkout|compare|contact|error|failure|notice|order|password|repair|reviewForm|search)\.(?!trigger$)|^rating\.choose$/;

/** Words that the server puts into what it sends, such as the names of faults in a price list: no browser loads them. */
const SERVED = /^repairPart\./;

/** Whether a message stays on the server. */
export const isServed = (key: string): boolean => SERVED.test(key);

/** Whether a message is loaded with the store instead of with the page. */
export const isLate = (key: string): boolean => LATE.test(key);
