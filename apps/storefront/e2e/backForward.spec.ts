import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.mjs";
import { alive } from "./alive.ts";
import { expect, test } from "./test.ts";

const PUBLIC = [
  "/de",
  "/products",
  "/products/filters",
  "/categories",
  "/product/nordlys-n3-pro",
  "/repair",
  "/contact",
  "/info/imprint",
];

/**
 * Outcomes of going back: restored as it was, or the one reason against it that the lockfile's headless browser reports
 * because it has no back/forward cache.
 */
const ALLOWED = ["restored", "masked"];

/** Property of `window` that tells whether the page was restored from the back/forward cache. */
const RESTORED = "isRestored";

/** Returns "restored" if the current page comes from the back/forward cache, else the reasons why not; empty at first. */
const outcome = (page: Page): Promise<string> =>
  page.evaluate((restored) => {
    if (Reflect.get(window, restored) === true) return "restored";
    const [navigation] = performance.getEntriesByType("navigation");
    const list = navigation && "notRestoredReasons" in navigation ? navigation.notRestoredReasons : null;
    const { reasons = [] } = (list ?? {}) as { readonly reasons?: readonly { readonly reason: string }[] };
    return reasons.map(({ reason }) => reason).join(" ");
  }, RESTORED);

test("nothing of a public page keeps it from coming back as it was", async ({ rewire }) => {
  // Playwright disables this cache. The lockfile's headless browser has none, but still
  // reports all other reasons against it; a complete browser (CHROMIUM_PATH) restores the page.
  const browser = await chromium.launch({
    ...(await launchOptions()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  await page.addInitScript((restored) => {
    window.addEventListener("pageshow", ({ persisted }) => Reflect.set(window, restored, persisted));
  }, RESTORED);
  const leaveAndReturn = async (path: string) => {
    await page.goto(`${rewire.url}${path}`);
    await alive(page.getByRole("banner").getByRole("link").first());
    await page.goto(`${rewire.url}/livez`);
    // A restored page has been loaded already: its `load` event does not come again.
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(`${rewire.url}${path}`);
    // The reasons are available shortly after the page.
    await expect.poll(() => outcome(page), path).not.toBe("");
  };
  for (const path of PUBLIC) {
    await leaveAndReturn(path);
    expect(ALLOWED, path).toContain(await outcome(page));
  }
  await browser.close();
});
