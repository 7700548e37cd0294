/**
 * Where the shop keeps what changes: documents by kind and key, plain JSON.
 * Everything is synchronous, so that one mutation is one transaction and two visitors can never interleave inside it.
 */
export interface ShopStore {
  read<T>(kind: DocumentKind, key: string): T | undefined;
  write(kind: DocumentKind, key: string, value: unknown): void;
  remove(kind: DocumentKind, key: string): void;
  /** All documents of a kind, in order of key. */
  list<T>(kind: DocumentKind): T[];
  /** Runs work whole or not at all; what it wrote is kept for good once this returns. */
  transaction<T>(work: () => T): T;
  /** Forgets everything. */
  reset(): void;
}

export type DocumentKind =
  | "session"
  | "user"
  | "username"
  | "email"
  | "order"
  | "orderKey"
  | "customerOrders"
  | "stock"
  | "coupon"
  | "review"
  | "productReviews"
  | "comment"
  | "download"
  | "counter"
  | "reservation"
  | "intent"
  | "product"
  | "category"
  | "attribute";
