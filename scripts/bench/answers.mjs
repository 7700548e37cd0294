// npm run bench:catalogue -- answers: what it costs to hold the shop's answers to their schema (decision 0032). The
// embedded shop's whole catalogue is read once and its answers are kept; then they are parsed, checked, and read whole
// (parsed, checked and mapped) in turns. Times are those that our own thread works, the median of ROUNDS (15); a small
// catalogue is gone through several times in each, since the thread's clock has ticks of milliseconds.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShopClient, fetchCataloguePage, findAnswerFault } from "@rewire/data/server";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { generateCatalogue } from "@rewire/demo-shop/generateCatalogue";
import { startShop } from "@rewire/demo-shop/node";

const rounds = Number(process.env.ROUNDS ?? 15);
const WARM_UP = 5;

/** Reads a catalogue from its first page to its last, as the gateway does. */
async function readAll(client) {
  let products = 0;
  for (let after = null; ;) {
    const page = await fetchCataloguePage(client, after, []);
    products += page.entries.length;
    after = page.next;
    if (after === null) return products;
  }
}

/** The texts of a shop's answers, in their order. */
async function recordAnswers(source) {
  const folder = await mkdtemp(join(tmpdir(), "rewire-answers-"));
  const shop = await startShop({ catalogue: source, port: 0, dataDir: folder });
  const texts = [];
  const fetchAndKeep = async (input, init) => {
    const response = await fetch(input, init);
    texts.push(await response.text());
    return new Response(texts.at(-1), { status: response.status, headers: response.headers });
  };
  const url = new URL("/graphql", shop.url).href;
  const products = await readAll(createShopClient({ url, fetch: fetchAndKeep }));
  await shop.close();
  await rm(folder, { recursive: true, force: true });
  return { texts, products };
}

/** Milliseconds that this thread works for one of so many times. */
async function worked(work, repeats) {
  const started = process.threadCpuUsage();
  for (let time = 0; time < repeats; time += 1) await work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000 / repeats;
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

async function measure(name, source) {
  const { texts, products } = await recordAnswers(source);
  const answers = texts.map((text) => JSON.parse(text).data);
  const readWhole = async () => {
    let at = 0;
    const replay = async () => new Response(texts[at++]);
    if ((await readAll(createShopClient({ url: "http://shop.invalid/graphql", fetch: replay }))) !== products)
      throw new Error("The answers were not read as before.");
  };
  const works = {
    parse: () => texts.forEach((text) => void JSON.parse(text)),
    check: () => {
      if (answers.some((data) => findAnswerFault(data) !== null)) throw new Error("An answer is at fault.");
    },
    whole: readWhole,
  };
  const repeats = Math.ceil(10_000 / products);
  const times = { parse: [], check: [], whole: [] };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [part, work] of Object.entries(works)) {
      globalThis.gc?.();
      const ms = await worked(work, repeats);
      if (round >= 0) times[part].push(ms);
    }
  }
  const [parse, check, whole] = [times.parse, times.check, times.whole].map(median);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  console.log(`\n${name}: ${products} products, ${texts.length} answers, ${(characters / 1e6).toFixed(1)} MB`);
  console.log(`  parsed               ${parse.toFixed(2).padStart(8)} ms`);
  console.log(`  checked              ${check.toFixed(2).padStart(8)} ms`);
  console.log(`  read whole           ${whole.toFixed(2).padStart(8)} ms`);
  console.log(`  with : without check ${(whole / (whole - check)).toFixed(3).padStart(8)}`);
}

await measure("The embedded catalogue", catalogue);
await measure("A generated one", generateCatalogue({ size: 5000, seed: 1 }));
