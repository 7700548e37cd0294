import { mock } from "node:test";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { addresses } from "./addresses.ts";
import { pageAlive } from "./alive.ts";
import { openRewire } from "./rewire.ts";
import { expect, test } from "./test.ts";

/** Pages that are the same for all visitors; the home page is one for visitors with English as language. */
const PUBLIC = [
  "/",
  "/de",
  "/products",
  "/products?search=phone",
  "/products/page/2",
  "/product-category/smartphones",
  "/categories",
  "/product/nordlys-n3-pro",
  "/pt-br/product/nordlys-n3-pro",
  "/product/nordlys-n3-pro/energy-label",
  "/guarantee",
  "/repair",
  "/contact",
  "/products/filters",
  "/info/imprint",
];
const DATA = ["/products.data", "/product/nordlys-n3-pro.data"];

/** Request headers of two different visitors. */
const MARIA = {
  cookie: "woocommerce-session=one; rewire-login=two; i18n_redirected=en_US",
  "user-agent": "Mozilla/5.0 (iPhone)",
  "x-forwarded-for": "203.0.113.9",
  "accept-language": "en",
};
const JOHN = {
  "user-agent": "Lynx/2.9",
  referer: "https://elsewhere.example/",
  "accept-language": "en-GB",
  "cache-control": "no-cache",
};

/** Returns the parts of a response that a shared cache stores. */
async function valueOf(answer: APIResponse) {
  const { date: _, "x-request-id": __, ...headers } = answer.headers();
  return { status: answer.status(), headers, text: await answer.text() };
}

/**
 * Returns a page as Maria, then John, then Maria get it. The repair page lists appointments, one less from time to time;
 * it is read once more where Maria's own two pages differ.
 */
async function readThrice(request: APIRequestContext, address: string) {
  const read = async (headers: Record<string, string>) => valueOf(await request.get(address, { headers }));
  const readAll = async () => ({ first: await read(MARIA), second: await read(JOHN), third: await read(MARIA) });
  const values = await readAll();
  return address === "/repair" && values.third.text !== values.first.text ? readAll() : values;
}

test("public pages have their data as JSON, which is smaller than the data by React Router", async ({ request }) => {
  for (const path of PUBLIC) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('id="page-data"');
    expect(html, path).not.toContain("streamController.enqueue");
  }
});

test("two visitors get the same page, byte for byte, whichever comes first", async ({ request }) => {
  for (const address of [...PUBLIC, ...DATA]) {
    const { first, second, third } = await readThrice(request, address);
    expect(first.status, address).toBe(200);
    expect(second, address).toEqual(first);
    expect(third, address).toEqual(first);
    expect(first.text, address).not.toMatch(/nonce="[^"]/);
    if (address === "/repair") expect(first.headers["cache-control"], address).toBe("public, no-cache");
    else if (address !== "/") expect(first.headers["cache-control"], address).toMatch(/^public, max-age=0, s-maxage=/);
  }
});

test("a product rendered again a minute later is the same, byte for byte, and its reader is told so", async ({
  rewire,
}) => {
  const path = "/product/nordlys-n3-pro";
  mock.timers.enable({ apis: ["Date"], now: new Date("2026-11-18T11:00:00Z") });
  try {
    const { url, stop } = await rewire.openBeside({ BASE_URL: "https://shop.example" });
    try {
      const first = await fetch(`${url}${path}`);
      const etag = first.headers.get("etag") ?? "";
      const text = await first.text();
      expect(text).toContain("November 19");
      mock.timers.setTime(Date.parse("2026-11-18T11:01:00Z"));
      // Pages are kept by host, so this one is rendered anew.
      const otherHost = url.replace("localhost", "127.0.0.1");
      const revalidation = await fetch(`${otherHost}${path}`, { headers: { "if-none-match": etag } });
      expect([revalidation.status, await revalidation.text()]).toEqual([304, ""]);
      expect(await (await fetch(`${otherHost}${path}`)).text()).toBe(text);
      // Once the shop has closed, the promise is another: its data are read, which have not been rendered yet.
      mock.timers.setTime(Date.parse("2026-11-18T18:00:00Z"));
      expect(await (await fetch(`${url}${path}.data`)).text()).toContain('"2026-11-19"');
    } finally {
      await stop();
    }
  } finally {
    mock.timers.reset();
  }
});

test("the home page without a language is no shared cache's, since it leads readers to theirs", async ({ request }) => {
  const home = await request.get("/", { headers: JOHN });
  expect(home.headers()["cache-control"]).toBe("private, max-age=0");
  expect(home.headers()["vary"]).toContain("accept-language");
  const german = await request.get("/", { headers: { "accept-language": "de" }, maxRedirects: 0 });
  expect([german.status(), german.headers()["location"]]).toEqual([302, "/de"]);
});

test("pages of one visitor are never public", async ({ request }) => {
  const names = PUBLIC.map((address) => address.split("?")[0]);
  const others = addresses.filter((address) => !names.includes(address));
  expect(others.length).toBeGreaterThan(8);
  for (const address of others) {
    const { "cache-control": control = "" } = (await request.get(address)).headers();
    if (!/^\/(products|product-category|product|categories|info)(\/|$)/.test(address))
      expect(control, address).not.toContain("public");
  }
});

test("who has the page already is told so, and each coding is the same text", async ({ request }) => {
  const address = "/de/products";
  const page = await request.get(address);
  const { etag = "" } = page.headers();
  const again = await request.get(address, { headers: { "if-none-match": `"other", ${etag}` } });
  expect([again.status(), (await again.body()).byteLength]).toEqual([304, 0]);
  expect(again.headers()).toMatchObject({ etag, vary: "accept-encoding" });
  for (const coding of ["br", "gzip", "zstd", "identity"]) {
    const answer = await request.get(address, { headers: { "accept-encoding": coding } });
    expect(answer.headers()["content-encoding"] ?? "identity").toBe(coding);
    if (coding !== "zstd") expect(await answer.text()).toBe(await page.text());
  }
  const tracked = await request.get(`${address}?utm_source=letter&gclid=1`);
  expect(tracked.headers()["etag"]).toBe(etag);
});

test("invented parameters change no page, and stay in the address", async ({ request, page }) => {
  const readTag = async (address: string) => (await request.get(address)).headers()["etag"];
  for (const address of ["/de/products", "/product/nordlys-n3-pro", "/repair", "/contact"])
    for (const query of [
      "x=1",
      `x=${"y".repeat(3_000)}`,
      "_routes=z&utm_source=letter",
      "pa_nothing=1&day=2031-01-01",
    ]) {
      const before = await readTag(address);
      const tag = await readTag(`${address}?${query}`);
      // Another journey may buy something meanwhile, which changes the page.
      expect([before, await readTag(address)], `${address} ${query.slice(0, 40)}`).toContain(tag);
    }
  const address = "/product/nordlys-n3-pro?x=1&search=hub&pa_color=ice-blue&review-sort=oldest";
  await page.goto(address);
  await pageAlive(page);
  await expect(page.getByRole("banner").getByRole("searchbox")).toHaveValue("");
  const reviewLinks = page.locator("#reviews a[href*='review-']");
  await expect(reviewLinks.first()).toBeVisible();
  for (const link of await reviewLinks.all()) await expect(link).toHaveAttribute("href", /\?pa_color=ice-blue&review-/);
  expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);
  await page.goto("/product/unknown?x=1");
  await pageAlive(page);
  await expect(page.getByRole("main")).toContainText("Product not found.");
});

test("while the shop is down, pages are there as they were", async () => {
  const rewire = await openRewire({
    PRODUCT_TTL_SECONDS: "1",
    CATALOGUE_TTL_SECONDS: "1",
    BACKGROUND_COMPRESSION: "true",
  });
  const get = async (address: string) => (await fetch(`${rewire.url}${address}`)).status;
  const pages = ["/products", "/product/nordlys-n3-pro", "/de"];
  // The catalogue has to be read first.
  await expect.poll(() => get("/products"), { timeout: 40_000 }).toBe(200);
  for (const page of pages) expect(await get(page), page).toBe(200);
  await rewire.restartShop(async () => {
    const isNoticed = async () => {
      for (const page of pages) expect(await get(page), page).toBe(200);
      return /cannot be reached|could not be (?:read|rendered)|ECONNREFUSED/.test(rewire.log());
    };
    await expect.poll(isNoticed).toBe(true);
    for (const page of pages) expect(await get(page), page).toBe(200);
  });
  await rewire.stop();
});
