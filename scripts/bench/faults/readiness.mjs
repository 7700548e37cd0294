// What /readyz says while something is wrong.
import { setTimeout as pause } from "node:timers/promises";
import { createVisitor, jsonOf } from "../visitor.mjs";

const EVERY_MS = 250;
const TIMEOUT_MS = 5_000;

/** A status with what is lacking, such as "notReady (state)"; "away" where nobody answers. */
async function look(visitor) {
  const said = jsonOf(await visitor.send("/readyz"));
  if (!said) return "away";
  const lacking = Object.entries(said.checks).flatMap(([name, { ok }]) => (ok ? [] : [name]));
  return lacking.length > 0 ? `${said.status} (${lacking.join()})` : said.status;
}

/** Watches /readyz until it is stopped. @param {string} url */
export function watchReadiness(url) {
  const visitor = createVisitor(url, { timeoutMs: TIMEOUT_MS });
  const said = [];
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      const status = await look(visitor);
      if (said.at(-1) !== status) said.push(status);
      await pause(EVERY_MS);
    }
  };
  const watching = watch();
  return {
    /** Each change of what it said. */
    said,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
