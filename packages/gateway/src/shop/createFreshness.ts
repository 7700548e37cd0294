/** Read of a key that is in progress, and whether its value has changed meanwhile. */
export interface Flight {
  /** Whether the value has changed since the read began. */
  isOutdated: boolean;
}

/** Creates the registry of cached values that were invalidated before their expiry, and of reads in progress. */
export function createFreshness(now: () => number) {
  /** With the earliest time of the next request: after a failure the old value is returned for a moment. */
  const outdated = new Map<string, number>();
  const flights = new Map<string, Flight>();
  return {
    /** Returns whether a read of the key has to wait for the shop. */
    isOutdated: (key: string): boolean => now() >= (outdated.get(key) ?? Infinity),
    /** Marks values as outdated, including those of reads in progress. */
    outdate(keys: Iterable<string>): void {
      for (const key of keys) outdated.set(key, now());
    },
    /** Repeats reads in progress. @param key Limits the effect to one key. @default all */
    outdateReads(key?: string): void {
      for (const [one, flight] of flights) if (key === undefined || one === key) flight.isOutdated = true;
    },
    /** Records that the value of a key is current, or gone. */
    clear: (key: string): void => void outdated.delete(key),
    /** Returns the old value of an outdated key for some time. @param ms Milliseconds */
    rest(key: string, ms: number): void {
      if (outdated.has(key)) outdated.set(key, now() + ms);
    },
    begin(key: string): Flight {
      const flight = { isOutdated: false };
      flights.set(key, flight);
      return flight;
    },
    end(key: string, flight: Flight): void {
      if (flights.get(key) === flight) flights.delete(key);
    },
    size: (): number => outdated.size,
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
