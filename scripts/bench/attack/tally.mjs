// What an attack has tried, how much of it went wrong, and how long it took.

/** So many faults are named; the rest is counted. */
const MAX_NAMED = 5;
const MAX_WIDTH = 160;

/** One try. @typedef {{ what: string, ms?: number, fault: string | null }} Try */

/** Counts tries from now on. @param {string} title what is tried, and what it may take at most */
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
      if (faults.length < MAX_NAMED) faults.push(`${fault}: ${what}`);
    },
    /** Ends the counting. @param {string} [remark] what else is to be said of it */
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

/** A text that fits into a line. */
const short = (text) =>
  (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 3)}...` : text).replaceAll(/\p{Cc}/gu, "\uFFFD");

const row = (title, ...cells) =>
  console.log(`${title.padEnd(72)}${cells.map((cell) => String(cell).padStart(10)).join("")}`);

/** Prints what the columns of the table are. */
export const printHeader = () => row("", "tried", "failed", "seconds");

/** Prints a row of the table, and below it what is to be said. @param {ReturnType<ReturnType<typeof createTally>["result"]>} tally */
export function printTally({ title, remark, tried, failed, slowest, faults, seconds }) {
  row(title, tried.toLocaleString("en"), failed.toLocaleString("en"), seconds.toFixed(0));
  const slow = slowest.ms > 0 && `slowest ${slowest.ms.toFixed(1)} ms: ${short(slowest.what)}`;
  for (const line of [remark, slow, ...faults.map((fault) => `✗ ${short(fault)}`)].filter(Boolean))
    console.log(`  ${line}`);
}
