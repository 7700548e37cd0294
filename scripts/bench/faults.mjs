// npm run bench:faults: simulates purchases over HTTP against the built app and the embedded shop while components
// fail. Prints for each fault the number and outcome of the purchases, and exits with 1 for lost or duplicate orders,
// errors without a message, or a wrong /readyz. `npm run bench:faults -- --only Redis --seconds 3` runs the faults
// whose name contains a text, for that long each.
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

/** Short timeouts, so that lost orders are recovered within the run. */
const short = {
  SHOP_TIMEOUT_MS: "2000",
  CHECKOUT_TIMEOUT_MS: "3000",
  CHECKOUT_SETTLE_MS: "5000",
  SHUTDOWN_SECONDS: "5",
  TRUST_PROXY: "true",
};

/** Minimum number of purchases before and after a fault. */
const MIN_PURCHASES = 3;
const RECOVERY_MS = 120_000;
/** A response of the shop is cached for 20 s without requests. */
const CACHE_MS = 25_000;
const POLL_MS = 100;

async function waitFor(what, condition, withinMs = RECOVERY_MS) {
  const end = performance.now() + withinMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await pause(POLL_MS);
  }
}

/** Compares the outcome of the purchases with the orders in the shop's database. */
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
    unreported: purchases.filter(({ key, state }) => state !== "confirmed" && stand.has(key)).length,
  };
}

/** Injects a fault during purchases and removes it. Returns the growth of the storefront's memory in megabytes. */
async function live({ rewire, fault, shoppers, watch, says, problems }) {
  await waitFor("A purchase before the fault", () => shoppers.confirmed() >= MIN_PURCHASES);
  watch.statuses.length = 0;
  const memory = megabytesOf(rewire.pid()) ?? 0;
  await fault.begin(rewire);
  await pause(Number(values.seconds) * 1000);
  await waitFor(`/readyz that says ${says}`, () => watch.statuses.some((status) => says.test(status)), CACHE_MS).catch(
    (error) => problems.push(error.message),
  );
  const growth = (megabytesOf(rewire.pid()) ?? 0) - memory;
  await fault.end(rewire);
  const before = shoppers.confirmed();
  await waitFor("A purchase after the fault", () => shoppers.confirmed() >= before + MIN_PURCHASES);
  await waitFor("/readyz that says ready", () => watch.statuses.at(-1) === "ready");
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
    return {
      name,
      growth,
      problems,
      ...compare(rewire, shoppers.purchases),
      ...shoppers.tally,
      readiness: watch.statuses,
    };
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
    "unreported",
    "5xx",
    "without message",
    "no answer",
    "MB more",
    "seconds",
  ),
);
let failed = 0;
for (const scenario of chosen) {
  const started = performance.now();
  const result = await tryOne(scenario);
  if (result.skipped) {
    console.log(`${result.name.padEnd(27)}skipped: ${result.skipped}`);
    continue;
  }
  const {
    name,
    tried,
    confirmed,
    orders,
    lost,
    twice,
    unreported,
    failing,
    withoutMessage,
    withoutResponse,
    growth,
    readiness,
    problems,
    faults,
    silent,
  } = result;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    row(
      name,
      tried,
      confirmed,
      orders,
      lost,
      twice,
      unreported,
      failing,
      withoutMessage,
      withoutResponse,
      growth?.toFixed(0) ?? "",
      seconds,
    ),
  );
  console.log(`  /readyz: ${readiness.join(", ")}${silent.size > 0 ? `; no answer: ${[...silent].join(", ")}` : ""}`);
  for (const problem of [...problems, ...faults.slice(0, 5)]) console.log(`  ✗ ${problem}`);
  if (lost + twice + withoutMessage + problems.length > 0) failed += 1;
}
console.log(failed === 0 ? "\nNothing lost, nothing twice." : `\n${failed} are not as they should be.`);
process.exitCode = failed > 0 ? 1 : 0;
