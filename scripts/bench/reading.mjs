// npm run bench:catalogue -- reading: how the gateway reads a shop of 5,000 and of 100,000 products at a live shop's
// reading times: time to the first page and to the last product, load on the shop while nothing or little changes,
// memory, and a restart. READING=5000 measures one size. Exits with 1 when an aim is missed.
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGateway, createLog, readConfig } from "@rewire/gateway";
import { openTimedShop } from "./reading/openTimedShop.mjs";

const sizes = (process.env.READING ?? "5000,100000").split(",").map(Number);
const AIMS = { firstPageSeconds: 3, steadyPercent: 2, restartSeconds: 3, ownSharePercent: 10 };
const HOUR = 60;
const VISIT_MS = 10_000;

const log = createLog({ level: "warn" });
const gc = globalThis.gc ?? (() => {});
const megabytes = () => {
  gc();
  gc();
  return process.memoryUsage().heapUsed / 1024 ** 2;
};
const print = (value, digits = 1) => value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
let isMet = true;
function say(name, value, unit, aim) {
  const isHeld = aim === undefined || value <= aim;
  isMet &&= isHeld;
  const held = aim === undefined ? "" : ` (at most ${print(aim)}${isHeld ? "" : ": MISSED"})`;
  console.log(`  ${name.padEnd(44)} ${print(value).padStart(9)} ${unit}${held}`);
}

/** People come while a catalogue is being read: what breaks off is gone on with. */
async function readToTheEnd(catalogue) {
  while (catalogue.reading()) {
    await catalogue.listProducts({ page: 1 });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Somebody looks at a list every ten seconds; `change` is called every minute. */
async function passMinutes(shop, catalogue, minutes, change = async () => {}) {
  shop.takeWork();
  for (let visit = 0; visit < (minutes * 60_000) / VISIT_MS; visit += 1) {
    if (visit % 6 === 0) await change();
    shop.pass(VISIT_MS);
    await catalogue.listProducts({ page: 1 });
    await shop.settle();
  }
  const { busyMs, requests } = shop.takeWork();
  return { percent: busyMs / (minutes * 600), requests: requests / minutes };
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
  say("first page of a list after", (shop.now() - started) / 1000, "s", AIMS.firstPageSeconds);
  const { reading } = first.value;
  console.log(`  ${"it says".padEnd(44)} ${reading ? `${print(reading.read, 0)} of ${print(reading.total, 0)}` : "nothing, it is whole"}`);
  await readToTheEnd(catalogue);
  const wholeMs = shop.now() - started;
  await shop.settle();
  const whole = shop.takeWork();
  say("last product after", wholeMs / 1000, "s");
  say("the shop's own reading time", whole.busyMs / 1000, "s");
  say("what we add to it", (wholeMs / whole.busyMs - 1) * 100, "%", AIMS.ownSharePercent);

  const quiet = await passMinutes(shop, catalogue, HOUR);
  say("load on the shop while nothing changes", quiet.percent, "% of one worker", AIMS.steadyPercent);
  say("requests a minute", quiet.requests, "");
  const busy = await passMinutes(shop, catalogue, size > 10_000 ? 5 : HOUR, shop.change);
  say("load with a change every minute", busy.percent, "% of one worker", AIMS.steadyPercent);
  say("memory", megabytes() - before, "MB");

  await gateway.close();
  gateway = null;
  catalogue = null;
  const files = await readdir(folder);
  const snapshot = files.find((name) => name.startsWith("catalogue-"));
  say("kept on disk", (await stat(join(folder, snapshot))).size / 1024 ** 2, "MB");
  await shop.change();
  shop.takeWork();
  gateway = open();
  const restarted = performance.now();
  const again = await gateway.services.catalogue.listProducts({ page: 1 });
  say("after a restart a list is there after", (performance.now() - restarted) / 1000, "s", AIMS.restartSeconds);
  console.log(`  ${"it says".padEnd(44)} ${again.value.reading ? `${print(again.value.reading.read, 0)} of ${print(again.value.reading.total ?? 0, 0)}` : `nothing, it is whole: ${print(again.value.total, 0)} products`}`);
  await passMinutes(shop, gateway.services.catalogue, 0);
  await readToTheEnd(gateway.services.catalogue);
  shop.pass(61_000);
  await gateway.services.catalogue.listProducts({ page: 1 });
  await shop.settle();
  const { busyMs, requests } = shop.takeWork();
  say("and reads what has changed in", busyMs / 1000, `s of the shop's time, ${requests} requests`);

  await gateway.close();
  shop.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

for (const size of sizes) await measure(size);
process.exitCode = isMet ? 0 : 1;
