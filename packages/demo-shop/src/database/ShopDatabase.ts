import type { Documents } from "./documentSchemas.ts";

/**
 * Database of the shop, which stores documents as plain JSON by kind and key. All methods are synchronous, so that
 * concurrent mutations cannot interleave.
 */
export interface ShopDatabase {
  /** @throws Error with a readable message for a document in an unknown format. */
  read<Kind extends DocumentKind>(kind: Kind, key: string): Documents[Kind] | undefined;
  write<Kind extends DocumentKind>(kind: Kind, key: string, value: Documents[Kind]): void;
  remove(kind: DocumentKind, key: string): void;
  /** Lists the documents of a kind, sorted by key. */
  list<Kind extends DocumentKind>(kind: Kind): Documents[Kind][];
  /** Runs a function in a transaction, which is durable once this returns. */
  transaction<T>(work: () => T): T;
  /** Deletes all documents. */
  reset(): void;
}

/** Kind of a stored document, such as "order" or "coupon". */
export type DocumentKind = keyof Documents;
