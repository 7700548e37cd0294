import { failed, ok, type Result, type ReadFailure } from "@rewire/domain";
import { LRUCache } from "lru-cache";
import type { Log } from "../log/createLog.ts";
import { createFreshnessTracker, type FreshnessTracker } from "./createFreshnessTracker.ts";
import { toReadFailure } from "./toReadFailure.ts";

interface CachedReadOptions<Value> {
  /** Name of the value in the log: "product". */
  readonly name: string;
  /** Reads a value from the shop; null when there is none for the key. */
  readonly read: (key: string) => Promise<Value | null>;
  readonly ttlMs: number;
  /** Maximum number of cached values. */
  readonly max: number;
  readonly log: Log;
  /** Clock in milliseconds with any origin except zero. */
  readonly now?: (() => number) | undefined;
  /**
   * Called after a read has returned a different value than the previous one; the new value is returned from then on.
   * @param value null if it no longer exists.
   */
  readonly onChange?: ((key: string, value: Value | null, former: Value) => void) | undefined;
}

/** Time for which a missing value is cached, so that an unknown slug does not cause a request each time. */
const ABSENT_TTL_MS = 10_000;

/**
 * Maximum number of cached keys without a value. They are stored separately, so that invented slugs evict no product.
 */
const MAX_ABSENT_KEYS = 1_000;

/** Time without requests for a key after a failure of the shop. */
const RETRY_PAUSE_MS = 1_000;

/** Time after its expiry for which a value is returned at once and refreshed in the background. */
const MAX_STALE_MS = 5 * 60_000;

/**
 * Creates a small cache for single values from the shop, with one read at a time per key. During a refresh, and if the
 * shop fails, it returns the stale value. It holds at most `max` values and {@link MAX_ABSENT_KEYS} keys that have no
 * value.
 */
export function createCachedRead<Value>(options: CachedReadOptions<Value>) {
  const { now = () => performance.now() } = options;
  const freshness = createFreshnessTracker(now);
  const absentKeys = new LRUCache<string, true>({
    max: MAX_ABSENT_KEYS,
    ttl: ABSENT_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const cache = createValueCache(options, now, freshness);
  const peekValue = (key: string): Value | null => {
    const result = cache.peek(key, { allowStale: true });
    return result?.ok ? result.value : null;
  };
  const isAbsent = (key: string): boolean => absentKeys.has(key);

  return {
    get: async (key: string): Promise<Result<Value, ReadFailure>> => {
      if (isAbsent(key)) return failed({ kind: "notFound" });
      const isServable = peekValue(key) !== null && cache.getRemainingTTL(key) > -MAX_STALE_MS;
      const isOutdated = freshness.isOutdated(key);
      const result = await cache.forceFetch(key, {
        allowStale: isServable && !isOutdated,
        forceRefresh: isOutdated,
      });
      if (!result.ok && result.error.kind === "notFound") {
        absentKeys.set(key, true);
        cache.delete(key);
      }
      return result;
    },
    /** Returns whether a key's value, or its absence, is cached, so that no request to the shop is needed. */
    knows: (key: string): boolean => isAbsent(key) || cache.has(key),
    /** Returns the cached value, however old; null for none. */
    peek: peekValue,
    /** Returns the cached values. */
    values: (): readonly Value[] => [...cache.keys()].flatMap((key) => peekValue(key) ?? []),
    /**
     * Marks values as outdated: reads of a key wait for a response of the shop, and return the old value while the shop
     * fails.
     * @param key Limits the effect to one key. @default all
     */
    outdate: (key?: string): void => {
      freshness.outdate(key === undefined ? cache.keys() : peekValue(key) === null ? [] : [key]);
      freshness.outdateReads(key);
      if (key === undefined) absentKeys.clear();
      else absentKeys.delete(key);
    },
    /** Marks the value of a key as outdated: the next read waits for the shop. */
    forget: (key: string): void => {
      freshness.outdateReads(key);
      cache.delete(key);
      freshness.clear(key);
      absentKeys.delete(key);
    },
    /** Returns the number of cached keys. */
    size: (): number => cache.size + absentKeys.size + freshness.size(),
  };
}

/** Creates the cache of the values. */
const createValueCache = <Value>(
  { name, read, ttlMs, max, log, onChange = () => {} }: CachedReadOptions<Value>,
  now: () => number,
  freshness: FreshnessTracker,
) =>
  new LRUCache<string, Result<Value, ReadFailure>>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // A pending read resolves even if its key has been evicted.
    ignoreFetchAbort: true,
    // Stale values are listed, too, and returned if a read allows it.
    allowStale: true,
    fetchMethod: createFetcher({ name, read, log, onChange, freshness }),
    // An evicted key is read again anyway.
    dispose: (_, key, reason) => {
      if (reason === "evict") freshness.clear(key);
    },
  });

interface FetcherDependencies<Value> extends Pick<CachedReadOptions<Value>, "name" | "read" | "log"> {
  readonly onChange: NonNullable<CachedReadOptions<Value>["onChange"]>;
  readonly freshness: FreshnessTracker;
}

/** Maximum number of shop requests per read, for a value that changes again during each of them. */
const MAX_READ_REPEATS = 3;

/** Creates the function that fills the cache; keeps the old value when the shop cannot be read. */
function createFetcher<Value>({
  name,
  read,
  log,
  onChange,
  freshness,
}: FetcherDependencies<Value>): LRUCache.Fetcher<string, Result<Value, ReadFailure>> {
  /** Reads a value; a read that started before a change is repeated. */
  const readUntilCurrent = async (key: string): Promise<Value | null> => {
    const readInProgress = freshness.begin(key);
    try {
      for (let readCount = 1; ; readCount += 1) {
        const value = await read(key);
        if (!readInProgress.isOutdated || readCount >= MAX_READ_REPEATS) return value;
        readInProgress.isOutdated = false;
      }
    } finally {
      freshness.end(key, readInProgress);
    }
  };

  return async (key, previousValue, { options }) => {
    try {
      const value = await readUntilCurrent(key);
      freshness.clear(key);
      // The value is in the cache only after another microtask.
      if (previousValue?.ok && JSON.stringify(value) !== JSON.stringify(previousValue.value))
        setTimeout(() => onChange(key, value, previousValue.value), 0);
      if (value !== null) return ok(value);
      options.ttl = ABSENT_TTL_MS;
      return failed({ kind: "notFound" });
    } catch (error) {
      const failure = toReadFailure(error);
      log.warn(`A ${name} could not be read`, { key, error });
      options.ttl = RETRY_PAUSE_MS;
      freshness.rest(key, RETRY_PAUSE_MS);
      return previousValue?.ok ? previousValue : failed(failure);
    }
  };
}
