/** State of a running read: whether its value was invalidated in the meantime. */
export interface ReadInProgress {
  /** Whether the value has changed since the read began. */
  isOutdated: boolean;
}

/** Creates the registry of running reads, and of cached values that were invalidated before their expiry. */
export function createFreshnessTracker(now: () => number) {
  /** With the earliest time of the next request: after a failure the old value is returned for a moment. */
  const refetchTimes = new Map<string, number>();
  const readsInProgress = new Map<string, ReadInProgress>();
  return {
    /** Returns whether a read of the key has to wait for the shop. */
    isOutdated: (key: string): boolean => now() >= (refetchTimes.get(key) ?? Infinity),
    /** Marks values as outdated, including those of reads in progress. */
    outdate(keys: Iterable<string>): void {
      for (const key of keys) refetchTimes.set(key, now());
    },
    /** Repeats reads in progress. @param key Limits the effect to one key. @default all */
    outdateReads(key?: string): void {
      for (const [pendingKey, readInProgress] of readsInProgress)
        if (key === undefined || pendingKey === key) readInProgress.isOutdated = true;
    },
    /** Records that the value of a key is current, or gone. */
    clear: (key: string): void => void refetchTimes.delete(key),
    /** Returns the old value of an outdated key for some time. @param ms Milliseconds */
    rest(key: string, ms: number): void {
      if (refetchTimes.has(key)) refetchTimes.set(key, now() + ms);
    },
    begin(key: string): ReadInProgress {
      const readInProgress = { isOutdated: false };
      readsInProgress.set(key, readInProgress);
      return readInProgress;
    },
    end(key: string, readInProgress: ReadInProgress): void {
      if (readsInProgress.get(key) === readInProgress) readsInProgress.delete(key);
    },
    size: (): number => refetchTimes.size,
  };
}

export type FreshnessTracker = ReturnType<typeof createFreshnessTracker>;
