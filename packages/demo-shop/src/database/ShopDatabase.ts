import type { Documents } from "./documentSchemas.ts";

/**
 * Database of the shop, which stores documents as plain JSON by kind and key. All methods are synchronous, so that each
 * mutation is one transaction and concurrent requests cannot interleave.
 */
export interface ShopDatabase {
  /** @throws Error in words for a document that this shop has not written. */
  read<Kind extends DocumentKind>(kind: Kind, key: string): Documents[Kind] | undefined;
  write<Kind extends DocumentKind>(kind: Kind, key: string, value: Documents[Kind]): void;
  remove(kind: DocumentKind, key: string): void;
  /** All documents of a kind, in order of key. */
  list<Kind extends DocumentKind>(kind: Kind): Documents[Kind][];
  /** Runs work whole or not at all; what it wrote is kept for good once this returns. */
  transaction<T>(work: () => T): T;
  /** Forgets everything. */
  reset(): void;
}

/** Kind of a stored document. */
export type DocumentKind = keyof Documents;
