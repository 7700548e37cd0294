/**
 * Failures of any request to the shop. `rejected` contains the shop's message as plain text, for errors without a more
 * specific kind.
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

/** Failures of any mutation. The gateway rejects mutations while the outcome of an order is unknown. */
export type ChangeFailure =
  | ConnectionFailure
  /** The order was sent; its outcome is unknown. */
  | { readonly kind: "orderUnknown" };

/** Failure for a resource that does not exist or has been deleted. */
export interface NotFound {
  readonly kind: "notFound";
}

/** Failure for a text longer than `max` characters. */
export interface TooLong {
  readonly kind: "tooLong";
  readonly max: number;
}

/** Failures of reading data, such as products, lists, orders and countries. */
export type ReadFailure = ConnectionFailure | NotFound;
