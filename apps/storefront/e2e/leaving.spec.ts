import type { Browser, Page, Route } from "@playwright/test";
import { countLoads, holdRequests, openAlive } from "./alive.ts";
import { expect, test } from "./test.ts";

// Firefox ends all requests of a page at the moment when the visitor leaves it, while it is still shown until the next
// page arrives. Chromium ends them when it arrives; here the requests are aborted as Firefox does it. Console errors are
// expected.

const LAST_VIEW = "lastView";

/** Opens a page that records its heading and its alerts when it is left. */
async function openRecorded(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript((key) => {
    window.addEventListener("pagehide", () => {
      const texts = [...document.querySelectorAll("h1, [role=alert]")].map(({ textContent }) => textContent);
      sessionStorage.setItem(key, texts.filter(Boolean).join("\n"));
    });
  }, LAST_VIEW);
  await openAlive(page, `${url}/product/hearth-hub`);
  return page;
}

/** Returns the heading of the page that was left, and the alerts if there were any, each on a line. */
const readLastView = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), LAST_VIEW);

/** Presses "Add to cart" and holds the requests for it that match a pattern. */
async function addWithHeldRequests(page: Page, pattern: RegExp): Promise<readonly Route[]> {
  const routes: Route[] = [];
  await page.route(pattern, (route) => void routes.push(route));
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect.poll(() => routes.length).toBeGreaterThan(0);
  return routes;
}

/** Leaves the page for the cart, as with a bookmark, before a slow server; requests of the page are ended meanwhile. */
async function leaveForCart(page: Page, routes: readonly Route[]): Promise<void> {
  const release = await holdRequests(page, /\/cart$/);
  const request = page.waitForRequest(/\/cart$/);
  await page.evaluate(() => void setTimeout(() => window.location.assign("/cart")));
  await request;
  await Promise.all(routes.map((route) => route.abort()));
  // What a page does with failures: it asks the server, then shows an error or reloads.
  await new Promise((resolve) => setTimeout(resolve, 500));
  release();
  await expect(page).toHaveURL(/\/cart$/);
}

test("who leaves a page while its parts are loaded is not held back, and sees no error meanwhile", async ({
  browser,
  rewire,
}) => {
  const page = await openRecorded(browser, rewire.url);
  const routes = await addWithHeldRequests(page, /\/assets\/CommerceIsland-[\w-]+\.js$/);
  const count = countLoads(page);
  await leaveForCart(page, routes);
  expect(count()).toBe(1);
  expect(await readLastView(page)).toBe("Hearth Hub");
  await page.close();
});

test("who leaves a page while a product is added sees no failure, and the product is in the cart", async ({
  browser,
  rewire,
}) => {
  const page = await openRecorded(browser, rewire.url);
  const routes = await addWithHeldRequests(page, /\/graphql$/);
  await leaveForCart(page, routes);
  expect(await readLastView(page)).toBe("Hearth Hub");
  await page.unroute(/\/graphql$/);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Hearth Hub");
  await page.close();
});
