// Number of attempts and failures of an attack, and its duration.

/** Maximum number of failures to list; the rest is counted. */
const MAX_LISTED = 5;
const MAX_WIDTH = 160;

/** Attempt. @typedef {{ what: string, ms?: number, fault: string | null }} Try */

/** Starts a tally. @param {string} title attack and its time limit */
export function createTally(title) {
  const started = performance.now();
  let tried = 0;
  let failed = 0;
  let slowest = { what: "", ms: 0 };
  const faults = [];
  return {
    /** @param {Try} one */
    add({ what, ms = 0, fault }) {
      tried += 1;
      if (ms > slowest.ms) slowest = { what, ms };
      if (fault === null) return;
      failed += 1;
      if (faults.length < MAX_LISTED) faults.push(`${fault}: ${what}`);
    },
    /** Ends the tally. @param {string} [remark] additional text */
    result: (remark = "") => ({
      title,
      remark,
      tried,
      failed,
      slowest,
      faults,
      seconds: (performance.now() - started) / 1000,
    }),
  };
}

/** Truncates a text to one line. */
const short = (text) =>
  (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 3)}...` : text).replaceAll(/\p{Cc}/gu, "\uFFFD");

const row = (title, ...cells) =>
  console.log(`${title.padEnd(72)}${cells.map((cell) => String(cell).padStart(10)).join("")}`);

/** Prints the header of the table. */
export const printHeader = () => row("", "tried", "failed", "seconds");

/**
 * Prints a row of the table, followed by its failures. @param {ReturnType<ReturnType<typeof createTally>["result"]>}
 * tally
 */
export function printTally({ title, remark, tried, failed, slowest, faults, seconds }) {
  row(title, tried.toLocaleString("en"), failed.toLocaleString("en"), seconds.toFixed(0));
  const slow = slowest.ms > 0 && `slowest ${slowest.ms.toFixed(1)} ms: ${short(slowest.what)}`;
  for (const line of [remark, slow, ...faults.map((fault) => `✗ ${short(fault)}`)].filter(Boolean))
    console.log(`  ${line}`);
}
