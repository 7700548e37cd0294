import { expect, type Locator, type Page } from "@playwright/test";
import { isHydrated } from "@rewire/platform/early";

/** Looked for often: a page is alive within moments, and each moment waited longer is waited hundreds of times. */
const intervals = [25, 50, 100];

/**
 * Moves the pointer in the page's outer corner, where nothing is to be pressed: scripts begin with the visitor's first
 * intent (docs/decisions/0054), and not each journey should wait for the idle moment instead.
 */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
}

/**
 * Shows intent and waits until React has taken an element over. Before that a link loads a page like any other link and a filter knows
 * nothing of the list; buttons and fields can be used at once, because what is done to them early is done again
 * (docs/decisions/0019).
 * @returns The element, to go on with.
 */
export async function alive(place: Locator): Promise<Locator> {
  await showIntent(place.page());
  const isAlive = () => place.evaluate(isHydrated);
  await expect.poll(isAlive, { message: `${place.toString()} is taken over by React`, intervals }).toBe(true);
  return place;
}

/** Waits until React has taken over the page as a whole; parts below the fold and parts that are fetched late may come after it. */
export async function pageAlive(page: Page): Promise<void> {
  await alive(page.locator("body"));
}

/** Opens a page and waits until React has taken it over as a whole. @param path From the root of the storefront, or a whole address */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await pageAlive(page);
}

/** Counts the documents that a page asks for from now on. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && (count += 1)));
  return () => count;
}
