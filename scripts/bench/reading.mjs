// npm run bench:catalogue -- reading: how the gateway reads a shop of 5,000 and of 100,000 products with the
// response times of a live shop: time to the first page and to the last product, load on the shop while nothing or little changes,
// memory, and a restart. READING=5000 measures one size. Exits with 1 when a goal is not met.
//
// Load is the sum of the shop's working times (its Server-Timing) of every request in a window, divided by the window's
// length on the same clock. The window is a whole number of intervals (CATALOGUE_TTL_SECONDS), at least ten; in each the
// catalogue is requested once as soon as it is due, and the measurement waits until it has been read.
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGateway, createLog, readConfig } from "@rewire/gateway";
import { openTimedShop } from "./reading/openTimedShop.mjs";

const sizes = (process.env.READING ?? "5000,100000").split(",").map(Number);
const TARGETS = { firstPageSeconds: 3, steadyPercent: 2, restartSeconds: 3, ownSharePercent: 10, taskMs: 200 };
const INTERVALS = { quiet: 120, changing: 120, changingLarge: 10 };

const log = createLog({ level: "warn" });
const gc = globalThis.gc ?? (() => {});
const megabytes = () => {
  gc();
  gc();
  return process.memoryUsage().heapUsed / 1024 ** 2;
};
const print = (value, digits = 1) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
let isMet = true;
function printRow(name, value, unit, aim) {
  const isHeld = aim === undefined || value <= aim;
  isMet &&= isHeld;
  const verdict = aim === undefined ? "" : ` (at most ${print(aim)}${isHeld ? "" : ": MISSED"})`;
  console.log(`  ${name.padEnd(44)} ${print(value).padStart(9)} ${unit}${verdict}`);
}

/** Requests arrive during a read; an interrupted read continues. */
async function readToTheEnd(catalogue) {
  while (catalogue.loadingProgress()) {
    await catalogue.listProducts({ page: 1 });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Simulates intervals, each with its read; `change` is called before each read. */
async function passIntervals(shop, catalogue, { intervals, intervalMs, change = async () => {} }) {
  await shop.settle();
  shop.takeWork();
  const started = shop.now();
  for (let interval = 0; interval < intervals; interval += 1) {
    await change();
    const due = shop.now() + intervalMs + 1000;
    shop.pass(intervalMs + 1000);
    // Repeated until it is read: the next read waits until the previous one is saved to disk.
    while (shop.now() - catalogue.status().ageSeconds * 1000 < due - 1000) {
      await catalogue.listProducts({ page: 1 });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await shop.settle();
  }
  const { busyMs, requests } = shop.takeWork();
  const windowMs = shop.now() - started;
  return { percent: (busyMs / windowMs) * 100, requests: requests / (windowMs / 60_000), minutes: windowMs / 60_000 };
}

/** Longest task of this thread in CPU time, during which requests wait. Other load on the machine does not count. */
function watchTurns() {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, longest] = [worked(), 0];
  const timer = setInterval(() => {
    const next = worked();
    longest = Math.max(longest, next - last);
    last = next;
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Requests after a restart: home, a list and a product. */
async function visit({ catalogue }) {
  const list = await catalogue.listProducts({ page: 1 });
  const shelves = await Promise.all([
    catalogue.popular(12),
    catalogue.featured(6),
    catalogue.onSale(12),
    catalogue.brands(12),
    catalogue.repairs(),
  ]);
  const product = await catalogue.product(list.value.items[0].slug);
  if (![list, ...shelves, product].every(({ ok }) => ok)) throw new Error("Something was refused after the restart");
  return list.value;
}

async function measure(size) {
  const folder = await mkdtemp(join(tmpdir(), "rewire-reading-"));
  const shop = await openTimedShop(size);
  const config = readConfig({ SHOP_GRAPHQL_URL: shop.url, REWIRE_STATE_DIR: folder });
  const open = () => createGateway({ config, log, shopFetch: shop.shopFetch, now: shop.now });
  const before = megabytes();
  console.log(`\n${print(size, 0)} products, a request at a time by one worker at a live shop's times`);

  let gateway = open();
  let { catalogue } = gateway.services;
  const started = shop.now();
  const first = await catalogue.listProducts({ page: 1 });
  printRow("first page of a list after", (shop.now() - started) / 1000, "s", TARGETS.firstPageSeconds);
  const { reading } = first.value;
  console.log(
    `  ${"it says".padEnd(44)} ${reading ? `${print(reading.read, 0)} of ${print(reading.total, 0)}` : "nothing, it is whole"}`,
  );
  await readToTheEnd(catalogue);
  const wholeMs = shop.now() - started;
  await shop.settle();
  const whole = shop.takeWork();
  printRow("last product after", wholeMs / 1000, "s");
  printRow("the shop's own reading time", whole.busyMs / 1000, "s");
  printRow("what we add to it", (wholeMs / whole.busyMs - 1) * 100, "%", TARGETS.ownSharePercent);

  const intervalMs = config.limits.catalogueTtlSeconds * 1000;
  const quiet = await passIntervals(shop, catalogue, { intervals: INTERVALS.quiet, intervalMs });
  console.log(
    `  ${"steady state is measured over".padEnd(44)} ${print(quiet.minutes).padStart(9)} minutes, an interval of ${intervalMs / 1000} s ${INTERVALS.quiet} times`,
  );
  printRow("load on the shop while nothing changes", quiet.percent, "% of one worker", TARGETS.steadyPercent);
  printRow("requests a minute", quiet.requests, "");
  const intervals = size > 10_000 ? INTERVALS.changingLarge : INTERVALS.changing;
  const busy = await passIntervals(shop, catalogue, { intervals, intervalMs, change: shop.change });
  printRow(
    `load with a change in each of ${intervals} intervals`,
    busy.percent,
    "% of one worker",
    TARGETS.steadyPercent,
  );
  printRow("memory", megabytes() - before, "MB");

  await gateway.close();
  gateway = null;
  catalogue = null;
  const files = await readdir(folder);
  const snapshot = files.find((name) => name.startsWith("catalogue-"));
  printRow("kept on disk", (await stat(join(folder, snapshot))).size / 1024 ** 2, "MB");
  await shop.change();
  shop.takeWork();
  const turns = watchTurns();
  const restarted = performance.now();
  gateway = open();
  const { reading: progress, total } = await visit(gateway.services);
  printRow(
    "after a restart home, list and product after",
    (performance.now() - restarted) / 1000,
    "s",
    TARGETS.restartSeconds,
  );
  console.log(
    `  ${"it says".padEnd(44)} ${progress ? `${print(progress.read, 0)} of ${print(progress.total ?? 0, 0)}` : `nothing, it is whole: ${print(total, 0)} products`}`,
  );
  while (gateway.services.catalogue.loadingProgress()) await new Promise((resolve) => setTimeout(resolve, 20));
  printRow("all of it after", (performance.now() - restarted) / 1000, "s");
  printRow("longest turn of ours meanwhile", turns(), "ms", TARGETS.taskMs);
  await shop.settle();
  shop.takeWork();
  shop.pass(intervalMs + 1000);
  await gateway.services.catalogue.listProducts({ page: 1 });
  await shop.settle();
  const { busyMs, requests } = shop.takeWork();
  printRow("and reads what has changed in", busyMs / 1000, `s of the shop's time, ${requests} requests`);

  await gateway.close();
  shop.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

for (const size of sizes) await measure(size);
process.exitCode = isMet ? 0 : 1;
