import { chromium } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.mjs";
import { alive } from "./alive.ts";
import { expect, test } from "./test.ts";

const PUBLIC = ["/de", "/products", "/categories", "/product/nordlys-n3-pro", "/repair", "/contact"];

/** What Chromium says about a page that was not kept for the way back, by the protocol of its developer tools. */
interface Explanation {
  readonly type: string;
  readonly reason: string;
}

test("nothing of a public page keeps it from coming back as it was", async ({ rewire }) => {
  // Playwright turns this cache off. The headless browser has none, and still lists what else would forbid it.
  const browser = await chromium.launch({
    ...(await launchOptions()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const explanations: Explanation[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    explanations.push(...notRestoredExplanations);
  });
  const ours = () => explanations.filter(({ type }) => type !== "Circumstantial").map(({ reason }) => reason);

  for (const path of PUBLIC) {
    await page.goto(`${rewire.url}${path}`);
    await alive(page.getByRole("banner").getByRole("button").first());
    await page.goto(`${rewire.url}/livez`);
    await page.goBack();
    await expect.poll(() => explanations.length, path).toBeGreaterThan(0);
    expect(ours(), path).toEqual([]);
    explanations.length = 0;
  }
  await page.goto(`${rewire.url}/checkout`);
  await page.goto(`${rewire.url}/livez`);
  await page.goBack();
  // A checkout is never kept, and so the list is not empty for want of reasons.
  await expect.poll(ours).toContainEqual(expect.stringContaining("NoStore"));
  await browser.close();
});
