// npm run bench:filter: time from a touch to the frame that shows its result, in the built app on this machine, on a
// phone 390 px wide. Scenes: a sort order and a filter until the new first card is painted, the first product in the
// cart until the header's count changes; and for each the time until the control looks pressed. Each touch is the first
// on a newly loaded idle page in a new browser context, without hover or prefetching. Touches are dispatched by the
// browser (Input.dispatchTouchEvent); touch/watchTouch.mjs describes the timing of frames. The network is local.
// Medians of 20 with the CPU 4 times slower, compared with the goals, and at full speed. --runs 5 sets the number of
// runs, --scenes sort,filter selects scenes, --json FILE also writes every sample. Exits with 1 when a goal is not met.
import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright";
import { launchOptions } from "../browser.mjs";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { machineState } from "./figures/machine.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { toTable } from "./figures/table.mjs";
import { openPhone, SLOW_CPU } from "./phone/openPhone.mjs";
import { scenes } from "./touch/scenes.mjs";
import { HEADING, summarize, toRow } from "./touch/summary.mjs";
import { watchTouches } from "./touch/watchTouch.mjs";

/** Longer than the delay after which a page fetches its scripts without input, and than their hydration on a slow CPU. */
const REST_MS = 8_000;
const PATIENCE_MS = 60_000;

const names = Object.keys(scenes);
const options = readOptions(process.argv.slice(2), { runs: 20, scenes: names.join(), json: "" });
const chosen = options.scenes.split(",");
const unknown = chosen.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`--scenes knows ${names.join(", ")}, not "${unknown}".`);
const speeds = { [`CPU ${SLOW_CPU} × slower`]: SLOW_CPU, "full speed": 1 };

const rewire = await openRewire();
const browser = await chromium.launch(await launchOptions());

/** Measures one touch in a new browser context. */
async function measure({ path, prepare, act }, cpu) {
  const phone = await openPhone(browser, { cpu });
  try {
    phone.page.setDefaultTimeout(PATIENCE_MS);
    await phone.page.addInitScript(watchTouches);
    const rest = async () => {
      await pause(REST_MS);
      await phone.page.waitForLoadState("networkidle");
    };
    await phone.page.goto(rewire.url + path, { waitUntil: "load" });
    await rest();
    if (prepare) {
      await prepare(phone);
      await rest();
    }
    return await act(phone);
  } finally {
    await phone.close();
  }
}

const samples = {};
try {
  for (const name of chosen) {
    for (let run = 0; run <= options.runs; run += 1) {
      for (const [speed, cpu] of Object.entries(speeds)) {
        const sample = await measure(scenes[name], cpu);
        // The first run warms up the servers.
        if (run > 0) ((samples[name] ??= {})[speed] ??= []).push(sample);
      }
    }
  }
} finally {
  await browser.close();
  await rewire.stop();
}

const machine = machineState();
const results = Object.entries(samples).flatMap(([name, bySpeed]) =>
  Object.entries(bySpeed).map(([speed, all]) => {
    const goal = speeds[speed] === SLOW_CPU ? scenes[name].goal : null;
    return { name: `${name}, ${speed}`, goal, ...summarize(all, goal) };
  }),
);
console.log(toTable([HEADING, ...results.map((one) => toRow(one.name, one, one.goal))]));
console.log(`\nMedians of ${options.runs}; ${machine}`);
if (options.json) await writeFile(options.json, `${JSON.stringify({ machine, results, samples }, null, 2)}\n`);
process.exitCode = results.every(({ isMet }) => isMet !== false) ? 0 : 1;
