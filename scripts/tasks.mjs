// Tasks of `npm start`, `npm test` and the other commands, called by run.mjs with the right Node and pnpm.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./lib/processes.mjs";
import { stop } from "./lib/log.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { openShop } from "./lib/open.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task = "start", ...rest] = process.argv.slice(2);

const through = async (command, args, env = {}) => {
  const { code } = await run(command, args, { cwd: root, env: { ...process.env, ...env } });
  process.exitCode = code;
};

/** Unit tests with the number of runs given by the environment, without a time limit. */
const long = (files, env) =>
  through("pnpm", ["exec", "vitest", "run", "--project", "unit", "--testTimeout=0", ...files, ...rest], env);

/** Property tests; a variable sets the number of runs of each. */
const PROPERTIES = [
  "config/anyText",
  "createSlotBook",
  "deskQuery",
  "facets",
  "toLocalPath",
  "parseQuery",
  "createDeskPlan",
  "searchTexts",
  "cartProperties",
  "account/journeys",
  "node/kill",
  "repair/repair",
  "limits/guessing",
  "import/repairImport",
  "server/files/deploys",
];

const tasks = {
  start: async () => {
    await ensureBuilt(root);
    await openShop(root);
  },
  dev: () => openShop(root, { isDevelopment: true }),
  test: async () => {
    const { runTests } = await import("./lib/test.mjs");
    await runTests(root, rest);
  },
  // Creates a component with stories, page of usage and messages: docs/contributing/write-a-story.md.
  new: () => through(process.execPath, [join(root, "scripts/new.mjs"), ...rest]),
  storybook: () =>
    through("pnpm", ["exec", "storybook", "dev", "-p", process.env.STORYBOOK_PORT ?? "6006", "--no-open", ...rest]),
  "storybook-build": () => through("pnpm", ["exec", "storybook", "build", "-o", "storybook-static", ...rest]),
  "stories-check": () => through(process.execPath, [join(root, "scripts/check-stories.mjs"), ...rest]),
  "workshop-check": () => through(process.execPath, [join(root, "scripts/check-workshop.mjs"), ...rest]),
  // Asks the workshop's MCP server about components and stories: docs/contributing/ask-the-workshop.md.
  "workshop-ask": () => through(process.execPath, [join(root, "scripts/ask-workshop.mjs"), ...rest]),
  pages: () => through(process.execPath, [join(root, "scripts/check-pages.mjs"), ...rest]),
  fit: () => through(process.execPath, [join(root, "scripts/check-fit.mjs"), ...rest]),
  visual: () => through(process.execPath, [join(root, "scripts/visual.mjs"), ...rest]),
  "visual-probe": () => through(process.execPath, [join(root, "scripts/visual-probe.mjs"), ...rest]),
  "visual-faults": () => through(process.execPath, [join(root, "scripts/visual-faults.mjs"), ...rest]),
  "visual-review": () => through(process.execPath, [join(root, "scripts/visual-review.mjs"), ...rest]),
  "visual-decide": () => through(process.execPath, [join(root, "scripts/visual-decide.mjs"), ...rest]),
  // Follows every link of the built app in six languages: status, language, fragments, pictures and files.
  crawl: async () => {
    await ensureBuilt(root);
    await through(process.execPath, [join(root, "scripts/crawl.mjs"), ...rest]);
  },
  "second-tries": () => through(process.execPath, [join(root, "scripts/second-tries.mjs"), ...rest]),
  "compare-runs": () => through(process.execPath, [join(root, "scripts/compare-runs.mjs"), ...rest]),
  // Design tokens as documents of the format 2025.10, and the stories that a token touches.
  tokens: () => through(process.execPath, [join(root, "scripts/tokens.mjs"), ...rest]),
  chromatic: () => through("pnpm", ["exec", "chromatic", ...rest]),
  shop: () => through(process.execPath, [join(root, "apps/storefront/server/embeddedShop.ts"), ...rest]),
  contract: () => through("pnpm", ["exec", "vitest", "run", "--project", "contract", ...rest]),
  // Redirects, hostile texts, pathological URLs and guesses, on this machine only.
  "bench-attack": async () => {
    await ensureBuilt(root);
    await through(process.execPath, [join(root, "scripts/bench/attack.mjs"), ...rest], { NODE_ENV: "production" });
  },
  // Purchases over HTTP during failures of disk, Redis, shop or clock.
  "bench-faults": async () => {
    await ensureBuilt(root);
    await through(process.execPath, [join(root, "scripts/bench/faults.mjs"), ...rest]);
  },
  // Stories and journeys under load; appends each run to docs/contributing/load-runs.jsonl.
  "bench-stability": () => through(process.execPath, [join(root, "scripts/bench/stability.mjs"), ...rest]),
  // The whole set of pictures again and again; appends each rerun to docs/contributing/picture-runs.jsonl.
  "bench-steadiness": () => through(process.execPath, [join(root, "scripts/bench/steadiness.mjs"), ...rest]),
  // Half an hour at half of the server's capacity.
  "bench-soak": async () => {
    await ensureBuilt(root);
    await through(process.execPath, [join(root, "scripts/bench/soak.mjs"), ...rest]);
  },
  // Measures lists and searches, reading a large shop, and validating its responses; with a name as argument, only that
  // measurement.
  "bench-catalogue": async () => {
    const codes = [];
    for (const name of ["catalogue", "reading", "answers"]) {
      if (rest.length > 0 && !rest.includes(name)) continue;
      await through(process.execPath, [
        "--expose-gc",
        "--max-old-space-size=4096",
        join(root, `scripts/bench/${name}.mjs`),
      ]);
      codes.push(process.exitCode);
    }
    process.exitCode = Math.max(...codes, 0);
  },
  // Quality and speed of the search, measured with judged queries.
  "bench-search": () => through(process.execPath, [join(root, "scripts/bench/search.mjs"), ...rest]),
  // 1,000 random purchases with injected faults, each placed at most once, and 500 with a deleted session row.
  "bench-orders": () =>
    long(["apps/storefront/app/testing/purchase"], { ORDER_RUNS: "1000", ROW_RUNS: "500", ...process.env }),
  // 1,000 random orders with withdrawals and returns, kills and lost responses: each counts once, exact to the cent.
  "bench-withdrawals": () =>
    long(["packages/gateway/src/features/withdrawal"], {
      WITHDRAWAL_RUNS: process.env.WITHDRAWAL_RUNS ?? "1000",
    }),
  // 1,000 random histories of stock and price with kills and two gateways: each event causes one e-mail.
  "bench-alerts": () => long(["packages/gateway/src/features/alert"], { ALERT_RUNS: process.env.ALERT_RUNS ?? "1000" }),
  // 1,000 random price histories with kills, clock changes and two gateways: the lowest price of 30 days is exact.
  "bench-prices": () =>
    long(["packages/gateway/src/features/priceHistory"], { PRICE_RUNS: process.env.PRICE_RUNS ?? "1000" }),
  // 1,000 random carts, whose totals are compared with the shop's own.
  "bench-totals": () =>
    long(["apps/storefront/app/commerce/cartTotals.test.tsx"], { TOTALS_RUNS: process.env.TOTALS_RUNS ?? "1000" }),
  // Property tests with more runs: 10,000 URLs, catalogues, carts, plans, and pairs of builds and clients, 500 expired
  // sessions, 450 journeys, 50 crashes.
  "bench-properties": () =>
    long(PROPERTIES, {
      PROPERTY_RUNS: "10000",
      GUESSES: "10000",
      CART_RUNS: "500",
      JOURNEYS: "150",
      LIMIT_GUESSES: "1000",
      KILL_RUNS: "50",
      IMPORT_RUNS: "200",
      ...process.env,
    }),
  // Measures, in this order: pages compared with static ones, responses per second, time from a touch to its result, a
  // visit of 40 interactions, taps of twenty shopping tasks, 1,000 taps before hydration, a price change in caching
  // proxies, and Lighthouse.
  ...Object.fromEntries(
    ["pages", "load", "filter", "inp", "walk", "taps", "edge", "lighthouse"].map((name) => [
      `bench-${name}`,
      async () => {
        await ensureBuilt(root);
        await through(process.execPath, [join(root, `scripts/bench/${name}.mjs`), ...rest]);
      },
    ]),
  ),
  // Compares a payment page with the inventory of its build: docs/operate/payment-page.md.
  inventory: () => through(process.execPath, [join(root, "apps/storefront/records/checkPaymentPage.ts"), ...rest]),
  // Checks whether a WooCommerce meets Rewire's requirements: docs/operate/doctor.md.
  doctor: () => through(process.execPath, [join(root, "scripts/doctor.mjs"), ...rest]),
  // Imports a price list of repairs into a WooCommerce: docs/operate/repairs.md.
  "repairs-import": () => through(process.execPath, [join(root, "scripts/importRepairs.mjs"), ...rest]),
  // Verifies the hash chain of the log of withdrawals: docs/operate/withdrawals.md.
  "withdrawals-verify": () => through(process.execPath, [join(root, "scripts/verifyWithdrawals.mjs"), ...rest]),
  reproduce: () => through(process.execPath, [join(root, "scripts/reproduce.mjs"), ...rest]),
  // Draws a sample of names and comments for a review of the project's language.
  words: () => through(process.execPath, [join(root, "scripts/words.mjs"), ...rest]),
  "bench-workshop": () => through(process.execPath, [join(root, "scripts/bench/workshop.mjs"), ...rest]),
  "bench-shop": () => through(process.execPath, [join(root, "packages/demo-shop/scripts/bench.mjs"), ...rest]),
  size: async () => {
    await ensureBuilt(root);
    await through(process.execPath, [join(root, "scripts/size.mjs"), ...rest]);
  },
};

const runTask = tasks[task];
if (!runTask) stop(`There is no "${task}". There are: ${Object.keys(tasks).join(", ")}.`);
await ensureInstalled(root);
await runTask();
