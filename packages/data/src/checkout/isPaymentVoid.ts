import type { ErrorLike } from "@apollo/client";

/**
 * Returns whether the gateway refused an order with the extension that its card payment pays for nothing any more. Texts
 * of the shop cannot contain it: JSON escapes their quotes. The library's classes of errors would be in the first load of
 * every page by another name.
 *
 * @param error Errors of a response, or one with the body of a response.
 */
export const isPaymentVoid = (error: ErrorLike | undefined): boolean =>
  error !== undefined &&
  ("bodyText" in error ? String(error.bodyText) : JSON.stringify(error)).includes('"isPaymentVoid":true');
