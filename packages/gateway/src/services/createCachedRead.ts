import { failed, ok, type Result, type ShopFailure } from "@rewire/domain";
import { LRUCache } from "lru-cache";
import type { Log } from "../log/createLog.ts";
import { toShopFailure } from "./toShopFailure.ts";

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

/** How long the shop is left alone after trouble with a key. */
const restMs = 1_000;

/** Up to this age beyond its time a value is answered at once and read afresh behind it. */
const staleMs = 5 * 60_000;

/**
 * Reads single things from the shop through a small cache: one read at a time for each key, the old value while a new
 * one is read, and the old one however old when the shop is in trouble.
 */
export function createCachedRead<Value>({ name, read, ttlMs, max, log, now = () => performance.now() }: CachedReadOptions<Value>) {
  const cache = new LRUCache<string, Result<Value, ShopFailure>>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    fetchMethod: async (key, old, { options }) => {
      try {
        const value = await read(key);
        if (value !== null) return ok(value);
        options.ttl = absentMs;
        return failed({ kind: "notFound" });
      } catch (error) {
        const failure = toShopFailure(error);
        log.warn(`A ${name} could not be read`, { key, error });
        options.ttl = restMs;
        return old?.ok ? old : failed(failure);
      }
    },
  });

  /** Keys whose value is known to be old, though its time is not over. */
  const outdated = new Set<string>();

  return {
    get: async (key: string): Promise<Result<Value, ShopFailure>> => {
      const isPresentable = cache.peek(key, { allowStale: true })?.ok === true && cache.getRemainingTTL(key) > -staleMs;
      const isOutdated = outdated.delete(key);
      return cache.forceFetch(key, { allowStale: isPresentable && !isOutdated, forceRefresh: isOutdated });
    },
    /** Everything known is out of date: the next to ask for a key waits for the shop, and gets the old value where the shop is in trouble. */
    outdate: (): void => {
      for (const key of cache.keys()) outdated.add(key);
    },
    /** What is known of a key is out of date: the next to ask waits for the shop. */
    forget: (key: string): void => void cache.delete(key),
  };
}
