// npm run bench:load: responses per second, p50 and p99 of the built app with an embedded shop of 300, 10,000 and 100,000
// products, at 10, 100 and 1,000 connections, for lists, products, searches and the data of lists. "warm" repeats 40
// URLs, "anew" never repeats a URL (load/addresses.mjs). The load generator is a separate process and requests compressed
// responses, as browsers do; each connection sends its next request after the previous response.
// --sizes 300, --connections 10,100 and --seconds 5 reduce the measurements, --json FILE also writes every figure.
//
// --mixed 10 runs a mixed load for ten minutes instead: 70 % lists, 25 % products and 5 % searches, 1,000 requests per
// second (--rate), with the storefront pinned to one core (taskset) and a shop of the first size. Response times count
// from the scheduled time of a request, after each page has been requested once (--cold: without that). Memory is read
// every ten seconds. --shop-down stops the shop halfway. Exits with 1 when a goal is not met.
import { writeFile } from "node:fs/promises";
import { machineState } from "./figures/machine.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { slope } from "./figures/statistics.mjs";
import { toNumber, toTable } from "./figures/table.mjs";
import { measureMatrix } from "./load/measureMatrix.mjs";
import { HEADING, isFast, evaluateWalk, toRow } from "./load/rows.mjs";
import { walkMixed } from "./load/walkMixed.mjs";

const options = readOptions(process.argv.slice(2), {
  sizes: [300, 10_000, 100_000],
  connections: [10, 100, 1_000],
  seconds: 5,
  // Minutes; only run on request.
  mixed: Number.NaN,
  rate: 1_000,
  "shop-down": false,
  cold: false,
  json: "",
});

async function printMatrix() {
  const measurements = await measureMatrix({
    ...options,
    onMeasurement: (one) => process.stderr.write(`${toRow(one).join("  ")}\n`),
  });
  console.log(toTable([HEADING, ...measurements.map(toRow)]));
  return { measurements, isMet: measurements.every((one) => isFast(one) !== false) };
}

async function printWalk() {
  const heading = ["seconds", "answers", "p50, ms", "p99, ms", "max, ms", "not 200", "not sent", "memory, MB"];
  const line = (cells) => console.log(cells.map((cell) => String(cell).padStart(10)).join(" "));
  line(heading);
  const { result, parts, isPinned } = await walkMixed({
    size: options.sizes[0],
    minutes: options.mixed,
    rate: options.rate,
    isShopDown: options["shop-down"],
    isCold: options.cold,
    onPart: ({ seconds, count, p50, p99, max, bad, unsent, megabytes }) =>
      line([seconds, count, ...[p50, p99, max].map((ms) => toNumber(ms, 1)), bad, unsent, toNumber(megabytes)]),
  });
  const { isQuick, isFlat, isComplete } = evaluateWalk(result, parts);
  const perMinute = slope(parts.map(({ seconds, megabytes }) => ({ x: seconds / 60, y: megabytes })));
  console.log(
    `\n${toNumber(result.count)} answers to ${options.rate} requests a second${isPinned ? ", the storefront on one core" : ", the storefront on no core of its own"}${options["shop-down"] ? ", the shop down from halfway on" : ""}:`,
  );
  console.log(
    `p50 ${toNumber(result.p50, 1)} ms, p99 ${toNumber(result.p99, 1)} ms (at most 30), max ${toNumber(result.max, 1)} ms`,
  );
  console.log(
    `not 200: ${result.bad} ${JSON.stringify(result.statuses)}; not sent: ${result.unsent}; without an answer: ${result.missing}`,
  );
  console.log(`memory grows by ${toNumber(perMinute, 1)} MB a minute`);
  return { result, parts, perMinute, isMet: isQuick && isFlat && isComplete };
}

const results = await (Number.isNaN(options.mixed) ? printMatrix() : printWalk());
const machine = machineState();
console.log(`\n${machine}`);
if (options.json) await writeFile(options.json, `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
process.exitCode = results.isMet ? 0 : 1;
