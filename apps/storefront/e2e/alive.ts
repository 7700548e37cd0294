import { expect, type Locator, type Page } from "@playwright/test";
import { isHydrated } from "@rewire/platform/early";

/** Keeps a page from reloading itself again for two minutes, because a slow test needs longer than the shop's ten seconds. */
export const extendReloadGuard = (page: Page, url: string): Promise<void> =>
  page.context().addCookies([{ name: "reloadCount", value: "1", url, expires: Date.now() / 1000 + 120 }]);

/** Matches the URLs of the page's modules, but not of the early script, which comes with the page and starts them. */
export const MODULE_URL_PATTERN = /\/assets\/(?!early-)[\w.-]+\.js$/;

/** Delays requests; returns a function that releases them. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Delays the modules of a page, and not the early script, which records actions. */
export const holdModules = (page: Page): Promise<() => void> => holdRequests(page, MODULE_URL_PATTERN);

/** Polling intervals in milliseconds; short, because pages are hydrated quickly and tests wait hundreds of times. */
const intervals = [25, 50, 100];

/**
 * Moves the pointer in the corner of the page, where there is no control: scripts start with the visitor's first action
 * (docs/decisions/0054), and otherwise each journey would wait until the page is idle.
 */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
}

/**
 * Moves the pointer and waits until React has hydrated an element. Before that, a link loads a document and a filter
 * has no effect on the list; buttons and fields can be used immediately, because early actions are replayed
 * (docs/decisions/0019).
 * @returns The element.
 */
export async function alive(place: Locator): Promise<Locator> {
  await showIntent(place.page());
  const isAlive = () => place.evaluate(isHydrated);
  await expect.poll(isAlive, { message: `${place.toString()} is taken over by React`, intervals }).toBe(true);
  return place;
}

/** Waits until React has hydrated the page; parts below the fold and deferred parts may be hydrated later. */
export async function pageAlive(page: Page): Promise<void> {
  await alive(page.locator("body"));
}

/** Opens a page and waits until React has hydrated it. @param path Path on the storefront, or an absolute URL */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await pageAlive(page);
}

/** Counts the documents that a page requests from now on. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && (count += 1)));
  return () => count;
}
