// npm run bench:catalogue -- answers: cost of validating the shop's responses (decision 0032). The embedded shop's
// whole catalogue is read once and its responses are recorded; then they are parsed, validated, and fully processed
// (parsed, validated and mapped) in turns. Times are CPU time of this thread, the median of ROUNDS (15); a small
// catalogue is repeated several times in each round, since the thread's clock has a resolution of milliseconds.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShopClient, fetchCataloguePage, findResponseIssue } from "@rewire/data/server";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { generateCatalogue } from "@rewire/demo-shop/generateCatalogue";
import { startShop } from "@rewire/demo-shop/node";

const rounds = Number(process.env.ROUNDS ?? 15);
const WARM_UP = 5;

/** Reads a catalogue completely, as the gateway does. */
async function readAll(client) {
  let products = 0;
  for (let after = null; ;) {
    const page = await fetchCataloguePage(client, after, []);
    products += page.entries.length;
    after = page.next;
    if (after === null) return products;
  }
}

/** Bodies of a shop's responses, in order. */
async function recordResponses(source) {
  const folder = await mkdtemp(join(tmpdir(), "rewire-answers-"));
  const shop = await startShop({ catalogue: source, port: 0, dataDir: folder });
  const texts = [];
  const fetchAndRecord = async (input, init) => {
    const response = await fetch(input, init);
    texts.push(await response.text());
    return new Response(texts.at(-1), { status: response.status, headers: response.headers });
  };
  const url = new URL("/graphql", shop.url).href;
  const products = await readAll(createShopClient({ url, fetch: fetchAndRecord }));
  await shop.close();
  await rm(folder, { recursive: true, force: true });
  return { texts, products };
}

/** CPU time of this thread for one of several repetitions, in milliseconds. */
async function worked(work, repeats) {
  const started = process.threadCpuUsage();
  for (let time = 0; time < repeats; time += 1) await work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000 / repeats;
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

async function measure(name, source) {
  const { texts, products } = await recordResponses(source);
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
      if (answers.some((data) => findResponseIssue(data) !== null)) throw new Error("An answer is at fault.");
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
