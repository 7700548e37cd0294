import { failed, ok, type Result, type ReadFailure } from "@rewire/domain";
import { LRUCache } from "lru-cache";
import type { Log } from "../log/createLog.ts";
import { toReadFailure } from "./toReadFailure.ts";

interface CachedReadOptions<Value> {
  /** What is read, for the log: "product". */
  readonly name: string;
  /** Reads one from the shop; null when there is none of that key. */
  readonly read: (key: string) => Promise<Value | null>;
  readonly ttlMs: number;
  /** How many are kept. */
  readonly max: number;
  readonly log: Log;
  /** A clock in milliseconds that starts anywhere but at zero. */
  readonly now?: (() => number) | undefined;
}

/** How long it is known that there is none of a key: an unknown address must not reach the shop each time. */
const absentMs = 10_000;

/** Keys without a value that are remembered, apart from the others: addresses that somebody made up push out no product. */
const MAX_ABSENT = 1_000;

/** How long the shop is left alone after trouble with a key. */
const restMs = 1_000;

/** Up to this age beyond its time a value is answered at once and read afresh behind it. */
const staleMs = 5 * 60_000;

/**
 * Reads single things from the shop through a small cache: one read at a time for each key, the old value while a new
 * one is read, and the old one however old when the shop is in trouble. However many keys are asked for, what is
 * remembered stays below `max` values and {@link MAX_ABSENT} keys without one.
 */
export function createCachedRead<Value>({
  name,
  read,
  ttlMs,
  max,
  log,
  now = () => performance.now(),
}: CachedReadOptions<Value>) {
  const absent = new LRUCache<string, true>({ max: MAX_ABSENT, ttl: absentMs, ttlResolution: 0, perf: { now } });
  const cache = new LRUCache<string, Result<Value, ReadFailure>>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // Who waits for a value gets it, also when others have pushed its place out.
    ignoreFetchAbort: true,
    fetchMethod: createFetcher({ name, read, log }),
  });

  /** Keys whose value is known to be old, though its time is not over. */
  let outdated = new Set<string>();
  const isAbsent = (key: string): boolean => absent.has(key);

  return {
    get: async (key: string): Promise<Result<Value, ReadFailure>> => {
      if (isAbsent(key)) return failed({ kind: "notFound" });
      const isPresentable = cache.peek(key, { allowStale: true })?.ok === true && cache.getRemainingTTL(key) > -staleMs;
      const isOutdated = outdated.delete(key);
      const result = await cache.forceFetch(key, {
        allowStale: isPresentable && !isOutdated,
        forceRefresh: isOutdated,
      });
      if (!result.ok && result.error.kind === "notFound") {
        absent.set(key, true);
        cache.delete(key);
      }
      return result;
    },
    /** Whether it is known what there is of a key, be it nothing: asking for it does not wait for the shop. */
    knows: (key: string): boolean => isAbsent(key) || cache.has(key),
    /** Everything known is out of date: the next to ask for a key waits for the shop, and gets the old value where the shop is in trouble. */
    outdate: (): void => {
      outdated = new Set(cache.keys());
      absent.clear();
    },
    /** What is known of a key is out of date: the next to ask waits for the shop. */
    forget: (key: string): void => {
      cache.delete(key);
      absent.delete(key);
    },
    /** How many keys are remembered. */
    size: (): number => cache.size + absent.size + outdated.size,
  };
}

/** Makes the function that fills the cache: keeps the old value where the shop cannot be read. */
function createFetcher<Value>({
  name,
  read,
  log,
}: Pick<CachedReadOptions<Value>, "name" | "read" | "log">): LRUCache.Fetcher<string, Result<Value, ReadFailure>> {
  return async (key, old, { options }) => {
    try {
      const value = await read(key);
      if (value !== null) return ok(value);
      options.ttl = absentMs;
      return failed({ kind: "notFound" });
    } catch (error) {
      const failure = toReadFailure(error);
      log.warn(`A ${name} could not be read`, { key, error });
      options.ttl = restMs;
      return old?.ok ? old : failed(failure);
    }
  };
}
