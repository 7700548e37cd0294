/** Value and remaining lifetime of a counter. */
export interface CounterState {
  readonly value: number;
  /** Remaining lifetime in milliseconds; 0 for a missing counter. */
  readonly msLeft: number;
}

/** Value in place of one that no secret unseals, for callers that need to know that there is one. */
export const UNREADABLE_VALUE = "unreadable";

/**
 * Key-value store that persists across restarts and is shared by all gateways of a shop. It stores guests' orders,
 * session tokens, keys of purchase attempts, log-in limits and more.
 */
export interface KeyValueStore {
  /** Value of a key; null for none, an expired one, and one that cannot be unsealed. */
  get(key: string): Promise<string | null>;
  /**
   * Returns whether a key has a value, including one that cannot be unsealed: for cases where a false "none" would
   * order or pay twice.
   */
  has(key: string): Promise<boolean>;
  /** Sets a value that expires after a number of seconds. */
  set(key: string, value: string, seconds: number): Promise<void>;
  /**
   * Sets a value unless there is one, atomically.
   *
   * @param unreadable Whether an existing value that cannot be unsealed is kept, as a booking or a record must be, or
   * replaced, for what can be made anew.
   * @default keep
   * @returns null when it was set, else the existing value, which is UNREADABLE_VALUE for one that cannot be unsealed.
   */
  putIfAbsent(key: string, value: string, seconds: number, unreadable?: "keep" | "replace"): Promise<string | null>;
  delete(key: string): Promise<void>;
  /**
   * Deletes a key if it still has this value, atomically, so that the holder of an expired lock does not release the
   * next holder's.
   *
   * @returns Whether it had.
   */
  deleteIf(key: string, value: string): Promise<boolean>;
  /**
   * Extends the lifetime of a value, in seconds from now, if the key still has it, atomically; returns whether it had.
   */
  renewIf(key: string, value: string, seconds: number): Promise<boolean>;
  /**
   * Adds to a counter, atomically. The first addition above 0 creates it with a lifetime in seconds, which later ones
   * do not prolong. It never falls below 0, and adding 0 only reads it.
   *
   * @param key Key of a counter: any other value counts as 0.
   */
  add(key: string, amount: number, seconds: number): Promise<CounterState>;
  close(): Promise<void>;
}

/** Stored entry of a key-value store: its key and value. */
export interface StoreEntry {
  readonly key: string;
  readonly value: string;
}

/** Backend of a key-value store. Values are stored as received, without encryption. */
export interface StoreBackend extends KeyValueStore {
  /** Replaces an entry that still has this value, atomically; its expiry is unchanged. */
  replaceIf(entry: StoreEntry, next: StoreEntry): Promise<boolean>;
  /**
   * Visits all entries that have not expired.
   *
   * @param change Returns the replacement of an entry; null keeps it.
   */
  replaceAll(change: (entry: StoreEntry) => StoreEntry | null): Promise<void>;
  /** Wipes overwritten and deleted data, as far as the backend still stores them. */
  scrub(): Promise<void>;
}
