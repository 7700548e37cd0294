import type { Page } from "@playwright/test";
import { get } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { MODULE_URL_PATTERN, openAlive, pageAlive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

const KIB = 1024;

/** Returns the transferred bytes of a response to a client that accepts brotli. */
function brotliBytes(url: string): Promise<{ encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br", accept: "text/html" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve({ encoding: answer.headers["content-encoding"], bytes }));
    }).on("error", reject);
  });
}

test("the page of a list of 24 weighs at most 17 KiB, with everything that its first paint needs", async ({
  rewire,
}) => {
  const { encoding, bytes } = await brotliBytes(`${rewire.url}/products`);
  expect(encoding).toBe("br");
  expect(bytes).toBeLessThanOrEqual(17 * KIB);
});

test("the page of a list of 24 has at most 100 KiB before compression, and 1,090 elements", async ({
  request,
  page,
}) => {
  const html = await (await request.get("/products")).body();
  expect(html.length).toBeLessThanOrEqual(100 * KIB);
  const { cards, elements } = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    return { cards: parsed.querySelectorAll("article").length, elements: parsed.querySelectorAll("*").length };
  }, html.toString());
  expect(cards).toBe(24);
  expect(elements).toBeLessThanOrEqual(1_090);
});

test("the data of home and product pages has each card and each variation in one text", async ({ request }) => {
  for (const path of ["/", "/product/nordlys-n3-pro"]) {
    const html = await (await request.get(path)).text();
    // Counts the data of cards; a product page contains those of its own product once.
    expect(html.split('"specLine"').length - 1, path).toBe(path === "/" ? 0 : 1);
    expect(html, path).not.toContain("isPurchasable");
    // React Router's scripts for data in its own encoding.
    expect(html, path).not.toMatch(/TextEncoderStream|streamController/);
  }
});

test("nothing but the page itself stands before its first paint", async ({ page }) => {
  for (const path of ["/", "/products", "/product/nordlys-n3-pro", "/repair"]) {
    await page.route(/\.(?:css|woff2|js)$/, () => undefined);
    await page.goto(path, { waitUntil: "commit" });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length), { message: path })
      .toBe(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unrouteAll();
  }
});

test("a page in English fetches at most 40 KB of fonts", async ({ page }) => {
  const isQuiet = followQuiet(page);
  await openAlive(page, "/products");
  await isQuiet();
  const bytes = await page.evaluate(async () => {
    await document.fonts.ready;
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".woff2"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(40_000);
});

/** Resolves when the page has been painted. */
const paint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test("nothing moves when the fonts arrive", async ({ page }) => {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\.woff2$/, async (route) => {
    // A font that is requested after the others were let go must not wait for ever.
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) state.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The home page's large heading moves by some pixels while a part of its fonts is there, and an old price moves below
  // its new one.
  for (const [path, limit, width] of [
    ["/", 0.01, 1280],
    ["/", 0.01, 390],
    ["/products", 0.001, 390],
    ["/products", 0.001, 1280],
    ["/product/nordlys-n3-pro", 0.001, 1280],
  ] as const) {
    waiting.length = 0;
    isHeld = true;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => waiting.length, { message: path }).toBeGreaterThanOrEqual(3);
    // What moved while the page arrived was not the fonts' doing.
    await paint(page);
    await page.evaluate(() => {
      (window as unknown as { shift: number }).shift = 0;
    });
    isHeld = false;
    for (const letGo of waiting) letGo();
    await page.evaluate(() => document.fonts.ready);
    await paint(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThanOrEqual(limit);
  }
});

test("the heading of a product that is reached by a link stays where it appears", async ({ page }) => {
  await openAlive(page, "/products");
  await page.evaluate(() => {
    const state = window as unknown as { places: number[] };
    state.places = [];
    const note = () => {
      const heading = location.pathname.startsWith("/product/") ? document.querySelector("main h1") : null;
      if (heading) state.places.push(Math.round(heading.getBoundingClientRect().top + window.scrollY));
      requestAnimationFrame(note);
    };
    note();
  });
  const isQuiet = followQuiet(page);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await isQuiet();
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places).size).toBe(1);
});

test("the styles of a page stand in its head, in one piece", async ({ request }) => {
  for (const path of ["/", "/products", "/product/nordlys-n3-pro", "/repair"]) {
    const html = await (await request.get(path)).text();
    const [head = "", body = ""] = html.split("<body");
    expect(head.split("<style").length - 1, path).toBe(1);
    expect(body, path).not.toContain("<style");
  }
});

test("the footer's styles come right before it, without scripts too", async ({ browser, rewire }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/", "/products", "/product/nordlys-n3-pro"]) {
    await page.goto(`${rewire.url}${path}`);
    await expect(page.locator("main + link[data-styles] + script + footer")).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Site" })).toHaveCSS("display", "grid");
  }
  await context.close();
});

const DEFERRED_STYLES = /\/deferred-[\w-]+\.css$/;

test("a short page is shown at once, and its footer when its styles have come", async ({ browser, rewire }) => {
  const page = await (
    await browser.newContext({ baseURL: rewire.url, viewport: { width: 1440, height: 2000 } })
  ).newPage();
  const { promise: release, resolve: releaseStyles } = Promise.withResolvers<undefined>();
  await page.route(DEFERRED_STYLES, async (route) => {
    await release;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  releaseStyles(undefined);
  await expect(page.getByRole("navigation", { name: "Site" })).toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Site" })).toHaveCSS("display", "grid");
});

test("a page whose footer's styles cannot be loaded has them when it comes to life, with those of states", async ({
  browser,
  rewire,
}) => {
  const page = await (await browser.newContext({ baseURL: rewire.url })).newPage();
  await page.route(DEFERRED_STYLES, (route) => route.abort());
  await page.goto("/products");
  const menu = page.getByRole("navigation", { name: "Site" });
  await expect(menu).toHaveCSS("display", "block");
  await pageAlive(page);
  await expect(menu).toHaveCSS("display", "grid");
  const hasHoverRule = (element: Element) =>
    [...document.styleSheets]
      .filter(({ href }) => href === null)
      .flatMap((sheet) => [...sheet.cssRules])
      .some(({ cssText }) => cssText.includes(":hover") && cssText.includes(`.${element.className}:`));
  expect(await page.getByRole("banner").getByRole("button", { name: "Cart" }).evaluate(hasHoverRule)).toBe(true);
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

/**
 * Disables timers of three seconds or more, so that pages without an action never start their scripts, on slow machines
 * too.
 */
const stopIdleTimers = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0, ...values: unknown[]) =>
        delay >= 3_000 ? 0 : start(run, delay, ...values),
    });
  });

test("modules are asked for at the first intent, and one early script before", async ({ page }) => {
  await stopIdleTimers(page);
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith(".js")),
    );
  for (const path of ["/", "/products", "/product/nordlys-n3-pro"]) {
    await page.goto(path, { waitUntil: "load" });
    // Scripts that were requested after the load or the paint would have been by then.
    await page.waitForTimeout(1_000);
    expect(await scripts(), path).toEqual([expect.stringMatching(/^\/assets\/early-/)]);
    await pageAlive(page);
    expect((await scripts()).length, path).toBeGreaterThan(5);
  }
});

test("without an intent scripts are asked for when the page has been idle for three seconds", async ({ page }) => {
  await page.goto("/products", { waitUntil: "load" });
  const readTimes = () =>
    page.evaluate((pattern) => {
      const modules = performance
        .getEntriesByType("resource")
        .filter(({ name }) => new RegExp(pattern).test(name))
        .map(({ startTime }) => startTime);
      const loaded = performance.getEntriesByType("navigation")[0]?.toJSON().loadEventStart as number;
      return { loaded, requested: Math.min(...modules) };
    }, MODULE_URL_PATTERN.source);
  await expect.poll(async () => Number.isFinite((await readTimes()).requested)).toBe(true);
  const { loaded, requested } = await readTimes();
  expect(requested - loaded).toBeGreaterThanOrEqual(2_990);
});

test("pages of the checkout and of repairs do not wait for an intent", async ({ page }) => {
  await stopIdleTimers(page);
  for (const path of ["/checkout", "/my-account", "/repair"]) {
    await page.goto(path, { waitUntil: "load" });
    const listResources = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .join(" "),
      );
    await expect.poll(listResources).toMatch(/\.js( |$)/);
  }
});

test("the scripts of a first visit weigh at most 11 KiB until an intent", async ({ request }) => {
  for (const path of ["/", "/products", "/product/nordlys-n3-pro"]) {
    const html = await (await request.get(path)).text();
    const inline = [...html.matchAll(/<script(?![^>]*type="(?:held|application))[^>]*>([\s\S]*?)<\/script>/g)];
    const urls = Array.from(html.matchAll(/<script[^>]* src="([^"]*)"/g), ([, url = ""]) => url);
    expect(urls, path).toEqual([expect.stringMatching(/^\/assets\/early-/)]);
    const external = await (await request.get(urls[0] ?? "")).text();
    const texts = [...inline.map(([, text]) => text), external];
    const bytes = texts.reduce((sum, text = "") => sum + brotliCompressSync(text).length, 0);
    expect(bytes, path).toBeLessThanOrEqual(11 * KIB);
    expect(html, path).not.toMatch(/rel="modulepreload"/);
  }
});
