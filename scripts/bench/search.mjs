// npm run bench:search: quality and speed of the search. Sends every query of search/judgments.txt to the gateway with
// the embedded shop, and rates the results by their judged grades (nDCG@10); then measures the same queries with 10,000
// and 100,000 generated products. Exits with 1 when a goal is not met. SIZES=10000 measures one size, SIZES=0 none;
// WORST=50 sets the number of worst queries to print; REMEMBER=1 stores the ratings in search/before.json as the baseline
// (null for queries without a result).
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultSynonyms, indexCatalogue, listProducts, parseSynonyms } from "@rewire/catalogue-index";
import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { generateCatalogue } from "@rewire/demo-shop/generateCatalogue";
import { emptyQuery } from "@rewire/domain";
import { createGateway, createLog, readConfig } from "@rewire/gateway";
import { readJudgments } from "./search/judgments.mjs";
import { rateResults } from "./search/rateResults.mjs";
import { createToEntry, toCatalogue } from "./toEntry.mjs";

const AIMS = { rating: 0.92, empty: 0, milliseconds: { 10_000: 5, 100_000: 25 } };
const WORST = Number(process.env.WORST ?? 10);

const sizes = (process.env.SIZES ?? "10000,100000").split(",").map(Number).filter(Boolean);
const beforeFile = new URL("search/before.json", import.meta.url);
const judgments = readJudgments();
let isMet = true;

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
const percent = (share) => `${(share * 100).toFixed(1)} %`;
function verdict(value, isHeld) {
  isMet &&= isHeld;
  return isHeld ? value : `${value} MISSED`;
}

/** Searches the embedded shop's catalogue through the gateway. */
async function searchEmbeddedShop() {
  const folder = await mkdtemp(join(tmpdir(), "rewire-search-"));
  const shop = createDemoShop({ catalogue });
  const gateway = createGateway({
    config: readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: folder }),
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
    log: createLog({ level: "error" }),
  });
  const { services } = gateway;
  const list = (query) => services.catalogue.listProducts({ query: { ...emptyQuery, ...query }, page: 1 });
  for (await list({}); services.catalogue.loadingProgress(); await list({}))
    await new Promise((resolve) => setTimeout(resolve, 20));
  const results = [];
  for (const { search } of judgments) {
    const { ok, value } = await list({ search });
    if (!ok) throw new Error(`The search for "${search}" failed.`);
    results.push(value.items.map(({ slug }) => slug));
  }
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
  return results;
}

function printRatings(results, before) {
  const rated = judgments.map((judgment, at) => ({
    ...judgment,
    results: results[at],
    rating: rateResults(results[at], judgment.grades),
    before: before[judgment.search],
  }));
  const groups = [["all", rated], ...Map.groupBy(rated, ({ language }) => language)];
  console.log(`${judgments.length} judged queries in ${groups.length - 1} languages`);
  console.log("            queries   nDCG@10 before   now              without results before   now");
  for (const [name, list] of groups) {
    const rating = mean(list.map((one) => one.rating));
    const empty = mean(list.map((one) => Number(one.results.length === 0)));
    const formerly = list.flatMap((one) => (one.before === undefined ? [] : [one.before]));
    const cells = [
      name.padEnd(10),
      String(list.length).padStart(9),
      mean(formerly.map((one) => one ?? 0))
        .toFixed(3)
        .padStart(16),
      (name === "all" ? verdict(rating.toFixed(3), rating >= AIMS.rating) : rating.toFixed(3)).padEnd(16),
      percent(mean(formerly.map((one) => Number(one === null)))).padStart(23),
      name === "all" ? verdict(percent(empty), empty <= AIMS.empty) : percent(empty),
    ];
    console.log(cells.join("  "));
  }
  console.log(`\nThe ${WORST} worst`);
  for (const one of rated.toSorted((a, b) => a.rating - b.rating).slice(0, WORST))
    console.log(
      `  ${one.rating.toFixed(2)}  ${one.language}  ${one.search} (${one.need}): ${one.results.slice(0, 4).join(", ") || "nothing"}`,
    );
  return rated;
}

/** Number of runs of a query; the fastest one counts, because the others were delayed by other processes. */
const RUNS = 5;

function measure(size) {
  const source = generateCatalogue({ size, seed: 7 });
  const { categories, attributes, entries } = toCatalogue(source, source.products.map(createToEntry(source)));
  const index = indexCatalogue({ entries, categories, attributes }, { synonyms: parseSynonyms(defaultSynonyms) });
  const times = judgments.map(({ search }) => {
    const run = () => listProducts(index, { ...emptyQuery, search }, { page: 1, pageSize: 24 });
    const runs = Array.from({ length: RUNS }, () => {
      const started = performance.now();
      run();
      return performance.now() - started;
    });
    return { search, ms: Math.min(...runs) };
  });
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const p95 = sorted[Math.floor(sorted.length * 0.95)]?.ms ?? 0;
  const aim = AIMS.milliseconds[size] ?? Number.POSITIVE_INFINITY;
  console.log(
    `${size.toLocaleString("en").padStart(9)} products   p50 ${sorted[Math.floor(sorted.length / 2)]?.ms.toFixed(2)} ms   p95 ${verdict(`${p95.toFixed(2)} ms`, p95 <= aim)}   slowest: ${sorted.at(-1)?.search}, ${sorted.at(-1)?.ms.toFixed(2)} ms`,
  );
}

const before = JSON.parse(await readFile(beforeFile, "utf8").catch(() => "{}"));
const rated = printRatings(await searchEmbeddedShop(), before);
if (process.env.REMEMBER) {
  const ratings = rated.map(({ search, rating, results }) => [
    search,
    results.length === 0 ? null : Number(rating.toFixed(4)),
  ]);
  await writeFile(beforeFile, `${JSON.stringify(Object.fromEntries(ratings), null, 1)}\n`);
}
console.log(`\nA search with its filters' counts, the quickest of ${RUNS} runs of each query`);
for (const size of sizes) measure(size);
process.exitCode = isMet ? 0 : 1;
