/**
 * What every use of the shop can fail with, by a kind that a component chooses its sentence by.
 * `rejected` carries the shop's own message as plain text, for what cannot be classified.
 */
export type ConnectionFailure =
  | { readonly kind: "offline" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "timeout" }
  | { readonly kind: "sessionExpired" }
  | { readonly kind: "notAllowed" }
  /** Seconds until the next attempt; null where nobody says. */
  | { readonly kind: "tooManyAttempts"; readonly waitSeconds: number | null }
  | { readonly kind: "shopError" }
  | { readonly kind: "rejected"; readonly message: string };

/** What every change in the shop can fail with: while an order is in doubt, the gateway takes no other change. */
export type ChangeFailure =
  | ConnectionFailure
  /** The order was sent, and nobody knows yet whether it stands. */
  | { readonly kind: "orderUnknown" };

/** What is named does not exist, or no longer. */
export interface NotFound {
  readonly kind: "notFound";
}

/** A text has more than `max` characters. */
export interface TooLong {
  readonly kind: "tooLong";
  readonly max: number;
}

/** Failures of reading: products, lists, orders, countries. */
export type ReadFailure = ConnectionFailure | NotFound;
