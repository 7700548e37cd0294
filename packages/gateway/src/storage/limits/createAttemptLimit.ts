import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "../../http/HttpError.ts";
import { recordRateLimit } from "../../log/requestContext.ts";
import type { KeyValueStore } from "../KeyValueStore.ts";
import { KeyValueRateLimiter } from "./KeyValueRateLimiter.ts";

/** Maximum number of failures within a period in seconds, counted from the first failure. */
export interface LimitRule {
  readonly max: number;
  readonly seconds: number;
}

/**
 * Keys under which an attempt is counted, by rule, such as a client address or an account name. Omitted rules do not
 * apply.
 */
export type AttemptKeys<By extends string> = { readonly [Name in By]?: string | null | undefined };

/** Outcome of an attempt: its value, and whether it counts as a failure, or as how many. */
export interface AttemptOutcome<Value> {
  readonly value: Value;
  /** Points that count: false for success, true for a failure, a number for several tries at once. */
  readonly counts: boolean | number;
}

/** Limit on failed attempts, to prevent guessing of passwords and codes. */
export interface AttemptLimit<By extends string> {
  /**
   * Runs an attempt. Its points are consumed beforehand, so that concurrent attempts all count, and returned for those
   * that did not fail.
   *
   * @param size Number of tries in the attempt.
   * @default 1
   * @throws HttpError 429 with the seconds to wait after too many failures.
   */
  make<Value>(keys: AttemptKeys<By>, attempt: () => Promise<AttemptOutcome<Value>>, size?: number): Promise<Value>;
}

interface AttemptLimitOptions<By extends string> {
  /** Name of the limit, as part of a key. */
  readonly name: string;
  readonly rules: Readonly<Record<By, LimitRule>>;
}

interface Bucket {
  readonly limiter: KeyValueRateLimiter;
  readonly key: string;
}

/** Creates a limit with several rules. An attempt must satisfy every rule for which it has a key. */
export function createAttemptLimit<By extends string>(
  store: KeyValueStore,
  { name, rules }: AttemptLimitOptions<By>,
): AttemptLimit<By> {
  const limiters = Object.entries<LimitRule>(rules).map(([keyName, { max, seconds }]) => ({
    by: keyName,
    limiter: new KeyValueRateLimiter({ store, keyPrefix: `limit:${name}:${keyName}`, points: max, duration: seconds }),
  }));
  const listBuckets = (keys: Readonly<Record<string, string | null | undefined>>): Bucket[] =>
    limiters.flatMap(({ by, limiter }) => {
      const key = keys[by];
      return key == null ? [] : [{ limiter, key: hashText(key) }];
    });

  return {
    async make(keys, attempt, size = 1) {
      const buckets = listBuckets(keys);
      await reservePoints(buckets, size);
      let failures = 0;
      try {
        const { value, counts } = await attempt();
        failures = Math.min(size, Number(counts));
        return value;
      } finally {
        // The attempt is complete: points that cannot be returned expire.
        await refundPoints(buckets, size - failures).catch(() => undefined);
      }
    },
  };
}

/** Consumes points in all buckets or in none. @throws HttpError with the longest waiting time of the buckets */
async function reservePoints(buckets: readonly Bucket[], size: number): Promise<void> {
  const counts = await Promise.all(buckets.map(({ limiter, key }) => limiter.get(key)));
  const waitTimes = counts.map((count, index) => {
    const isFull = (count?.consumedPoints ?? 0) + size > (buckets[index]?.limiter.points ?? 0);
    return isFull ? (count?.msBeforeNext ?? 0) : null;
  });
  const activeWaitTimes = waitTimes.filter((waitTime) => waitTime !== null);
  if (activeWaitTimes.length > 0) throw createTooManyError(Math.max(...activeWaitTimes));

  const reservedBuckets: Bucket[] = [];
  for (const bucket of buckets) {
    reservedBuckets.push(bucket);
    try {
      await bucket.limiter.consume(bucket.key, size);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Concurrent attempts have consumed the points since the check; a rejected attempt returns its own.
      await refundPoints(reservedBuckets, size);
      throw createTooManyError(refusal.msBeforeNext);
    }
  }
}

async function refundPoints(buckets: readonly Bucket[], size: number): Promise<void> {
  if (size > 0) await Promise.all(buckets.map(({ limiter, key }) => limiter.reward(key, size)));
}

/** Returns a hash of an address or name, which must not be stored in plain text. */
export const hashText = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

function createTooManyError(waitMs: number): HttpError {
  recordRateLimit();
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(waitSeconds / 60);
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return new HttpError(429, message, "tooManyAttempts", { waitSeconds });
}
