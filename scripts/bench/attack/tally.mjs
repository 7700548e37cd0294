// What an attack has tried, how much of it went wrong, and how long it took.

/** So many faults are named; the rest is counted. */
const MAX_NAMED = 10;
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
    result: (remark = "") => ({ title, remark, tried, failed, slowest, faults, seconds: (performance.now() - started) / 1000 }),
  };
}

/** A text that fits into a line. */
const short = (text) => (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 3)}...` : text).replaceAll(/\p{Cc}/gu, "\uFFFD");

const row = (title, ...cells) => `${title.padEnd(72)}${cells.map((cell) => String(cell).padStart(10)).join("")}`;

/** Prints a row for each tally, and below it what failed. @param {readonly ReturnType<ReturnType<typeof createTally>["result"]>[]} tallies */
export function printTable(tallies) {
  console.log(`\n${row("", "tried", "failed", "seconds")}`);
  for (const { title, tried, failed, seconds } of tallies) {
    console.log(row(title, tried.toLocaleString("en"), failed.toLocaleString("en"), seconds.toFixed(0)));
  }
  console.log("");
  for (const { title, remark, slowest, faults } of tallies) {
    const said = [remark, slowest.ms > 0 && `slowest ${slowest.ms.toFixed(1)} ms: ${short(slowest.what)}`].filter(Boolean);
    if (said.length + faults.length > 0) console.log([title, ...said, ...faults.map((fault) => `✗ ${short(fault)}`)].join("\n  "));
  }
}
