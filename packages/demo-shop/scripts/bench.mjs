// Times product lists of 24 from a large catalogue, over HTTP and SQLite as the storefront asks for them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateCatalogue } from "../src/catalogue/generateCatalogue.ts";
import { startShop } from "../src/node/index.ts";

const RUNS = 40;
const size = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), "rewire-bench-"));
const { url, close } = await startShop({ catalogue: generateCatalogue({ size, seed: 1 }), port: 0, dataDir: folder });

const list = (where) =>
  `{ products(first: 24, where: { visibility: VISIBLE${where} }) { pageInfo { hasNextPage endCursor } nodes { databaseId slug name ... on ProductWithPricing { price regularPrice } image { sourceUrl altText } } } }`;
const lists = {
  "by date": list(""),
  "by price": list(", orderby: [{ field: PRICE, order: ASC }]"),
  "by rating": list(", orderby: [{ field: RATING, order: DESC }]"),
  "by name": list(", orderby: [{ field: NAME, order: ASC }]"),
  search: list(', search: "pro"'),
  "on sale": list(", onSale: true"),
};
const ask = async (query) => {
  const started = performance.now();
  const answer = await fetch(new URL("/graphql", url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return performance.now() - started;
};

console.log(`24 of ${size} products, ${RUNS} requests each, milliseconds`);
for (const [name, query] of Object.entries(lists)) {
  for (let run = 0; run < 5; run += 1) await ask(query);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await ask(query));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => (sorted[Math.floor(share * (RUNS - 1))] ?? 0).toFixed(1).padStart(7);
  console.log(`${name.padEnd(10)} p50 ${at(0.5)}  p95 ${at(0.95)}`);
}
await close();
rmSync(folder, { recursive: true, force: true });
