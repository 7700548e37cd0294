// npm run bench:edge: time until a price change is visible, in the gateway alone with 10,000 products, and in Varnish
// and nginx before two gateways. Also checks that no response of one visitor is cached for another, and that pages are
// served while the shop and both gateways are stopped. Exits with 1 after a failed check.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openEdges, findMissing } from "./edge/openEdges.mjs";
import { measureWebhook } from "./edge/webhookTime.mjs";

const { values } = parseArgs({
  options: { size: { type: "string", default: "10000" }, rounds: { type: "string", default: "5" } },
});
const rounds = Number(values.rounds);
/** Longer than the timeout of a purge, so that no page is refreshed by its age. */
const MAX_AGE_SECONDS = 20;
const BUDGET_MS = 5_000;
const MANAGER_AUTHORIZATION = `Basic ${btoa("keeper:Kim4 Keep erRe pair Desk Open")}`;

let isFine = true;
const check = (holds, text) => {
  if (!holds) isFine = false;
  console.log(`${holds ? "✓" : "✗"} ${text}`);
};
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const times = (numbers) => `median ${Math.round(median(numbers))} ms, most ${Math.round(Math.max(...numbers))} ms`;

/** Sends a request to an edge. @param cookie Cookies of the visitor */
async function ask(url, { cookie, coding = "gzip", ...init } = {}) {
  const headers = { "accept-encoding": coding, accept: "text/html", ...(cookie && { cookie }), ...init.headers };
  const response = await fetch(url, { redirect: "manual", ...init, headers });
  return {
    status: response.status,
    text: await response.text(),
    cache: response.headers.get("x-cache") ?? "",
    cookies: response.headers.getSetCookie(),
  };
}

/** Repeats a request until it is a cache hit. */
async function warm(url, coding) {
  for (let tries = 0; tries < 40; tries += 1) {
    const { cache, status } = await ask(url, { coding });
    if (status === 200 && cache === "HIT") return true;
    await pause(100);
  }
  return false;
}

async function showWebhook() {
  const size = Number(values.size);
  const { times: all } = await measureWebhook({ size, rounds });
  const lists = all.map(({ list }) => list);
  const pages = all.map(({ page }) => page);
  console.log(`\nOne gateway, ${size.toLocaleString("en")} products, from the webhook to the new price:`);
  check(Math.max(...lists) <= BUDGET_MS, `in lists: ${times(lists)}`);
  check(Math.max(...pages) <= BUDGET_MS, `on the product's page: ${times(pages)}`);
}

/** Changes a price through the shop's admin API, and measures how long each page of each edge has the old one. */
async function showPrices({ edges, shopUrl }) {
  const list = await fetch(`${shopUrl}/wp-json/wc/v3/products?per_page=100`, {
    headers: { authorization: MANAGER_AUTHORIZATION },
  });
  const product = (await list.json()).find(
    (one) =>
      one.type === "simple" && one.status === "publish" && one.catalog_visibility === "visible" && one.price > 20,
  );
  const category = product.categories[0].slug;
  const pages = [`/product/${product.slug}`, `/de/product/${product.slug}`, `/product/${product.slug}.data`];
  const taken = Object.fromEntries(Object.keys(edges).map((edge) => [edge, []]));
  for (let round = 1; round <= rounds; round += 1) {
    const minor = 123_400 + round;
    for (const url of Object.values(edges))
      for (const path of pages)
        for (const coding of ["gzip", "br", "identity"])
          if (!(await warm(url + path, coding))) check(false, `${path} (${coding}) is never kept by ${url}`);
    const started = performance.now();
    const reply = await fetch(`${shopUrl}/wp-json/wc/v3/products/batch`, {
      method: "POST",
      headers: { authorization: MANAGER_AUTHORIZATION },
      body: JSON.stringify({ update: [{ id: product.id, regular_price: (minor / 100).toFixed(2), sale_price: "" }] }),
    });
    if (!reply.ok) throw new Error(`The shop has answered ${reply.status} to a new price.`);
    const pricePattern = new RegExp(`1[,.]?234[.,]${String(minor).slice(-2)}|${minor}`);
    await Promise.all(
      Object.entries(edges).flatMap(([edge, url]) =>
        pages.flatMap((path) =>
          ["gzip", "br"].map(async (coding) => {
            while (
              performance.now() - started < 4 * BUDGET_MS &&
              !pricePattern.test((await ask(url + path, { coding })).text)
            )
              await pause(50);
            taken[edge].push(performance.now() - started);
          }),
        ),
      ),
    );
    // The second purge of this change is complete before the next change.
    await pause(4_000);
  }
  console.log(`\nTwo gateways, from the owner's change of a price of ${product.slug} (${category}) to the new page:`);
  for (const [edge, all] of Object.entries(taken)) check(Math.max(...all) <= BUDGET_MS, `${edge}: ${times(all)}`);
}

const PRIVATE = ["/", "/checkout", "/my-account", "/wishlist", "/order-summary", "/repair/status", "/my-account.data"];
const CART = { operationName: "getCart", variables: {} };

/** Checks whether a response contains data of another visitor. */
async function showPrivacy({ edges }) {
  console.log("\nWhat is one visitor's:");
  for (const [edge, url] of Object.entries(edges)) {
    const leakedResponses = [];
    for (const path of PRIVATE)
      for (const visitor of ["one", "one", "two", "two"]) {
        const reply = await ask(url + path, { cookie: `woocommerce-session=${visitor}; rewire-locale=de` });
        if (reply.cache === "HIT") leakedResponses.push(path);
      }
    check(
      leakedResponses.length === 0,
      `${edge} keeps none of ${PRIVATE.join(", ")}${leakedResponses.length > 0 ? `: ${leakedResponses.join(" ")}` : ""}`,
    );
    const carts = [];
    for (let visitor = 0; visitor < 4; visitor += 1)
      carts.push(
        await ask(`${url}/graphql`, {
          method: "POST",
          body: JSON.stringify(CART),
          headers: { "content-type": "application/json", origin: url },
        }),
      );
    check(
      carts.every(({ cache }) => cache !== "HIT"),
      `${edge} keeps no answer of /graphql`,
    );
    const pages = ["/products", "/categories", "/contact"];
    const mixed = [];
    for (const path of pages) {
      await warm(url + path);
      const [plain, personal] = [await ask(url + path), await ask(url + path, { cookie: "woocommerce-session=one" })];
      if (
        plain.text !== personal.text ||
        plain.cookies.length + personal.cookies.length > 0 ||
        personal.cache !== "HIT"
      )
        mixed.push(path);
    }
    check(
      mixed.length === 0,
      `${edge} gives everybody the same ${pages.join(", ")}, without a cookie ${mixed.join(" ")}`.trim(),
    );
  }
}

async function showOutage({ edges, endOrigins }) {
  const pages = ["/products", "/categories", "/contact", "/de/products"];
  for (const url of Object.values(edges)) for (const path of pages) await warm(url + path);
  await endOrigins();
  await pause((MAX_AGE_SECONDS + 3) * 1000);
  console.log(`\nShop and both gateways stopped for ${MAX_AGE_SECONDS + 3} s, longer than pages are fresh:`);
  for (const [edge, url] of Object.entries(edges)) {
    const codes = [];
    for (const path of [...pages, ...pages]) codes.push((await ask(url + path)).status);
    check(
      codes.every((code) => code === 200),
      `${edge} answers ${codes.join(" ")}`,
    );
  }
}

await showWebhook();
const missing = findMissing();
if (missing)
  console.log(`\nVarnish and nginx are left out: apt-get install ${missing.join(" ")} brings what is missing.`);
else {
  const open = await openEdges(MAX_AGE_SECONDS);
  try {
    await showPrices(open);
    await showPrivacy(open);
    await showOutage(open);
  } catch (error) {
    console.log(open.log());
    throw error;
  } finally {
    await open.close();
  }
}
process.exitCode = isFine ? 0 : 1;
