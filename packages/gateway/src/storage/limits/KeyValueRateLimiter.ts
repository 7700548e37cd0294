// oxlint-disable-next-line typescript/triple-slash-reference -- it types a file of the library, and is no module itself
/// <reference path="./rateLimiterStoreAbstract.d.ts" />
import { RateLimiterRes } from "rate-limiter-flexible";
import RateLimiterStoreAbstract from "rate-limiter-flexible/lib/RateLimiterStoreAbstract.js";
import type { CounterState, KeyValueStore } from "../KeyValueStore.ts";

interface KeyValueRateLimiterOptions {
  readonly store: KeyValueStore;
  /** Prefix of every key. */
  readonly keyPrefix: string;
  /** Maximum number of points within `duration`. */
  readonly points: number;
  /** Window in seconds, from the first point on. */
  readonly duration: number;
}

/**
 * Rate limiter of `rate-limiter-flexible` that counts in the state store (memory, SQLite or Redis), using the store's
 * monotonic clock. Timeouts and errors of the store are passed on to the caller.
 */
export class KeyValueRateLimiter extends RateLimiterStoreAbstract {
  readonly #store: KeyValueStore;

  constructor({ store, ...options }: KeyValueRateLimiterOptions) {
    super({ ...options, storeClient: store });
    this.#store = store;
  }

  _get(key: string): Promise<CounterState> {
    return this.#store.add(key, 0, 1);
  }

  _upsert(key: string, points: number, milliseconds: number): Promise<CounterState> {
    return this.#store.add(key, points, milliseconds / 1000);
  }

  async _delete(key: string): Promise<boolean> {
    await this.#store.delete(key);
    return true;
  }

  _getRateLimiterRes(_key: string, newPoints: number, { value, msLeft }: CounterState): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - value), msLeft, value, value === newPoints);
  }
}
