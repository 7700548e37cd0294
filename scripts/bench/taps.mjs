// npm run bench:taps: random taps on a phone between the first paint and the end of hydration, in the built app on this
// machine. Each tap is the first on a new page without stored data; some follow another touch, some are double taps.
// Every tenth is measured with a CPU 4 times slower and slow 4G. Prints the taps without an effect, those with more than
// one effect, and the times until the first visible change (goal 100 ms) and until the effect (goal 1 s on the slow
// phone). apps/storefront/e2e/taps/controls.ts lists the tapped controls. --latency 562 sets the latency of DevTools'
// slow 4G, --runs 100 sets the number of taps, --slow 1 makes every phone slow, --controls add,menu selects controls,
// --seed repeats a run, --json FILE also writes every result. Exits with 1 when a tap has no effect or two effects.
import { writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { launchOptions } from "../browser.mjs";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { randomTaps } from "../../apps/storefront/e2e/taps/randomTaps.ts";
import { tapEarly } from "../../apps/storefront/e2e/taps/tapEarly.ts";
import { machineState } from "./figures/machine.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { toTable } from "./figures/table.mjs";
import { openPhone, SLOW_4G, SLOW_CPU } from "./phone/openPhone.mjs";
import { HEADING, summarize, toRow } from "./taps/summary.mjs";

const PATIENCE_MS = 20_000;
const options = readOptions(process.argv.slice(2), {
  runs: 1_000,
  slow: 10,
  latency: SLOW_4G.latency,
  seed: Math.trunc(Math.random() * 2 ** 31) + 1,
  controls: "",
  json: "",
});
const chosen = options.controls === "" ? null : options.controls.split(",");
const taps = randomTaps(options.runs * (chosen ? 50 : 1), options.seed)
  .filter(({ control }) => chosen === null || chosen.includes(control))
  .slice(0, options.runs);

const rewire = await openRewire();
const browser = await chromium.launch(await launchOptions());
const results = [];
try {
  for (const [index, tap] of taps.entries()) {
    const isSlow = index % options.slow === 0;
    const phone = await openPhone(
      browser,
      isSlow ? { cpu: SLOW_CPU, network: { ...SLOW_4G, latency: options.latency } } : { cpu: 1 },
    );
    try {
      const result = await tapEarly(phone, rewire.url, tap, PATIENCE_MS);
      results.push({ ...tap, ...result, isSlow });
      if (result.effects !== 1) process.stderr.write(`${JSON.stringify({ ...tap, ...result, isSlow })}\n`);
    } finally {
      await phone.close();
    }
    if ((index + 1) % 50 === 0) process.stderr.write(`tap ${index + 1} of ${taps.length}\n`);
  }
} finally {
  await browser.close();
  await rewire.stop();
}

const machine = machineState();
const rowsOf = (keyOf) => {
  const groups = Object.entries(Object.groupBy(results, keyOf));
  return groups
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, own]) => toRow(name, summarize(own)));
};
const moments = rowsOf(
  ({ hasIntent, isSlow }) =>
    `${hasIntent ? "while scripts start" : "as the first intent"}, ${isSlow ? "slow phone" : "full speed"}`,
);
console.log(toTable([HEADING, ...rowsOf(({ control }) => control), ...moments, toRow("all", summarize(results))]));
console.log(`\nSeed ${options.seed}; medians; ${machine}`);
if (options.json)
  await writeFile(options.json, `${JSON.stringify({ machine, seed: options.seed, results }, null, 2)}\n`);
process.exitCode = results.every(({ effects }) => effects === 1) ? 0 : 1;
