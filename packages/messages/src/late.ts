/**
 * Messages that no first page shows: cart panel, checkout and orders come with the store, and so do their words.
 * The bag in the header is there from the start.
 */
const LATE = /^(?:cart|checkout|order)\.(?!trigger$)/;

/** Whether a message is loaded with the store instead of with the page. */
export const isLate = (key: string): boolean => LATE.test(key);
