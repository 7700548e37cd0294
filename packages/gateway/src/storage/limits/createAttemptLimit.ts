import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "../../http/HttpError.ts";
import { noteLimit } from "../../log/requestContext.ts";
import type { KeyValueStore } from "../KeyValueStore.ts";
import { KeyValueRateLimiter } from "./KeyValueRateLimiter.ts";

/** So many failures within so many seconds, from the first on. */
export interface LimitRule {
  readonly max: number;
  readonly seconds: number;
}

/** Whom an attempt counts for, by rule: an address, an account. Rules that are not named do not count it. */
export type AttemptKeys<By extends string> = { readonly [Name in By]?: string | null | undefined };

/** What came of an attempt. */
export interface AttemptOutcome<Value> {
  readonly value: Value;
  /** How much of it counts: nothing for what succeeded, true for a failure, a number where several were tried at once. */
  readonly counts: boolean | number;
}

/** Counts what fails, so that nobody can try out passwords or codes. */
export interface AttemptLimit<By extends string> {
  /**
   * Makes an attempt. It takes its places before it runs, so that many at once count as many, and gives back what did
   * not fail.
   *
   * @param size How many are tried at once. @default 1
   * @throws HttpError 429 with the seconds to wait when too many have failed.
   */
  make<Value>(keys: AttemptKeys<By>, run: () => Promise<AttemptOutcome<Value>>, size?: number): Promise<Value>;
}

interface AttemptLimitOptions<By extends string> {
  /** What is counted, as part of a key. */
  readonly name: string;
  readonly rules: Readonly<Record<By, LimitRule>>;
}

interface Bucket {
  readonly limiter: KeyValueRateLimiter;
  readonly key: string;
}

/** Makes a counter with several rules; an attempt has to keep all that it is counted by. */
export function createAttemptLimit<By extends string>(
  store: KeyValueStore,
  { name, rules }: AttemptLimitOptions<By>,
): AttemptLimit<By> {
  const limiters = Object.entries<LimitRule>(rules).map(([by, { max, seconds }]) => ({
    by,
    limiter: new KeyValueRateLimiter({ store, keyPrefix: `limit:${name}:${by}`, points: max, duration: seconds }),
  }));
  const bucketsOf = (keys: Readonly<Record<string, string | null | undefined>>): Bucket[] =>
    limiters.flatMap(({ by, limiter }) => {
      const key = keys[by];
      return key == null ? [] : [{ limiter, key: digest(key) }];
    });

  return {
    async make(keys, run, size = 1) {
      const buckets = bucketsOf(keys);
      await take(buckets, size);
      let failures = 0;
      try {
        const { value, counts } = await run();
        failures = Math.min(size, Number(counts));
        return value;
      } finally {
        // What was done is done: a place that cannot be given back is free again in its time.
        await giveBack(buckets, size - failures).catch(() => undefined);
      }
    },
  };
}

/** Takes places in all buckets or in none. @throws HttpError with the longest time that one of them asks for */
async function take(buckets: readonly Bucket[], size: number): Promise<void> {
  const counts = await Promise.all(buckets.map(({ limiter, key }) => limiter.get(key)));
  const waits = counts.map((count, index) => {
    const isFull = (count?.consumedPoints ?? 0) + size > (buckets[index]?.limiter.points ?? 0);
    return isFull ? (count?.msBeforeNext ?? 0) : null;
  });
  const full = waits.filter((wait) => wait !== null);
  if (full.length > 0) throw tooMany(Math.max(...full));

  const taken: Bucket[] = [];
  for (const bucket of buckets) {
    taken.push(bucket);
    try {
      await bucket.limiter.consume(bucket.key, size);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Others have been quicker since we looked. Who is turned away takes nobody's place.
      await giveBack(taken, size);
      throw tooMany(refusal.msBeforeNext);
    }
  }
}

async function giveBack(buckets: readonly Bucket[], size: number): Promise<void> {
  if (size > 0) await Promise.all(buckets.map(({ limiter, key }) => limiter.reward(key, size)));
}

/** The store shows nobody's address and nobody's name. */
export const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

function tooMany(ms: number): HttpError {
  noteLimit();
  const waitSeconds = Math.max(1, Math.ceil(ms / 1000));
  const minutes = Math.ceil(waitSeconds / 60);
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return new HttpError(429, message, "tooManyAttempts", { waitSeconds });
}
