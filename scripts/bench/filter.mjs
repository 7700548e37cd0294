// npm run bench:filter: from a click on a filter, or another order, to the new grid painted, in the built app on this machine.
// Prints the median and the 95th percentile; CLICKS=40 measures more. The load of the machine stands beside it.
import { loadavg } from "node:os";
import { chromium } from "playwright";
import { launchOptions } from "../browser.mjs";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";

const clicks = Number(process.env.CLICKS ?? 20);
const rewire = await openRewire();
const browser = await chromium.launch(await launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${rewire.url}/products`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    window.measureList = (act) =>
      new Promise((resolve) => {
        const list = document.querySelector("section[aria-busy]");
        const started = performance.now();
        // Painted: two frames after the cards have changed.
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              performance.measure("list", { start: started, end: performance.now() });
              resolve(performance.now() - started);
            }),
          );
        }).observe(list, { childList: true, subtree: true });
        act();
      });
  });
  const times = { filter: [], sort: [] };
  await page.getByText("Brand", { exact: true }).first().click();
  const values = page.getByRole("list", { name: "Brand" }).getByRole("link");
  for (let n = -2; n < clicks; n += 1) {
    const value = values.nth(Math.abs(n) % 2);
    await value.hover();
    const time = await value.evaluate((link) => window.measureList(() => link.click()));
    if (n >= 0) times.filter.push(time);
    await page.waitForLoadState("networkidle");
  }
  const select = page.getByRole("combobox", { name: "Sort" });
  for (let n = -2; n < clicks; n += 1) {
    const time = await select.evaluate(
      (field, order) =>
        window.measureList(() => {
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(field, order);
          field.dispatchEvent(new Event("change", { bubbles: true }));
        }),
      n % 2 ? "price-ASC" : "price-DESC",
    );
    if (n >= 0) times.sort.push(time);
    await page.waitForLoadState("networkidle");
  }
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b);
    console.log(
      `${name}: median ${sorted[Math.floor(sorted.length / 2)].toFixed(0)} ms (aim 100), 95 % within ${sorted[Math.floor(sorted.length * 0.95)].toFixed(0)} ms, ${sorted.length} clicks`,
    );
  }
  console.log(`load of the machine ${loadavg()[0].toFixed(1)}`);
} finally {
  await browser.close();
  await rewire.stop();
}
