import { randomUUID } from "node:crypto";
import { LockTimeoutError } from "./errors.ts";
import type { KeyValueStore } from "./KeyValueStore.ts";

/** Mutual exclusion across all gateways that share a state store. */
export interface Locks {
  /**
   * Runs work exclusively under a name.
   *
   * @param isHeldAfter Returns whether the lock is held until its lease ends, after an error of the work.
   * @throws LockTimeoutError when the lock is not released in time.
   */
  run<Value>(name: string, work: () => Promise<Value>, isHeldAfter?: (error: unknown) => boolean): Promise<Value>;
}

/** Lease of a lock in seconds, after which the lock of a crashed holder is released. */
const DEFAULT_LEASE_SECONDS = 15;
const RENEWAL_INTERVAL_MS = 4000;
const FIRST_PAUSE_MS = 4;
const MAX_PAUSE_MS = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Creates locks in a state store.
 *
 * @param maxWaitMs Maximum time to wait for a lock, in milliseconds.
 * @param leaseSeconds Time for which a holder keeps the lock that stands still or cannot reach the store, so that the
 *   lock is not renewed. A crashed holder keeps it as long.
 */
export function createLocks(store: KeyValueStore, maxWaitMs = 90_000, leaseSeconds = DEFAULT_LEASE_SECONDS): Locks {
  const acquireLock = async (key: string, holder: string) => {
    const deadline = performance.now() + maxWaitMs;
    for (
      let waitMs = FIRST_PAUSE_MS;
      (await store.putIfAbsent(key, holder, leaseSeconds)) !== null;
      waitMs = Math.min(waitMs * 2, MAX_PAUSE_MS)
    ) {
      if (performance.now() > deadline) throw new LockTimeoutError(`The lock "${key}" is held by somebody else.`);
      await pause(waitMs);
    }
  };

  return {
    async run(name, work, isHeldAfter = () => false) {
      const key = `lock:${name}`;
      const holder = randomUUID();
      await acquireLock(key, holder);
      // A failed renewal is retried; the lease is longer than two intervals.
      const renewalTimer = setInterval(
        () => void store.renewIf(key, holder, leaseSeconds).catch(() => undefined),
        RENEWAL_INTERVAL_MS,
      );
      renewalTimer.unref();
      let isReleased = true;
      try {
        return await work();
      } catch (error) {
        isReleased = !isHeldAfter(error);
        throw error;
      } finally {
        clearInterval(renewalTimer);
        // The work is complete even if the store fails now; the lock is then held until its lease ends.
        if (isReleased) await store.deleteIf(key, holder).catch(() => undefined);
      }
    },
  };
}
