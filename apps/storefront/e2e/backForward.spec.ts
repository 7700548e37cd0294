import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.mjs";
import { alive } from "./alive.ts";
import { expect, test } from "./test.ts";

const PUBLIC = ["/de", "/products", "/categories", "/product/nordlys-n3-pro", "/repair", "/contact"];

/** Reason that the headless browser reports, because it has no back/forward cache. */
const BROWSER = "masked";

/** Returns why the current page was not restored from the back/forward cache. */
const reasons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const list = navigation && "notRestoredReasons" in navigation ? navigation.notRestoredReasons : null;
    const { reasons = [] } = (list ?? {}) as { readonly reasons?: readonly { readonly reason: string }[] };
    return reasons.map(({ reason }) => reason);
  });

test("nothing of a public page keeps it from coming back as it was", async ({ rewire }) => {
  // Playwright disables this cache. The headless browser has none, but still reports all other reasons against it.
  const browser = await chromium.launch({
    ...(await launchOptions()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  const leaveAndReturn = async (path: string) => {
    await page.goto(`${rewire.url}${path}`);
    await alive(page.getByRole("banner").getByRole("link").first());
    await page.goto(`${rewire.url}/livez`);
    await page.goBack();
    await expect(page).toHaveURL(`${rewire.url}${path}`);
    // The reasons are available shortly after the page.
    await expect.poll(() => reasons(page), path).toContain(BROWSER);
  };
  for (const path of PUBLIC) {
    await leaveAndReturn(path);
    expect(await reasons(page), path).toEqual([BROWSER]);
  }
  await browser.close();
});
