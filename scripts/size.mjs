// Measures the JavaScript of a first visit, compressed with brotli, and compares it with the budgets of
// docs/architecture.md.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const KIB = 1024;
const client = join(dirname(dirname(fileURLToPath(import.meta.url))), "apps/storefront/build/client");
const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
const entries = Object.entries(manifest);

/** Page, its route modules, the budget in KiB, and dynamic imports that are loaded immediately. */
const PAGES = [
  { page: "home", routes: ["language", "shop", "home"], budget: 140.3 },
  { page: "list", routes: ["language", "shop", "products"], budget: 142.5 },
  { page: "product", routes: ["language", "shop", "product"], budget: 141.8 },
  {
    page: "checkout",
    routes: ["language", "checkoutLayout", "checkout"],
    budget: 228.1,
    late: [/app\/screens\/Frame\/CommerceIsland/, /app\/screens\/Checkout\/CheckoutScreen/],
  },
];

const keyOf = (test) => entries.find(([key]) => test(key))?.[0];

/** Collects a chunk and its static imports. */
function collect(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(next, files);
  return files;
}

const weight = new Map();
const brotli = (file) => {
  if (!weight.has(file))
    weight.set(
      file,
      brotliCompressSync(readFileSync(join(client, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    );
  return weight.get(file);
};

/** Messages of the largest language; a page loads one language. */
const [wordiest] = entries
  .filter(([key]) => /locales\/\w+\.json$/.test(key))
  .toSorted(([, a], [, b]) => brotli(b.file) - brotli(a.file))
  .map(([key]) => key);
if (!wordiest) throw new Error("The messages are missing from the manifest");

let failed = 0;
for (const { page, routes, budget, late = [] } of PAGES) {
  const keys = [
    keyOf((key) => key.includes("entry.client")),
    keyOf((key) => /app\/root\.tsx/.test(key)),
    ...routes.map((route) => keyOf((key) => new RegExp(`app/routes/${route}\\.tsx`).test(key))),
    ...late.map((pattern) => keyOf((key) => pattern.test(key))),
  ];
  if (keys.some((key) => key === undefined)) throw new Error(`${page}: a chunk is missing from the manifest`);
  const files = new Set([...keys, wordiest].flatMap((key) => [...collect(key)]).filter((file) => file.endsWith(".js")));
  const total = [...files].reduce((sum, file) => sum + brotli(file), 0) / KIB;
  const isHeld = total <= budget;
  if (!isHeld) failed += 1;
  console.log(
    `${isHeld ? "✓" : "✗"} ${page.padEnd(9)} ${total.toFixed(1).padStart(6)} KiB of ${budget} KiB brotli, ${files.size} files`,
  );
  if (process.argv.includes("--files"))
    for (const file of [...files].toSorted((a, b) => brotli(b) - brotli(a)))
      console.log(`    ${(brotli(file) / KIB).toFixed(1).padStart(6)} ${file}`);
}
// The embedded shop is server code: its engine must not be sent to browsers.
const strangers = readdirSync(join(client, "assets")).filter(
  (name) => name.endsWith(".js") && readFileSync(join(client, "assets", name), "utf8").includes("DEBUG_LOGS_INACTIVE"),
);
if (strangers.length > 0) failed += 1;
console.log(
  strangers.length > 0
    ? `✗ The embedded shop's engine is in ${strangers.join(", ")}`
    : "✓ nothing of the embedded shop's engine",
);
console.log(`${PAGES.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
