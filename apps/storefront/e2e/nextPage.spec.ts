import type { Page } from "@playwright/test";
import { isHydrated } from "@rewire/platform/early";
import { holdRequests, openAlive, pageAlive } from "./alive.ts";
import { putHubIntoCart } from "./checkout.ts";
import { placeOrder } from "./placeOrder.ts";
import { openPrerenderingTab, type PrerenderingTab } from "./prerendering.ts";
import { followEmptyFrames } from "./followEmptyFrames.ts";
import { expect, test } from "./test.ts";

// Prefetching and prerendering of the next page, and the transition of a product's picture.

const PUBLIC = ["/de", "/products", "/products?search=band", "/product-category/wearables", "/product/nordlys-n3-pro"];
const PRIVATE = ["/checkout", "/my-account", "/wishlist", "/repair/status"];
const RULES = "script[type=speculationrules]";
const PRODUCT = "/product/nordlys-band-junior";

/**
 * Opens a page in a tab whose scripts are never loaded, so that the browser handles its links.
 * @returns Id of the document in the browser's events.
 */
async function openWithoutScripts(tab: PrerenderingTab, url: string): Promise<unknown> {
  const [page] = tab.pages;
  await page?.send("Network.setBlockedURLs", { urls: ["*/assets/*.js"] });
  const navigation = await page?.send("Page.navigate", { url });
  await expect.poll(() => page?.read("location.href + document.readyState")).toBe(`${url}complete`);
  return navigation?.["loaderId"];
}

test("a prerendered product asks nothing private and counts as viewed only when it is opened", async ({ rewire }) => {
  const tab = await openPrerenderingTab();
  try {
    await openWithoutScripts(tab, `${rewire.url}/products`);
    const [list] = tab.pages;
    await list?.read(`document.querySelector('a[href="${PRODUCT}"]').scrollIntoView({ block: "center" })`);
    const place = (await list?.read(
      `(({ left, top }) => ({ x: left + 5, y: top + 5 }))(document.querySelector('a[href="${PRODUCT}"]').getBoundingClientRect())`,
    )) as { readonly x: number; readonly y: number };
    const mouse = (type: string) =>
      list?.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
    await mouse("mouseMoved");

    const product = () => tab.pages.find(({ isPrerendered }) => isPrerendered);
    await expect.poll(() => product()?.read("document.prerendering")).toBe(true);
    const isAlive = `(${isHydrated.toString()})(document.body)`;
    await expect.poll(() => product()?.read(isAlive)).toBe(true);
    const requests = `performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)`;
    const areFiles = `${requests}.every((path) => /^\\/(assets|media)\\/|^\\/favicon|\\.svg$/.test(path))`;
    // A request that follows the hydration would have been made by then.
    await product()?.read("new Promise((resolve) => setTimeout(resolve, 500))");
    expect(await product()?.read(`${areFiles} || ${requests}.join()`)).toBe(true);
    expect(await product()?.read(`localStorage.getItem("rewire.viewed")`)).toBe(null);

    await mouse("mousePressed");
    await mouse("mouseReleased");
    await expect.poll(() => product()?.read("document.prerendering")).toBe(false);
    expect(await product()?.read(`performance.getEntriesByType("navigation")[0].activationStart > 0`)).toBe(true);
    expect(await product()?.read("location.pathname")).toBe(PRODUCT);
    await product()?.read("scrollTo(0, document.body.scrollHeight)");
    await expect
      .poll(() => product()?.read(`JSON.parse(localStorage.getItem("rewire.viewed") ?? "[]").length`))
      .toBe(1);
    const faults = tab.events("Log.entryAdded").map(({ entry }) => JSON.stringify(entry));
    expect(faults.filter((fault) => fault.includes("Content Security Policy"))).toEqual([]);
  } finally {
    await tab.close();
  }
});

test("the browser may prepare products and lists of the page's language, and nothing else", async ({ rewire }) => {
  const tab = await openPrerenderingTab();
  try {
    for (const path of PUBLIC) {
      const loaderId = await openWithoutScripts(tab, `${rewire.url}${path}`);
      // The browser matches the links that it renders. It renders the footer, which links to other languages, in view.
      await tab.pages[0]?.read(
        "document.querySelector('footer').scrollIntoView({ block: 'end', behavior: 'instant' })",
      );
      await tab.pages[0]?.read("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
      const candidates = () =>
        tab
          .events("Preload.preloadingAttemptSourcesUpdated")
          .flatMap(({ preloadingAttemptSources }) => preloadingAttemptSources as readonly { readonly key: Candidate }[])
          .flatMap(({ key }) => (key.loaderId === loaderId ? key : []));
      await expect.poll(() => candidates().length, path).toBeGreaterThan(0);
      const prefix = path.startsWith("/de") ? "/de" : "";
      for (const { action, url } of candidates()) {
        const kinds = action === "Prerender" ? "product/[^/]+" : "(products|product-category/[^/]+)(/page/\\d+)?";
        expect(new URL(url).pathname, path).toMatch(new RegExp(`^${prefix}/${kinds}$`));
      }
    }
  } finally {
    await tab.close();
  }
});

interface Candidate {
  /** Id of the document that has the link. */
  readonly loaderId: string;
  readonly action: string;
  readonly url: string;
}

test("pages of one visitor prepare nothing, and no page does where the owner has turned it off", async ({
  page,
  rewire,
}) => {
  const read = async (url: string) => {
    const response = await page.request.get(url);
    // A page that has failed prepares nothing either.
    expect(response.status(), url).toBe(200);
    return response.text();
  };
  await putHubIntoCart(page, rewire);
  const order = `/order-summary/${String(await placeOrder(page, rewire))}`;
  for (const path of [...PRIVATE, order]) expect(await read(path), path).not.toContain("speculationrules");
  expect(await read("/products")).toContain("speculationrules");
  const other = await rewire.openBeside({ PREPARE_NEXT_PAGE: "false" });
  expect(await read(`${other.url}/products`)).not.toContain("speculationrules");
  await other.stop();
});

test("once React handles the links, the browser prepares nothing more", async ({ page }) => {
  await openAlive(page, "/products");
  await expect(page.locator(RULES)).toHaveCount(0);
});

/** Records the transitions between documents in which a picture moves, on all pages. */
async function followTransitions(page: Page): Promise<() => readonly string[]> {
  const moved: string[] = [];
  await page.exposeFunction("noteTransition", (names: string) => void moved.push(names));
  await page.addInitScript(() => {
    const { noteTransition } = window as unknown as { noteTransition: (names: string) => void };
    window.addEventListener("pagereveal", ({ viewTransition }) => {
      const note = () =>
        noteTransition(
          document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
            .filter((name) => name?.startsWith("::view-transition-group"))
            .join(),
        );
      viewTransition?.ready.then(note, () => noteTransition("skipped"));
      if (!viewTransition) noteTransition("none");
    });
  });
  return () => moved;
}

/** Navigation option for pages that never finish loading, because their scripts are never loaded. */
const soon = { waitUntil: "domcontentloaded" } as const;

test("before React handles links, only the picture moves from the card to the product, and back", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  const moved = await followTransitions(page);
  // A browser skips the transition to a page that takes it seconds, as on a busy machine: then the visit begins again.
  await expect(async () => {
    await page.goto("/products", soon);
    await expect.poll(() => moved().at(-1)).toBe("none");
    await page.locator(`article a[href="${PRODUCT}"]`).click();
    await expect(page).toHaveURL(PRODUCT);
    await expect.poll(() => moved().at(-1)).not.toBe("none");
    expect(moved().at(-1)).toBe("::view-transition-group(picture)");
  }).toPass();
  const transitions = moved().length;
  await page.goBack(soon);
  await expect(page).toHaveURL("/products");
  await expect.poll(() => moved().length).toBe(transitions + 1);
  // Without the cache of whole pages, the browser may reveal the list before its card is parsed: then nothing moves, or
  // the page skips the transition.
  expect(["::view-transition-group(picture)", "", "skipped"]).toContain(moved().at(-1));
  await expect(page.locator("[style*=view-transition]")).toHaveCount(0);
  // The list and the category page have no common picture. The page itself leaves: for an address that the visitor has
  // typed, browsers make no transition at all.
  const before = moved().length;
  await page.evaluate(() => location.assign("/product-category/wearables"));
  await expect(page).toHaveURL("/product-category/wearables");
  await expect.poll(() => moved().length).toBe(before + 1);
  expect(["none", "skipped"]).toContain(moved().at(-1));
});

test("a product is left for a page without transitions, and the browser reports no error", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto(PRODUCT, soon);
  await expect(page.locator("#picture-1 img")).toBeInViewport();
  await page.evaluate(() => location.assign("/trade-in"));
  await expect(page).toHaveURL("/trade-in");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("who wants less motion sees none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/assets/*.js", () => undefined);
  const moved = await followTransitions(page);
  await page.goto("/products", soon);
  await page.locator(`article a[href="${PRODUCT}"]`).click();
  await expect(page).toHaveURL(PRODUCT);
  await expect.poll(() => moved()).toEqual(["none", "none"]);
});

/** Records the pictures that move within a document. */
const followMoves = (page: Page) =>
  page.evaluate(() => {
    const state = window as unknown as { moves: number };
    state.moves = 0;
    const look = (records: readonly MutationRecord[]) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLImageElement) state.moves += 1;
    };
    new MutationObserver(look).observe(document.body, { childList: true });
  });
const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: number }).moves);

test("within the app the picture moves as well, and leaves focus and scroll position as they are", async ({ page }) => {
  await page.goto("/products");
  await pageAlive(page);
  await followMoves(page);
  const card = page.locator(`article a[href="${PRODUCT}"]`);
  await card.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nordlys Band Junior");
  await expect.poll(() => moves(page)).toBe(1);
  await expect(page.locator("body > img")).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await expect.poll(() => moves(page)).toBe(2);
  await expect(page.locator("body > img")).toHaveCount(0);
});

test("a page stays until the next one can be shown with its texts, which come later than its code", async ({
  page,
}) => {
  await page.goto("/products");
  await pageAlive(page);
  // The messages of a page are the last that a navigation fetches.
  await page.route("**/assets/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const emptyFrames = await followEmptyFrames(page);
  const footer = page.getByRole("contentinfo");
  for (const [path, heading] of [
    ["/contact", "Contact"],
    ["/withdrawal", "Withdraw from contract"],
    ["/trade-in", "What is my old device worth?"],
  ] as const) {
    await footer.locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(await emptyFrames()).toEqual([]);
});

for (const { target, isHeld } of [
  { target: "/products", isHeld: true },
  // The error page needs the messages, too.
  { target: "/nothing/here", isHeld: false },
])
  test(`a page whose parts have not come stays until the next one is there: ${target}`, async ({ context }) => {
    // Not the watched page: the browser logs the status of what does not exist.
    const page = await context.newPage();
    for (const path of ["/contact", "/repair"]) {
      const letGo = await holdRequests(page, /\/assets\/en_US\.[\w.-]+\.js$/);
      await openAlive(page, path);
      const emptyFrames = await followEmptyFrames(page);
      const link = page.getByRole("navigation").getByRole("link").first();
      await link.evaluate((element, href) => element.setAttribute("href", href), target);
      await link.click();
      await expect(page).toHaveURL(target);
      if (!isHeld) letGo();
      await expect(page.getByRole("main")).toContainText(isHeld ? "All products" : "Page not found");
      expect(await emptyFrames(), path).toEqual([]);
      letGo();
      await page.unrouteAll({ behavior: "wait" });
    }
  });
