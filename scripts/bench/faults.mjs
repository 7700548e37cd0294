// npm run bench:faults: people buy over HTTP from the built app before the embedded shop while something goes wrong. Prints of each fault
// what was bought and what became of it, and exits with 1 when an order is lost or there twice, a refusal has no words, or /readyz lies.
// `npm run bench:faults -- --only Redis --seconds 3` tries the faults whose name holds a text, for so long each.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { megabytesOf } from "./attack/process.mjs";
import { watchReadiness } from "./faults/readiness.mjs";
import { scenarios } from "./faults/scenarios.mjs";
import { createShoppers } from "./faults/shoppers.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "6" },
    shoppers: { type: "string", default: "3" },
  },
});
const chosen = scenarios.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
  throw new Error(
    `There is no fault called ${values.only}. There are: ${scenarios.map(({ name }) => name).join(", ")}.`,
  );

/** Short times, so that what is lost is found again while somebody waits. */
const short = {
  SHOP_TIMEOUT_MS: "2000",
  CHECKOUT_TIMEOUT_MS: "3000",
  CHECKOUT_SETTLE_MS: "5000",
  SHUTDOWN_SECONDS: "5",
  TRUST_PROXY: "true",
};

/** So many have to be able to buy before and after a fault. */
const ENOUGH = 3;
const RECOVERY_MS = 120_000;
/** An answer of the shop counts for 20 s where nobody asks again. */
const TRUTH_MS = 25_000;
const POLL_MS = 100;

async function waitFor(what, isSo, withinMs = RECOVERY_MS) {
  const end = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await pause(POLL_MS);
  }
}

/** What became of the purchases, held against the orders that the shop has written down. */
function compare(rewire, purchases) {
  const keys = rewire
    .documents("order")
    .flatMap(({ metaData }) => metaData.filter(({ key }) => key === "rewire_attempt").map(({ value }) => value));
  const stand = new Set(keys);
  const confirmed = purchases.filter(({ state }) => state === "confirmed");
  return {
    tried: purchases.length,
    confirmed: confirmed.length,
    orders: keys.length,
    lost: confirmed.filter(({ key }) => !stand.has(key)).length,
    twice: keys.length - stand.size,
    untold: purchases.filter(({ key, state }) => state !== "confirmed" && stand.has(key)).length,
  };
}

/** The fault comes, stays and goes while people buy. Answers the megabytes that the storefront grew by meanwhile. */
async function live({ rewire, fault, shoppers, watch, says, problems }) {
  await waitFor("A purchase before the fault", () => shoppers.confirmed() >= ENOUGH);
  watch.said.length = 0;
  const memory = megabytesOf(rewire.pid()) ?? 0;
  await fault.begin(rewire);
  await pause(Number(values.seconds) * 1000);
  await waitFor(`/readyz that says ${says}`, () => watch.said.some((status) => says.test(status)), TRUTH_MS).catch(
    (error) => problems.push(error.message),
  );
  const growth = (megabytesOf(rewire.pid()) ?? 0) - memory;
  await fault.end(rewire);
  const before = shoppers.confirmed();
  await waitFor("A purchase after the fault", () => shoppers.confirmed() >= before + ENOUGH);
  await waitFor("/readyz that says ready", () => watch.said.at(-1) === "ready");
  return growth;
}

async function tryOne({ name, says, open }) {
  const fault = await open();
  if (typeof fault === "string") return { name, skipped: fault };
  const rewire = await openRewire({ ...short, ...fault.settings });
  const shoppers = createShoppers(rewire.url, { count: Number(values.shoppers) });
  const watch = watchReadiness(rewire.url);
  const problems = [];
  try {
    const growth = await live({ rewire, fault, shoppers, watch, says, problems }).catch(
      (error) => void problems.push(error.message),
    );
    await shoppers.stop();
    return { name, growth, problems, ...compare(rewire, shoppers.purchases), ...shoppers.tally, readiness: watch.said };
  } finally {
    await watch.stop();
    await rewire.stop();
    await fault.close();
  }
}

const row = (name, ...cells) => `${name.padEnd(27)}${cells.map((cell) => String(cell).padStart(10)).join("")}`;

console.log(
  row(
    "",
    "tried",
    "confirmed",
    "orders",
    "lost",
    "twice",
    "untold",
    "5xx",
    "wordless",
    "no answer",
    "MB more",
    "seconds",
  ),
);
let failed = 0;
for (const scenario of chosen) {
  const started = performance.now();
  const said = await tryOne(scenario);
  if (said.skipped) {
    console.log(`${said.name.padEnd(27)}skipped: ${said.skipped}`);
    continue;
  }
  const {
    name,
    tried,
    confirmed,
    orders,
    lost,
    twice,
    untold,
    failing,
    wordless,
    unanswered,
    growth,
    readiness,
    problems,
    faults,
    silent,
  } = said;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    row(
      name,
      tried,
      confirmed,
      orders,
      lost,
      twice,
      untold,
      failing,
      wordless,
      unanswered,
      growth?.toFixed(0) ?? "",
      seconds,
    ),
  );
  console.log(`  /readyz: ${readiness.join(", ")}${silent.size > 0 ? `; no answer: ${[...silent].join(", ")}` : ""}`);
  for (const problem of [...problems, ...faults.slice(0, 5)]) console.log(`  ✗ ${problem}`);
  if (lost + twice + wordless + problems.length > 0) failed += 1;
}
console.log(failed === 0 ? "\nNothing lost, nothing twice." : `\n${failed} are not as they should be.`);
process.exitCode = failed > 0 ? 1 : 0;
