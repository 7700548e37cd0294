/** A number that is counted up and down. */
export interface Count {
  readonly value: number;
  /** Milliseconds that it still lives; 0 for one that is not there. */
  readonly msLeft: number;
}

/**
 * Small things that must outlive a process and be seen by every gateway that stands beside: guests' orders,
 * successors of dead sessions, attempt keys of checkout, log-in limits.
 */
export interface StateStore {
  /** null when there is none, it has expired, or it cannot be unsealed. */
  get(key: string): Promise<string | null>;
  /** Whether something is there, also what cannot be unsealed: where "none" would order or pay twice. */
  has(key: string): Promise<boolean>;
  /** Keeps a value for so many seconds, in place of what was there. */
  set(key: string, value: string, seconds: number): Promise<void>;
  /**
   * Keeps a value unless there is one, in one step that no other process can come between.
   *
   * @returns null when it was kept, else the value that was there.
   */
  putIfAbsent(key: string, value: string, seconds: number): Promise<string | null>;
  delete(key: string): Promise<void>;
  /**
   * Deletes a value if it is still this one, in one step: who let a lock run out must not open the next one's.
   *
   * @returns Whether it was.
   */
  deleteIf(key: string, value: string): Promise<boolean>;
  /** Lets a value live so many seconds from now if it is still this one, in one step; whether it was. */
  renewIf(key: string, value: string, seconds: number): Promise<boolean>;
  /**
   * Adds to a number, in one step. The first addition above 0 makes it, to live so many seconds; later ones do not
   * prolong that. It never falls below 0, and adding 0 only reads it.
   *
   * @param key Of numbers alone: what else is kept there counts as 0.
   */
  add(key: string, amount: number, seconds: number): Promise<Count>;
  close(): Promise<void>;
}

/** One entry of a store. */
export interface StoreEntry {
  readonly key: string;
  readonly value: string;
}

/** Where entries lie: what a state store is built on. */
export interface StoreBackend extends StateStore {
  /** Puts another entry in the place of one that is still the same, in one step; it expires when that would have. */
  replaceIf(entry: StoreEntry, next: StoreEntry): Promise<boolean>;
  /**
   * Passes through all entries that have not expired.
   *
   * @param change Gives what is to stand in an entry's place, and null for what stays.
   */
  replaceAll(change: (entry: StoreEntry) => StoreEntry | null): Promise<void>;
  /** Takes out of sight what was overwritten or deleted, as far as the store keeps any of it. */
  scrub(): Promise<void>;
}
