import { randomUUID } from "node:crypto";
import { LockTimeout } from "./errors.ts";
import type { KeyValueStore } from "./KeyValueStore.ts";

/** Lets one at a time do something, across all gateways that share a state store. */
export interface Locks {
  /**
   * Runs work while nobody else runs any under the same name.
   * @throws LockTimeout when the lock stays shut for too long.
   */
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
}

/** A holder that dies leaves the lock shut for at most this long. */
const leaseSeconds = 15;
const renewEveryMs = 4000;
const firstPauseMs = 4;
const MAX_PAUSE_MS = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes locks in a state store. @param patienceMs How long somebody waits before a lock. */
export function createLocks(store: KeyValueStore, patienceMs = 90_000): Locks {
  const acquire = async (key: string, holder: string) => {
    const end = performance.now() + patienceMs;
    for (
      let wait = firstPauseMs;
      (await store.putIfAbsent(key, holder, leaseSeconds)) !== null;
      wait = Math.min(wait * 2, MAX_PAUSE_MS)
    ) {
      if (performance.now() > end) throw new LockTimeout(`The lock "${key}" is held by somebody else.`);
      await pause(wait);
    }
  };

  return {
    async run(name, work) {
      const key = `lock:${name}`;
      const holder = randomUUID();
      await acquire(key, holder);
      // A renewal that fails is tried again; the lease outlives two of them.
      const renewal = setInterval(
        () => void store.renewIf(key, holder, leaseSeconds).catch(() => undefined),
        renewEveryMs,
      );
      renewal.unref();
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        // What was done is done, even if the store is gone meanwhile: the lease opens the lock in its time.
        await store.deleteIf(key, holder).catch(() => undefined);
      }
    },
  };
}
