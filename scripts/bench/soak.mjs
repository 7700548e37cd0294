// npm run bench:soak -- --minutes 30: the built app with the embedded shop at half of its capacity, with visitors who
// read, fill carts and buy. Prints a line a minute, and exits with 1 when a response is 5xx or missing, or memory grows
// by more than 10 % after the warm-up.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { megabytesOf } from "./attack/process.mjs";
import { plentiful } from "./products.mjs";
import { createVisitor } from "./visitor.mjs";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, calibrate: { type: "string", default: "20" } },
});
const minutes = Number(values.minutes);
if (!(minutes >= 3)) throw new Error("--minutes has to be 3 or more: memory is compared after the warm-up.");

const MINUTE_MS = 60_000;
/** A quarter of the time is warm-up: caches fill, and code is compiled. */
const WARM_UP = Math.max(1, Math.round(minutes / 4));
const MAX_GROWTH = 0.1;
const AT_ONCE = 4;
const SAMPLE_MS = 1_000;

const address = {
  firstName: "Ada",
  lastName: "Long",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const slugs = catalogue.products.map(({ slug }) => slug);
const any = (list) => list[Math.floor(Math.random() * list.length)];
const languages = ["", "/de", "/fr", "/es", "/it", "/pt-br"];

const buy = async (visitor) => [
  await visitor.ask("addToCart", { input: { productId: plentiful.id, quantity: 1 } }),
  await visitor.ask("checkout", {
    input: { paymentMethod: "cod", billing: { ...address, email: `${randomUUID()}@example.com` }, shipping: address },
  }),
];

/** One visit: six pages, a third with a cart, a tenth with an order. */
async function visit(url) {
  const visitor = createVisitor(url, {
    address: `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`,
  });
  const language = any(languages);
  const pages = [
    "/",
    "/products",
    `/products/page/${1 + Math.floor(Math.random() * 4)}`,
    `/products?search=${any(["usb", "phone", "nordlys", "kabel", "xyz"])}`,
    `/product/${any(slugs)}`,
    `/product/${any(slugs)}`,
    "/products?filter=sale[true]",
    "/repair",
    `/nowhere-${randomUUID()}`,
  ];
  const answers = [];
  for (let page = 0; page < 6; page += 1) answers.push(await visitor.send(language + any(pages)));
  if (Math.random() < 1 / 3)
    answers.push(
      await visitor.ask("addToCart", { input: { productId: plentiful.id, quantity: 1 } }),
      await visitor.ask("getCart"),
    );
  if (Math.random() < 1 / 10) answers.push(...(await buy(visitor)));
  return answers;
}

const medianOf = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const isBad = ({ status }) => status === 0 || status >= 500;

/** Measures the capacity in visits per second with as many parallel visits as keep it busy. */
async function calibrate(url) {
  const end = performance.now() + Number(values.calibrate) * 1000;
  const started = performance.now();
  let visits = 0;
  const work = async () => {
    for (; performance.now() < end; visits += 1) await visit(url);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return visits / ((performance.now() - started) / 1000);
}

/**
 * Starts visits at a constant rate for a minute. Returns their results, with the memory of both servers each second.
 */
async function liveMinute(rewire, perSecond) {
  const [answers, memory, under] = [[], [], new Set()];
  const end = performance.now() + MINUTE_MS;
  const sampling = setInterval(() => memory.push(megabytesOf(rewire.pid()) ?? 0), SAMPLE_MS);
  while (performance.now() < end) {
    // Visits wait while all visitors are busy: half of the capacity never builds a queue.
    if (under.size < AT_ONCE * 4) {
      const one = visit(rewire.url)
        .then((got) => void answers.push(...got))
        .finally(() => under.delete(one));
      under.add(one);
    }
    await pause(1000 / perSecond);
  }
  await Promise.all(under);
  clearInterval(sampling);
  return {
    count: answers.length,
    bad: answers.filter(isBad).length,
    limited: answers.filter(({ status }) => status === 429).length,
    memory: medianOf(memory),
  };
}

const row = (...cells) => console.log(cells.map((cell) => String(cell).padStart(12)).join(""));

const rewire = await openRewire({ TRUST_PROXY: "true" });
try {
  const perSecond = (await calibrate(rewire.url)) / 2;
  console.log(`Half load: ${perSecond.toFixed(1)} visits a second; warm-up ${WARM_UP} of ${minutes} minutes`);
  row("minute", "answers", "5xx", "429", "memory MB");
  const memories = [];
  let bad = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const result = await liveMinute(rewire, perSecond);
    row(minute, result.count, result.bad, result.limited, result.memory.toFixed(0));
    bad += result.bad;
    if (minute > WARM_UP) memories.push(result.memory);
  }
  const half = Math.ceil(memories.length / 2);
  const [before, after] = [medianOf(memories.slice(0, half)), medianOf(memories.slice(-half))];
  const growth = after / before - 1;
  console.log(
    `\nMemory after warm-up: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB (${(growth * 100).toFixed(1)} %); ${bad} answers 5xx or missing`,
  );
  process.exitCode = bad > 0 || growth > MAX_GROWTH ? 1 : 0;
} finally {
  await rewire.stop();
}
