// npm run bench:inp: a visit of 40 interactions (inp/visit.mjs) in the built app on this machine, on a phone with the
// CPU 4 times slower. Measures for each interaction the time from the input to the next frame (Event Timing, in steps
// of 8 ms, the slowest event of an interaction counts); prints p50, p98 and the slowest five with their targets. p98 of
// 40 is the maximum. --runs 3 repeats the visit and takes the median of each interaction; --json FILE also writes every
// event. Exits with 1 when p98 is above 100 ms.
import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright";
import { launchOptions } from "../browser.mjs";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { machineState } from "./figures/machine.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { median, percentile } from "./figures/statistics.mjs";
import { toNumber, toTable } from "./figures/table.mjs";
import { interactionsOf, reportEvents } from "./inp/interactions.mjs";
import { visit } from "./inp/visit.mjs";
import { openPhone, SLOW_CPU } from "./phone/openPhone.mjs";

const GOAL_MS = 100;
/** Pause between interactions, in which the effects of the last one end. */
const PAUSE_MS = 700;
const PATIENCE_MS = 60_000;

const options = readOptions(process.argv.slice(2), { runs: 1, cpu: SLOW_CPU, json: "" });
const rewire = await openRewire();
const browser = await chromium.launch(await launchOptions());

/** Runs one visit. Returns the names of its interactions and their events. */
async function payVisit() {
  const phone = await openPhone(browser, { cpu: options.cpu });
  const { page } = phone;
  page.setDefaultTimeout(PATIENCE_MS);
  const events = [];
  const names = [];
  await page.exposeBinding("benchEvent", (_, event) => void events.push({ ...event, action: names.at(-1) }));
  await page.addInitScript(reportEvents);
  const look = async () => {
    await pause(PAUSE_MS);
    await page.waitForLoadState("networkidle");
  };
  try {
    for (const { path, actions } of visit) {
      await page.goto(rewire.url + path, { waitUntil: "load" });
      await look();
      for (const { name, act } of actions) {
        names.push(`${names.length + 1} ${name}`);
        await act(page).catch((error) => {
          throw new Error(`${names.at(-1)} at ${page.url()}: ${error.message}`, { cause: error });
        });
        await look();
      }
    }
  } finally {
    await phone.close();
  }
  return { names, events };
}

const visits = [];
try {
  for (let run = 0; run < options.runs; run += 1) visits.push(await payVisit());
} finally {
  await browser.close();
  await rewire.stop();
}

const names = visits[0].names;
const byVisit = visits.map(({ events }) => interactionsOf(names, events));
const interactions = names
  .map((name) => {
    const all = byVisit.map((one) => one.find(({ action }) => action === name));
    return { ...all[0], duration: median(all.map(({ duration }) => duration)) };
  })
  .toSorted((one, other) => other.duration - one.duration);
const durations = interactions.map(({ duration }) => duration);
const p98 = percentile(durations, 0.98);
const machine = machineState();

console.log(
  `${names.length} actions, CPU ${options.cpu} × slower: p50 ${toNumber(median(durations))} ms, p98 ${toNumber(p98)} ms (at most ${GOAL_MS}); ${interactions.filter(({ type }) => type === null).length} without an entry of the browser\n`,
);
console.log(
  toTable([
    ["slowest", "ms", "event", "target"],
    ...interactions
      .slice(0, 5)
      .map(({ action, duration, type, target }) => [action, toNumber(duration), type ?? "–", target ?? "–"]),
  ]),
);
console.log(`\nVisits: ${options.runs}; ${machine}`);
if (options.json) await writeFile(options.json, `${JSON.stringify({ machine, p98, interactions, visits }, null, 2)}\n`);
process.exitCode = p98 <= GOAL_MS ? 0 : 1;
