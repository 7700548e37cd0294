import { createHash } from "node:crypto";
import { Refusal } from "../graphql/Refusal.ts";
import type { StateStore } from "../state/StateStore.ts";

/** Counts what fails, so that nobody can try out passwords. */
export interface AttemptLimit {
  /**
   * Makes an attempt.
   *
   * @param who Where it comes from.
   * @param run Says whether it failed in the way that counts.
   * @throws Refusal 429 with the seconds to wait when too many have failed.
   */
  make<Value>(who: string, run: () => Promise<{ readonly value: Value; readonly counts: boolean }>): Promise<Value>;
}

interface AttemptLimitOptions {
  /** What is counted, as part of a key. */
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
  readonly now: () => number;
}

/** An attempt that is under way holds its place this long, so that many at once count as many. */
const pendingSeconds = 60;

/** Makes a counter: `max` places for each address, each free again `seconds` after the failure that took it. */
export function createAttemptLimit(store: StateStore, { name, max, seconds, now }: AttemptLimitOptions): AttemptLimit {
  const take = async (prefix: string): Promise<string> => {
    const frees: number[] = [];
    for (let place = 0; place < max; place++) {
      const key = `${prefix}:${place}`;
      const until = await store.putIfAbsent(key, String(now() + pendingSeconds * 1000), pendingSeconds);
      if (until === null) return key;
      frees.push(Number(until));
    }
    const waitSeconds = Math.max(1, Math.ceil((Math.min(...frees) - now()) / 1000));
    throw new Refusal(429, tooMany(waitSeconds), "tooManyAttempts", { waitSeconds });
  };

  return {
    async make(who, run) {
      const key = await take(`attempt:${name}:${createHash("sha256").update(who).digest("hex").slice(0, 32)}`);
      let counts = false;
      try {
        const outcome = await run();
        ({ counts } = outcome);
        return outcome.value;
      } finally {
        if (counts) await store.set(key, String(now() + seconds * 1000), seconds);
        else await store.delete(key);
      }
    },
  };
}

function tooMany(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
