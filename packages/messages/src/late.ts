/**
 * Messages that no first page shows: cart panel, checkout, orders, account, forms, comparison and notices come with the
 * store, and so do their words. The bag in the header is there from the start.
 */
const LATE = /^(?:account|cart|checkout|compare|notice|order|password|reviewForm)\.(?!trigger$)|^rating\.choose$/;

/** Whether a message is loaded with the store instead of with the page. */
export const isLate = (key: string): boolean => LATE.test(key);
