/**
 * Failures that can result from any request to the shop. `rejected` contains the shop's error message as plain text,
 * and is used for errors without a more specific kind.
 */
export type RequestFailure =
  | { readonly kind: "offline" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "timeout" }
  | { readonly kind: "sessionExpired" }
  | { readonly kind: "notAllowed" }
  /** Seconds until the next attempt; null if unknown. */
  | { readonly kind: "tooManyAttempts"; readonly waitSeconds: number | null }
  | { readonly kind: "shopError" }
  | { readonly kind: "rejected"; readonly message: string };

/**
 * Failures that can result from any mutation. Mutations are also rejected by the gateway while the outcome of an order
 * is unknown.
 */
export type ChangeFailure =
  | RequestFailure
  /** The order was sent; its outcome is unknown. */
  | { readonly kind: "orderUnknown" };

/** Failure because a resource does not exist or has been deleted. */
export interface NotFoundFailure {
  readonly kind: "notFound";
}

/** Failure because a string is longer than `max` characters. */
export interface TooLongFailure {
  readonly kind: "tooLong";
  readonly max: number;
}

/** Failures when reading data such as products, lists, orders and countries. */
export type ReadFailure = RequestFailure | NotFoundFailure;
