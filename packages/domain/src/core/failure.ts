/**
 * Failures of any request to the shop. `rejected` carries the shop's own message as plain text, for errors without a
 * kind of their own.
 */
export type ConnectionFailure =
  | { readonly kind: "offline" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "timeout" }
  | { readonly kind: "sessionExpired" }
  | { readonly kind: "notAllowed" }
  /** Seconds until the next attempt; null if unknown. */
  | { readonly kind: "tooManyAttempts"; readonly waitSeconds: number | null }
  | { readonly kind: "shopError" }
  | { readonly kind: "rejected"; readonly message: string };

/** Failures of any mutation: while an order is uncertain, the gateway accepts no other. */
export type ChangeFailure =
  | ConnectionFailure
  /** The order was sent; its outcome is unknown. */
  | { readonly kind: "orderUnknown" };

/** Failure for something that does not exist, or no longer does. */
export interface NotFound {
  readonly kind: "notFound";
}

/** Failure for a text of more than `max` characters. */
export interface TooLong {
  readonly kind: "tooLong";
  readonly max: number;
}

/** Failures of reading: products, lists, orders, countries. */
export type ReadFailure = ConnectionFailure | NotFound;
