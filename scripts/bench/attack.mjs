// npm run bench:attack: attacks on the built app on this machine. Prints attacks, failures and times, and exits with 1
// after any failure. `npm run bench:attack -- --only texts,addresses --seed 7 --share 0.05` runs a twentieth of two
// parts.
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { attackAddresses } from "./attack/addresses.mjs";
import { attackByGuesses } from "./attack/guesses.mjs";
import { attackByShop } from "./attack/hostileShop.mjs";
import { attackByVisitors, attackPages } from "./attack/pages.mjs";
import { attackRequestLines } from "./attack/redirects.mjs";
import { printHeader, printTally } from "./attack/tally.mjs";

const NAMES = ["redirects", "texts", "pages", "addresses", "guesses"];

const { values } = parseArgs({
  options: {
    only: { type: "string", default: NAMES.join() },
    seed: { type: "string" },
    share: { type: "string", default: "1" },
  },
});
const parts = values.only.split(",");
const unknown = parts.filter((name) => !NAMES.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no attack called ${unknown.join(", ")}. There are: ${NAMES.join(", ")}.`);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const share = Number(values.share);
if (!Number.isInteger(seed) || !(share > 0 && share <= 1))
  throw new Error("--seed is a whole number, --share a number above 0, 1 at most.");
const some = (count, least = 1) => Math.max(least, Math.round(count * share));
console.log(`Seed ${seed} (--seed ${seed} tries the same again)`);

/** Starts a storefront with the embedded shop for the duration of a task. */
async function withRewire(settings, use) {
  const rewire = await openRewire(settings);
  try {
    return await use(rewire);
  } finally {
    await rewire.stop();
  }
}

const tallies = [];
const report = (tally) => {
  tallies.push(tally);
  printTally(tally);
};

/** Attacks that need no server. */
async function inThread() {
  const counts = { redirects: some(95_000), texts: some(10_000) };
  const worker = new Worker(new URL("attack/inProcess.mjs", import.meta.url), {
    workerData: { parts, seed, share, counts },
  });
  const ended = Promise.withResolvers();
  worker.on("message", report).on("error", ended.reject).on("exit", ended.resolve);
  await ended.promise;
}

/** Attacks over HTTP, each with its own servers. */
const overHttp = {
  redirects: () =>
    withRewire({}, async ({ url }) => report(await attackRequestLines({ url, seed, count: some(5_000) }))),
  pages: async () => {
    await withRewire({ TRUST_PROXY: "true" }, async ({ url }) => {
      report(await attackPages({ url, seed, count: some(3_000) }));
      report(await attackByVisitors({ url, seed, count: some(2_000) }));
    });
    report(await attackByShop({ seed, size: some(250, 10) }));
  },
  addresses: () =>
    withRewire({}, async (rewire) =>
      report(await attackAddresses({ url: rewire.url, pid: rewire.pid(), seed, count: some(5_000) })),
    ),
  guesses: () =>
    withRewire({ TRUST_PROXY: "true" }, ({ url }) => attackByGuesses({ url, count: some(1_000, 50), report })),
};

async function oneByOne() {
  for (const [name, attack] of Object.entries(overHttp)) if (parts.includes(name)) await attack();
}

printHeader();
const started = performance.now();
const needsThread = parts.some((name) => name === "redirects" || name === "texts");
await Promise.all([needsThread ? inThread() : null, oneByOne()]);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const tried = tallies.reduce((sum, tally) => sum + tally.tried, 0);
console.log(
  `\n${tried.toLocaleString("en")} tried, ${failed.toLocaleString("en")} failed, ${((performance.now() - started) / 60_000).toFixed(1)} minutes`,
);
process.exitCode = failed > 0 ? 1 : 0;
