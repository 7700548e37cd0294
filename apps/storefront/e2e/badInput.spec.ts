import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "@rewire/gateway/free-port";
import { alive, openAlive } from "./alive.ts";
import { followEmptyFrames } from "./followEmptyFrames.ts";
import { expect, test } from "./test.ts";
import { openStorefront } from "./rewire.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** URL path, expected status, and expected text of the page. */
const addresses: readonly (readonly [path: string, status: number, words: string])[] = [
  ["/nothing/here", 404, "Page not found"],
  ["/nothing", 404, "Page not found"],
  ["/nl/products", 404, "Page not found"],
  ["/product/unknown", 404, "Product not found."],
  ["/product/%E0%A4%A", 404, "not found"],
  ["/product-category/unknown", 404, "Category not found."],
  ["/products/page/0", 404, "1"],
  ["/products/page/-1", 404, "1"],
  ["/products/page/abc", 404, "abc"],
  ["/products/page/9999", 404, "9999"],
  ["/product-category/smartphones/page/9999", 404, "9999"],
  ["/checkout/order-received/1", 404, "We could not find your order. Please try again later."],
  ["/checkout/order-received/abc", 404, "We could not find your order. Please try again later."],
  ["/de/nichts", 404, "Seite nicht gefunden"],
];

for (const [path, status, message] of addresses) {
  test(`${path} is answered ${status} in words`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(status);
    expect(html).toContain(message);
    expect(html).not.toMatch(/at \w+ \(.*:\d+:\d+\)/);
    expect(html).not.toContain("node_modules");
  });
}

test("pages that do not exist are rendered like public pages, beside the requests of visitors", async ({ request }) => {
  for (const path of ["/wp-login.php?a=1", "/nl/products", "/de/nichts"]) {
    const { "content-security-policy": policy, "cache-control": caching } = (await request.get(path)).headers();
    // Scripts are allowed by hashes instead of a nonce, which only the main thread's pages have.
    expect(policy, path).toContain("'sha256-");
    expect(policy, path).not.toContain("'nonce-");
    expect(caching, path).toBe("no-store");
  }
});

test("pages that do not exist come to life as they were rendered, with the styles of their footer", async ({
  context,
}) => {
  // Not the watched page: the browser logs the status of the page.
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const path of ["/nothing", "/nl/products", "/de/nichts", "/product/unknown", "/product-category/unknown"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    const renderedBox = await footer.boundingBox();
    await alive(footer);
    expect(errors, path).toEqual([]);
    expect((await footer.boundingBox())?.height, path).toBe(renderedBox?.height);
  }
});

test("a link within the app to a page that does not exist says so, as its address does", async ({ context }) => {
  // Not the watched page: the browser logs the status of the request for its data.
  const page = await context.newPage();
  for (const path of ["/nothing", "/nothing/here", "/nl/products"]) {
    await openAlive(page, "/contact");
    const link = page.getByRole("navigation").getByRole("link").first();
    // As in a menu of the shop's owner.
    await link.evaluate((element, href) => element.setAttribute("href", href), path);
    const emptyFrames = await followEmptyFrames(page);
    await link.click();
    await expect(page.getByRole("main"), path).toContainText("Page not found");
    await expect(page).toHaveURL(path);
    expect(await emptyFrames(), path).toEqual([]);
  }
});

test("A page that is not a positive whole number, or lies beyond the last, is a 404 with a link to page 1", async ({
  page,
}) => {
  for (const number of ["0", "-1", "1.5", "abc", "9999"]) {
    for (const list of ["/products", "/product-category/smartphones"]) {
      const answer = await page.goto(`${list}/page/${number}`, { waitUntil: "domcontentloaded" });
      expect(answer?.status(), number).toBe(404);
      await expect(page.getByRole("main").getByRole("link", { name: "Go to page 1" })).toHaveAttribute("href", list);
    }
  }
  await page.getByRole("main").getByRole("link", { name: "Go to page 1" }).click();
  await expect(page).toHaveURL(/\/product-category\/smartphones$/);
});

test("a full locale code is sent on to its short form, path and query kept", async ({ request }) => {
  const answer = await request.get("/de_DE/products/page/2?search=case", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()["location"]).toBe("/de/products/page/2?search=case");
});

test("only the front page goes by the reader's language, and a choice is kept", async ({ request }) => {
  const german = { "accept-language": "de-DE,de;q=0.9" };
  const front = await request.get("/", { headers: german, maxRedirects: 0 });
  expect([front.status(), front.headers()["location"]]).toEqual([302, "/de"]);
  expect((await request.get("/products", { headers: german, maxRedirects: 0 })).status()).toBe(200);
  const chosen = await request.get("/", { headers: { ...german, cookie: "i18n_redirected=en_US" }, maxRedirects: 0 });
  expect(chosen.status()).toBe(200);
});

test("a shop that cannot be reached gives the error screen and a log line, and the server stays up", async ({
  browser,
}) => {
  const port = await freePort();
  const alone = await openStorefront({ SHOP_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql` });
  const page = await browser.newPage();
  for (const path of ["/", "/products", "/product/tarn-14"]) {
    const answer = await page.goto(`${alone.url}${path}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("503");
    await expect(page.getByRole("banner")).toBeVisible();
  }
  expect(alone.log()).toMatch(/cannot be reached|could not be read|unreachable/i);
  expect(alone.log()).not.toMatch(/at \w+ \(/);
  await page.close();
  await alone.stop();
});

/** Starts a server that ends by itself. @param settings Environment that it refuses */
const startInVain = (script: string, settings: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [`apps/storefront/build/bundle/${script}`], {
    cwd: root,
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, NODE_ENV: "production", ...settings },
  });

test("a malformed configuration is refused in words, every fault at once", () => {
  const settings = { SHOP_GRAPHQL_URL: "ftp://shop", SALE_BADGE: "loud", PRODUCTS_PER_PAGE: "many" };
  const { status, stderr, stdout } = startInVain("main.js", settings);
  const output = `${stdout}${stderr}`;
  expect(status).toBe(1);
  for (const part of Object.entries(settings).flat()) expect(output).toContain(part);
  expect(output).not.toMatch(/at \w+ \(/);
});

test("a variable that the embedded shop cannot use ends it with one line", () => {
  const { status, stderr, stdout } = startInVain("embeddedShop.js", { SHOP_PORT: "many" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^\S+ error SHOP_PORT must be a port number, not "many"\. .*\n$/);
});
