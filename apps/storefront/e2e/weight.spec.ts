import { get } from "node:http";
import { openAlive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

const KIB = 1024;
/** As `packages/platform/src/early/startAfterPaint.ts` has it. */
const PATIENCE_MS = 3_000;

/** Bytes of an answer as they go over the line to a browser that takes brotli. */
function brotliBytes(url: string): Promise<{ encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br", accept: "text/html" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve({ encoding: answer.headers["content-encoding"], bytes }));
    }).on("error", reject);
  });
}

test("the page of a list of 24 weighs at most 28 KiB, its filters included", async ({ rewire }) => {
  const { encoding, bytes } = await brotliBytes(`${rewire.url}/products`);
  expect(encoding).toBe("br");
  expect(bytes).toBeLessThanOrEqual(28 * KIB);
});

test("the styles of a page stand in its head, in one piece", async ({ request }) => {
  for (const path of ["/", "/products", "/product/nordlys-n3-pro", "/repair"]) {
    const html = await (await request.get(path)).text();
    const [head = "", body = ""] = html.split("<body");
    expect(head.split("<style").length - 1, path).toBe(1);
    expect(body, path).not.toContain("<style");
  }
});

test("styles that came with the page are neither moved nor written again when it comes to life", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const state = window as unknown as { moved: number };
      state.moved = 0;
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          state.moved += [...removedNodes].filter(({ nodeName }) => nodeName === "STYLE").length;
      }).observe(document.head, { childList: true });
    });
  });
  const isQuiet = followQuiet(page);
  await openAlive(page, "/products");
  await expect(page.getByRole("button", { name: "Cart, empty" })).toBeVisible();
  await isQuiet();
  const { moved, added } = await page.evaluate(() => ({
    moved: (window as unknown as { moved: number }).moved,
    added: [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && !("styles" in ownerNode.dataset))
      .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  }));
  expect(moved).toBe(0);
  expect(added).toBeLessThan(20);
});

test("nothing moves while a list or a product loads and comes to life", async ({ page }) => {
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) state.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const isQuiet = followQuiet(page);
  for (const path of ["/", "/products", "/product/nordlys-n3-pro"]) {
    await openAlive(page, path);
    await isQuiet();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThanOrEqual(0.02);
  }
});

test("filters are painted in their place before the order beside them has been read", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  const places = () =>
    page
      .locator("#filters summary")
      .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y]));
  for (const path of ["/products", "/de/products", "/es/products?orderby=price&order=ASC"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const whole = await places();
    expect(whole.length).toBeGreaterThan(5);
    await page.locator("form:has(> div > select)").evaluate((form) => form.remove());
    expect(await places(), path).toEqual(whole);
  }
});

test("scripts are asked for when the page has been painted", async ({ page }) => {
  // A page that is not painted for long asks for them all the same, as it may on a busy machine: here it never loses patience.
  await page.addInitScript((patience) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, delay = 0, ...values: unknown[]) =>
      delay >= patience ? 0 : wait(handler, delay, ...values)) as typeof setTimeout;
  }, PATIENCE_MS);
  for (const path of ["/", "/products", "/product/nordlys-n3-pro"]) {
    await openAlive(page, path);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length, path).toBeGreaterThan(5);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted);
  }
});
