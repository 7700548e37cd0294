import type { ErrorLike } from "@apollo/client";

/**
 * Returns whether the gateway refused an order with the extension that its card payment pays for nothing any more. The
 * error has the errors of a response, or its body as a text, in which quotes are escaped.
 */
export const isPaymentVoid = (error: ErrorLike | undefined): boolean =>
  /"isPaymentVoid\\?":true/.test(JSON.stringify(error) ?? "");
