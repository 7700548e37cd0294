// npm run bench:pages: compares a list and a product of the built app with a static page of the same content, without
// scripts and fonts, from a plain server of this machine. Both are loaded alternately on a phone (390 × 844, device
// pixel ratio 3, CPU 4 times slower, slow 4G by the browser's throttling) with an empty cache; medians of 7. See
// pages/measureLoad.mjs for the measurements and pages/rows.mjs for the goals. Exits with 1 when a goal is not met.
// --runs 15 measures more often, --json FILE also writes every sample.
import { writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { launchOptions } from "../browser.mjs";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { machineState } from "./figures/machine.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { toTable } from "./figures/table.mjs";
import { openFloor } from "./pages/floor.mjs";
import { measureHtml } from "./pages/measureHtml.mjs";
import { measureLoad } from "./pages/measureLoad.mjs";
import { judge, mediansOf, toRows } from "./pages/rows.mjs";
import { openPhone } from "./phone/openPhone.mjs";

const PAGES = { list: "/products", product: "/product/nordlys-n3-pro" };
const options = readOptions(process.argv.slice(2), { runs: 7, json: "" });

const rewire = await openRewire();
const browser = await chromium.launch(await launchOptions());
const reader = await openPhone(browser, { cpu: 1 });
const floor = await openFloor({ url: rewire.url, paths: Object.values(PAGES), page: reader.page });
await reader.close();
const sides = { floor: floor.url, ours: rewire.url };
const samples = Object.fromEntries(Object.keys(PAGES).map((page) => [page, { floor: [], ours: [] }]));
try {
  // The first load of each warms up the servers.
  for (let run = 0; run <= options.runs; run += 1) {
    for (const [page, path] of Object.entries(PAGES)) {
      for (const [side, url] of Object.entries(sides)) {
        const sample = { ...(await measureLoad(browser, url + path)), ...(await measureHtml(url + path)) };
        if (run > 0) samples[page][side].push(sample);
      }
    }
    if (run > 0) process.stderr.write(`run ${run} of ${options.runs}\n`);
  }
} finally {
  await browser.close();
  await floor.close();
  await rewire.stop();
}

const machine = machineState();
const judged = Object.entries(samples).map(([page, { floor: ofFloor, ours }]) => ({
  page,
  figures: judge(page, { floor: mediansOf(ofFloor), ours: mediansOf(ours) }),
}));
console.log(judged.map(({ page, figures }) => toTable(toRows(page, figures))).join("\n\n"));
console.log(`\nMedians of ${options.runs}, in turns; ${machine}`);
if (options.json)
  await writeFile(options.json, `${JSON.stringify({ machine, runs: options.runs, judged, samples }, null, 2)}\n`);
process.exitCode = judged.every(({ figures }) => figures.every(({ isMet }) => isMet !== false)) ? 0 : 1;
