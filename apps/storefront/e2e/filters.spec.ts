import type { Page, Request } from "@playwright/test";
import { alive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

const facet = (page: Page, name: string) => page.locator("summary").filter({ hasText: name });
const brand = (page: Page, name: string) =>
  page.getByRole("list", { name: "Brand" }).getByRole("link", { name: new RegExp(`^${name} `) });
const countOf = (page: Page) => page.locator("[data-result-count]");
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Records the scroll position at each click, because Playwright may scroll before a click. */
const noteScroll = (page: Page) =>
  page.evaluate(() => {
    const note = () => (document.documentElement.dataset["scrollAtClick"] = String(window.scrollY));
    window.addEventListener("click", note, { capture: true });
  });

test.describe("with JavaScript", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a value applies at once, from page 1 on, and takes neither scroll nor focus; it is said how many are left", async ({
    page,
  }) => {
    await page.goto("/products/page/2");
    const before = await countOf(page).textContent();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(60);
    await facet(page, "Brand").click();
    await noteScroll(page);
    const moss = brand(page, "Moss");
    await (await alive(moss)).click();
    await expect(page).toHaveURL(/\/products\?filter=pa_brand\[moss\]$/);
    await expect(moss).toHaveAttribute("aria-current", "true");
    await expect(moss).toBeFocused();
    await expect(countOf(page)).toHaveRole("status");
    await expect(countOf(page)).not.toHaveText(before ?? "");
    await expect(page.locator("html")).toHaveAttribute("data-scroll-at-click", String(await scrollOf(page)));
    await expect(facet(page, "Brand").locator("..")).toHaveAttribute("open", "");

    await brand(page, "Nordlys").click();
    await expect(page).toHaveURL(/filter=pa_brand\[moss,nordlys\]$/);
    await page.keyboard.press("Escape");
    await expect(facet(page, "Brand")).toBeFocused();
  });

  test("two quick clicks both count", async ({ page }) => {
    await page.goto("/products");
    await facet(page, "Brand").click();
    await (await alive(brand(page, "Moss"))).click({ noWaitAfter: true });
    await brand(page, "Halden").click({ noWaitAfter: true });
    await expect(page).toHaveURL(/filter=pa_brand\[halden,moss\]$/);
    await expect(page.getByRole("list", { name: "Applied filters" }).getByRole("link")).toHaveCount(3);
  });

  test("a list is requested once, before the navigation, and the way back shows the list before", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/products.data") requests.push(search);
    });
    await page.goto("/products");
    const firstCard = page.getByRole("main").getByRole("article").first().getByRole("link").first();
    const firstName = (await firstCard.textContent()) ?? "";
    await (await alive(page.getByRole("combobox", { name: "Sort" }))).selectOption({ label: "Price: high to low" });
    await expect(page).toHaveURL(/\/products\?orderby=price&order=DESC$/);
    await expect(firstCard).not.toHaveText(firstName);
    expect(requests).toHaveLength(1);
    await page.goBack();
    await expect(firstCard).toHaveText(firstName);
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue(/date/);
  });

  test("the list of a filter is requested once, when its link is pressed", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/products.data") requests.push(request.url());
    });
    await page.goto("/products");
    await facet(page, "Brand").click();
    const moss = await alive(brand(page, "Moss"));
    // Without a pointer over it, whose link would be prefetched.
    await moss.dispatchEvent("pointerdown", { bubbles: true });
    await expect.poll(() => requests).toHaveLength(1);
    await moss.dispatchEvent("click", { bubbles: true, cancelable: true });
    await expect(page).toHaveURL(/filter=pa_brand\[moss\]$/);
    await expect(moss).toHaveAttribute("aria-current", "true");
    expect(requests).toHaveLength(1);
  });

  test("a link that is followed while a list is loading wins", async ({ page }) => {
    const [answer, passedOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(/\/products\.data\?/, async (route) => {
      await answer.promise;
      // The browser may have given up the request.
      await route.continue().catch(() => undefined);
      passedOn.resolve();
    });
    const isList = (request: Request) => new URL(request.url()).pathname === "/products.data";
    const end = Promise.race([
      page.waitForEvent("requestfinished", isList),
      page.waitForEvent("requestfailed", isList),
    ]);
    await page.goto("/products");
    const sort = await alive(page.getByRole("combobox", { name: "Sort" }));
    await sort.selectOption({ label: "Price: low to high" });
    const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
    const name = (await link.textContent()) ?? "";
    await link.dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    answer.resolve();
    await Promise.all([passedOn.promise, end]);
    // The list's answer must not lead back.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/\/product\//);
  });

  test("a chip takes back its filter and hands the focus to the number of products; the way back brings it again", async ({
    page,
  }) => {
    await page.goto("/products?filter=pa_brand[moss],rating[4]&orderby=price&order=ASC");
    await (
      await alive(page.getByRole("list", { name: "Applied filters" }).getByRole("link", { name: /Moss/ }))
    ).press("Enter");
    await expect(page).toHaveURL(/\/products\?filter=rating\[4\]&orderby=price&order=ASC$/);
    await expect(countOf(page)).toBeFocused();
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/products\?orderby=price&order=ASC$/);
    await page.goBack();
    await expect(page).toHaveURL(/filter=rating\[4\]/);
    await expect(page.getByRole("list", { name: "Applied filters" })).toContainText("4 stars and up");
  });

  test("another order keeps the filters and begins at page 1", async ({ page }) => {
    await page.goto("/products/page/2?filter=price[100,900]");
    await (await alive(page.getByRole("combobox", { name: "Sort" }))).focus();
    await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Price: low to high" });
    await expect(page).toHaveURL(/\/products\?filter=price\[100,900\]&orderby=price&order=ASC$/);
    await expect(page.getByRole("combobox", { name: "Sort" })).toBeFocused();
  });

  test("arrow keys move the price, step by step, without losing the handle", async ({ page }) => {
    await page.goto("/products");
    await facet(page, "Price").click();
    const handle = page.getByRole("slider", { name: "Lowest price" });
    await handle.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/filter=price\[\d+,\]$/);
    await expect(handle).toBeFocused();
  });

  test("in forced colours the line between the prices is drawn", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/products");
    await facet(page, "Price").click();
    const line = page.locator("[data-scope=slider][data-part=track]");
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(line).not.toHaveCSS("background-color", ground);
    await expect(line.locator("[data-part=range]")).not.toHaveCSS("background-color", ground);
  });

  test("where nothing is left, the one filter to drop is a button", async ({ page }) => {
    await page.goto("/products?filter=price[,200],rating[4],category[laptops]");
    const empty = page.getByRole("region", { name: "Results" });
    await expect(empty.getByRole("heading", { name: "No products found" })).toBeVisible();
    await (await alive(empty.getByRole("link", { name: /^Remove / }))).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

  test('No products at all: "No products found" with the advice and "Clear all filters and search"', async ({
    page,
  }) => {
    const answer = await page.goto("/products?search=zeppelin&filter=rating[4]");
    expect(answer?.status()).toBe(200);
    const empty = page.getByRole("region", { name: "Results" });
    await expect(empty.getByRole("heading", { name: "No products found" })).toBeVisible();
    await expect(empty).toContainText("search");
    await (await alive(page.getByRole("link", { name: "Clear all filters and search" }))).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the sheet applies at once, says the number on its button, and gives the focus back", async ({ page }) => {
    await page.goto("/products");
    const before = await countOf(page).textContent();
    const opener = page.getByRole("button", { name: /^Filter/ });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await sheet.getByRole("list", { name: "Brand" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/filter=pa_brand\[[a-z]+\]$/);
    await expect(countOf(page)).not.toHaveText(before ?? "");
    const count = (await countOf(page).textContent())?.match(/\d+/)?.[0] ?? "none";
    await sheet.getByRole("button", { name: new RegExp(`^Show ${count} `) }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toContainText("1");
  });

  test("options come when somebody opens the filters, and show what is chosen in the bar, too, once there is room", async ({
    page,
  }) => {
    let isLoaded = false;
    page.on("request", (request) => (isLoaded ||= new URL(request.url()).pathname === "/facets"));
    const isQuiet = followQuiet(page);
    await page.goto("/products");
    const opener = await alive(page.getByRole("button", { name: "Filter" }));
    await isQuiet();
    expect(isLoaded).toBe(false);
    expect(await page.locator("#filters li").count()).toBe(0);
    await opener.click();
    await page.getByRole("dialog").locator("li a").first().click();
    await expect(page).toHaveURL(/filter=/);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
    await facet(page, "Category").click();
    await expect(page.locator("#filters a[aria-current=true]")).toHaveCount(1);
  });

  test("where options cannot be loaded, the filters are a page of their own", async ({ page }) => {
    await page.route(/\/facets\b/, (route) => route.fulfill({ contentType: "application/json", body: "null" }));
    await page.goto("/products?filter=rating[4]");
    await (await alive(page.getByRole("button", { name: "Filter" }))).click();
    await page.getByRole("dialog").getByRole("link", { name: "Filter" }).click();
    await expect(page).toHaveURL(/\/products\/filters\?filter=rating\[4\]$/);
    await expect(page.getByRole("link", { name: /^Show \d+ products/ })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("a list is filtered by links and by a form, sorted by another, and taken back", async ({ page }) => {
    await page.goto("/products");
    await page.getByRole("link", { name: "Filter", exact: true }).click();
    await expect(page).toHaveURL(/\/products\/filters$/);
    await brand(page, "Moss").click();
    await expect(page).toHaveURL(/\/products\/filters\?filter=pa_brand\[moss\]$/);
    await page.getByRole("spinbutton", { name: "Highest price" }).fill("400");
    await page.getByRole("button", { name: "Apply price" }).click();
    await expect(page).toHaveURL(/\/products\/filters\?filter=price\[,400\],pa_brand\[moss\]$/);
    await page.getByRole("link", { name: /^Show \d+ products/ }).click();
    await expect(page).toHaveURL(/\/products\?filter=price\[,400\],pa_brand\[moss\]$/);
    await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Price: low to high" });
    await page.getByRole("button", { name: "Apply order" }).click();
    await expect(page).toHaveURL(/filter=price\[,400\],pa_brand\[moss\]&orderby=price&order=ASC$/);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/products\?orderby=price&order=ASC$/);
  });

  test("on a phone the current order can be read beside its button", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/products");
    const box = await page.getByRole("combobox", { name: "Sort" }).boundingBox();
    expect(box?.width).toBeGreaterThan(100);
  });

  test("a corrected search is said, and leads to what was typed", async ({ page }) => {
    await page.goto("/products");
    await page.getByRole("searchbox").first().fill("headphnoes");
    await page.getByRole("searchbox").first().press("Enter");
    await expect(page.getByText("Showing results for Headphones.")).toBeVisible();
    await page.getByRole("link", { name: "Search for “headphnoes” instead" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “headphnoes”");
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  });

  test("the filters of a category are a page that search engines leave alone", async ({ page }) => {
    await page.goto("/product-category/laptops/filters");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filter");
    await page.getByRole("link", { name: /^Show \d+ products/ }).click();
    await expect(page).toHaveURL(/\/product-category\/laptops$/);
  });
});
