import type { Page, Route } from "@playwright/test";
import { alive, countLoads, MODULE_URL_PATTERN, showIntent } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

// Behaviour of an open page after a new deployment: its scripts no longer exist. Console errors are expected.

const gone = (route: Route) => route.fulfill({ status: 404, body: "Not found" });
const contact = /\/assets\/contact-.*\.js/;
const toContact = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Contact" });

/** Opens the categories and waits until React has hydrated the page, so that a click loads no document. */
async function openCategories(page: Page, url: string) {
  await page.goto(`${url}/categories`);
  await alive(toContact(page));
}

test("a route whose script is gone is loaded anew at the address asked for, once", async ({ browser, rewire }) => {
  const page = await browser.newPage();
  const count = countLoads(page);
  await openCategories(page, rewire.url);
  // The new version of the page has a script with another name. The old page may request its script twice: on hover and
  // on click.
  await page.route(contact, (route) => (count() < 2 ? gone(route) : route.continue()));
  await toContact(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(count).toBe(2);
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  // A further load would have happened when the scripts of the page ran.
  await alive(toContact(page));
  expect(count()).toBe(2);
  await expect(page.getByRole("heading", { level: 1, name: "Error 500" })).toBeHidden();
  await page.close();
});

test("a route whose script stays away is an error screen with a retry within ten seconds of a reload, whatever is clicked", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage();
  await page.route(contact, gone);
  await openCategories(page, rewire.url);
  // The page has just been reloaded for another reason. A slow test may need longer than the cookie's ten seconds.
  await page.evaluate(() => void (document.cookie = "reloadCount=1; Max-Age=120; Path=/; SameSite=Lax"));
  const count = countLoads(page);
  await toContact(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Error 500" })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Repair" }).first().click();
  await expect(page).toHaveURL(/\/repair$/);
  await expect(page.getByRole("heading", { level: 1, name: "Repair desk" })).toBeVisible();
  expect(count()).toBe(0);
  await page.close();
});

test("a route that is opened while the server restarts appears once it answers, without an error page", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage();
  await openCategories(page, rewire.url);
  const count = countLoads(page);
  let requestCount = 0;
  await page.route("**/*", (route) => {
    requestCount += 1;
    return route.abort("connectionrefused");
  });
  await toContact(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => requestCount).toBeGreaterThan(3);
  await expect(page.getByRole("heading", { level: 1, name: /Error/ })).toBeHidden();
  expect(count()).toBe(0);
  await page.unroute("**/*");
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  expect(count()).toBe(1);
  await page.close();
});

/**
 * Aborts the module requests of the first documents of a page.
 * @param documentCount Number of documents that are concerned.
 * @param condition Promise until which the aborts are delayed.
 * @returns Function that counts the aborted requests of a document.
 */
async function breakModules(page: Page, documentCount = 1, condition?: Promise<unknown>) {
  const countOfDocuments = countLoads(page);
  const aborts: number[] = [];
  await page.route(MODULE_URL_PATTERN, async (route) => {
    const number = countOfDocuments();
    if (number > documentCount) return route.continue();
    await condition;
    aborts.push(number);
    return route.abort("connectionreset");
  });
  return (number: number) => aborts.filter((other) => other === number).length;
}

test("a cart whose modules break off before it starts is reloaded once, and then responds", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage();
  const count = countLoads(page);
  const countAborts = await breakModules(page);
  await page.goto(`${rewire.url}/cart`, { waitUntil: "commit" });
  await expect.poll(count).toBe(2);
  await alive(page.getByRole("banner").getByRole("link", { name: "Rewire" }));
  expect(countAborts(1)).toBeGreaterThan(0);
  expect(count()).toBe(2);
  await page.close();
});

test("a product that is added to the cart before the modules of its list break off is in the cart, once", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage();
  const count = countLoads(page);
  const isQuiet = followQuiet(page);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === "/cart/add");
  const countAborts = await breakModules(page, 1, sent);
  await page.goto(`${rewire.url}/products`, { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect.poll(count).toBe(2);
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  // The first action starts the store, which would send again what it takes for not sent.
  await page.keyboard.press("Shift");
  await isQuiet();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  expect(countAborts(1)).toBeGreaterThan(0);
  expect(count()).toBe(2);
  await page.close();
});

test("a page whose modules break off again after its reload stays, and works as without scripts", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage();
  const count = countLoads(page);
  const isQuiet = followQuiet(page);
  const countAborts = await breakModules(page, 2);
  await page.goto(`${rewire.url}/products`, { waitUntil: "commit" });
  await showIntent(page);
  await expect.poll(count).toBe(2);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await showIntent(page);
  await expect.poll(() => countAborts(2)).toBeGreaterThan(0);
  await isQuiet();
  expect(count()).toBe(2);
  await toContact(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  expect(count()).toBe(3);
  await page.close();
});

test("a page whose modules break off stays as long as the visitor uses its field, and works as without scripts", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage();
  const count = countLoads(page);
  const isQuiet = followQuiet(page);
  const countAborts = await breakModules(page);
  await page.goto(`${rewire.url}/products`, { waitUntil: "commit" });
  const field = page.getByRole("searchbox").first();
  await field.pressSequentially("hear");
  await expect.poll(() => countAborts(1)).toBeGreaterThan(0);
  await isQuiet();
  await field.pressSequentially("th");
  expect(count()).toBe(1);
  await field.press("Enter");
  await expect(page).toHaveURL(/hearth/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.close();
});

for (const [what, pattern] of [
  ["every script", /\/assets\/.*\.js/],
  ["the script of the page itself", /\/assets\/products-.*\.js/],
  ["the words", /\/assets\/en_US-.*\.js/],
  ["every style", /\/assets\/.*\.css/],
] as const) {
  test(`${what} of a document that has been sent may be gone: it can be read, and is never loaded in a loop`, async ({
    browser,
    rewire,
  }) => {
    const page = await browser.newPage();
    const count = countLoads(page);
    const isQuiet = followQuiet(page);
    let requestCount = 0;
    await page.route(pattern, (route) => {
      requestCount += 1;
      return gone(route);
    });
    // The page may reload itself before it is completely loaded.
    await page.goto(`${rewire.url}/products`, { waitUntil: "commit" });
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    await isQuiet();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    expect(count()).toBeLessThanOrEqual(2);
    await page.close();
  });
}
