// Observes /readyz during a fault.
import { setTimeout as pause } from "node:timers/promises";
import { createVisitor, jsonOf } from "../visitor.mjs";

const EVERY_MS = 250;
const TIMEOUT_MS = 5_000;

/** Status with the failing components, such as "notReady (state)"; "away" without a response. */
async function readStatus(visitor) {
  const health = jsonOf(await visitor.send("/readyz"));
  if (!health) return "away";
  const failingChecks = Object.entries(health.checks).flatMap(([name, { ok }]) => (ok ? [] : [name]));
  return failingChecks.length > 0 ? `${health.status} (${failingChecks.join()})` : health.status;
}

/** Polls /readyz until it is stopped. @param {string} url */
export function watchReadiness(url) {
  const visitor = createVisitor(url, { timeoutMs: TIMEOUT_MS });
  const statuses = [];
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      const status = await readStatus(visitor);
      if (statuses.at(-1) !== status) statuses.push(status);
      await pause(EVERY_MS);
    }
  };
  const watching = watch();
  return {
    /** Lists the changes of the status. */
    statuses,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
