// npm run bench:lighthouse: Lighthouse with phone emulation, on home, list, category and product of the built app on
// this machine. Prints the median of RUNS=5 runs and failed audits. PAGES=/,/products selects other pages. See
// docs/decisions/0021.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { toCommandLine } from "../lib/commandLine.mjs";
import { browserEnvironment, browserPath, launchArgs } from "../browser.mjs";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const runs = Number(process.env.RUNS ?? 5);
const pages = (process.env.PAGES ?? "/,/products,/product-category/smartphones,/product/nordlys-n3-pro").split(",");

/** Goals: minimum scores, maximum times. */
const aims = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const metrics = { LCP: "largest-contentful-paint", TBT: "total-blocking-time", CLS: "cumulative-layout-shift" };
const MAX_LAYOUT_SHIFT = 0.02;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const path = await browserPath();
const folder = await mkdtemp(join(tmpdir(), "rewire-lighthouse-"));
const rewire = await openRewire();

/** Runs Lighthouse once in a new browser. */
async function measure(url, report) {
  const line = toCommandLine("npx", [
    "-y",
    "--package",
    LIGHTHOUSE,
    "lighthouse",
    url,
    "--quiet",
    "--no-enable-error-reporting",
    "--output=json",
    `--output-path=${report}`,
    `--chrome-flags=--headless ${launchArgs.join(" ")}`,
  ]);
  const child = spawn(line.command, line.args, {
    env: { ...browserEnvironment(), ...(path ? { CHROME_PATH: path } : {}), npm_config_update_notifier: "false" },
    stdio: ["ignore", "ignore", "pipe"],
    shell: line.shell,
  });
  let output = "";
  child.stderr.on("data", (part) => (output += part));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`Lighthouse gave up on ${url}:\n${output}`);
  const { categories, audits, environment } = JSON.parse(await readFile(report, "utf8"));
  return {
    speed: environment.benchmarkIndex,
    scores: Object.fromEntries(Object.keys(aims).map((name) => [name, Math.round(categories[name].score * 100)])),
    numbers: Object.fromEntries(Object.entries(metrics).map(([name, audit]) => [name, audits[audit].numericValue])),
    // Performance is a score; in the other categories every failed audit is listed.
    faults: Object.keys(aims)
      .filter((name) => name !== "performance")
      .flatMap((name) => categories[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${id}: ${audits[id].title}`),
  };
}

let isMet = true;
try {
  for (const page of pages) {
    await fetch(rewire.url + page);
    const measurements = [];
    for (let run = 0; run < runs; run += 1)
      measurements.push(await measure(rewire.url + page, join(folder, `${run}.json`)));
    const scores = Object.entries(aims).map(([name, aim]) => ({
      name,
      aim,
      score: median(measurements.map((one) => one.scores[name])),
    }));
    const { LCP, TBT, CLS } = Object.fromEntries(
      Object.keys(metrics).map((name) => [name, median(measurements.map((one) => one.numbers[name]))]),
    );
    isMet &&= CLS <= MAX_LAYOUT_SHIFT && scores.every(({ score, aim }) => score >= aim);
    console.log(
      `${page}\n  ${scores.map(({ name, aim, score }) => `${name} ${score} (aim ${aim})`).join(", ")}\n  LCP ${(LCP / 1000).toFixed(2)} s, TBT ${TBT.toFixed(0)} ms, CLS ${CLS.toFixed(3)} (aim ${MAX_LAYOUT_SHIFT}); median of ${runs}, load of the machine ${loadavg()[0].toFixed(1)}, its benchmark index ${measurements.map(({ speed }) => speed.toFixed(0)).join(" ")}`,
    );
    for (const fault of new Set(measurements.flatMap(({ faults }) => faults))) console.log(`  ✗ ${fault}`);
  }
} finally {
  await rewire.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isMet ? 0 : 1;
