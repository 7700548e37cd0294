import { failed, ok, type Result, type ReadFailure } from "@rewire/domain";
import { LRUCache } from "lru-cache";
import type { Log } from "../log/createLog.ts";
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
}

/** Time for which a missing value is cached, so that an unknown address does not cause a request each time. */
const absentMs = 10_000;

/**
 * Maximum number of cached keys without a value. They are kept separately, so that invented addresses evict no product.
 */
const MAX_ABSENT = 1_000;

/** Time without requests for a key after a failure of the shop. */
const restMs = 1_000;

/** Time after its expiry for which a value is returned at once and refreshed in the background. */
const staleMs = 5 * 60_000;

/**
 * Creates a small cache for single values of the shop: one read at a time per key, the old value during a refresh, and
 * the old one of any age when the shop fails. Memory is limited to `max` values and {@link MAX_ABSENT} keys without
 * one.
 */
export function createCachedRead<Value>({
  name,
  read,
  ttlMs,
  max,
  log,
  now = () => performance.now(),
}: CachedReadOptions<Value>) {
  const absentKeys = new LRUCache<string, true>({ max: MAX_ABSENT, ttl: absentMs, ttlResolution: 0, perf: { now } });
  const cache = new LRUCache<string, Result<Value, ReadFailure>>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // A pending read resolves even if its key has been evicted.
    ignoreFetchAbort: true,
    fetchMethod: createFetcher({ name, read, log }),
  });

  /** Keys whose value is outdated before its expiry. */
  let outdatedKeys = new Set<string>();
  const isAbsent = (key: string): boolean => absentKeys.has(key);

  return {
    get: async (key: string): Promise<Result<Value, ReadFailure>> => {
      if (isAbsent(key)) return failed({ kind: "notFound" });
      const isServable = cache.peek(key, { allowStale: true })?.ok === true && cache.getRemainingTTL(key) > -staleMs;
      const isOutdated = outdatedKeys.delete(key);
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
    /**
     * Marks all values as outdated: the next read of a key waits for the shop, and returns the old value when the shop
     * fails.
     */
    outdate: (): void => {
      outdatedKeys = new Set(cache.keys());
      absentKeys.clear();
    },
    /** Marks the value of a key as outdated: the next read waits for the shop. */
    forget: (key: string): void => {
      cache.delete(key);
      absentKeys.delete(key);
    },
    /** Returns the number of cached keys. */
    size: (): number => cache.size + absentKeys.size + outdatedKeys.size,
  };
}

/** Creates the function that fills the cache; keeps the old value when the shop cannot be read. */
function createFetcher<Value>({
  name,
  read,
  log,
}: Pick<CachedReadOptions<Value>, "name" | "read" | "log">): LRUCache.Fetcher<string, Result<Value, ReadFailure>> {
  return async (key, previous, { options }) => {
    try {
      const value = await read(key);
      if (value !== null) return ok(value);
      options.ttl = absentMs;
      return failed({ kind: "notFound" });
    } catch (error) {
      const failure = toReadFailure(error);
      log.warn(`A ${name} could not be read`, { key, error });
      options.ttl = restMs;
      return previous?.ok ? previous : failed(failure);
    }
  };
}
