import type { Browser, Page } from "@playwright/test";
import { holdModules, showIntent } from "./alive.ts";
import { sentToShop } from "./checkout.ts";
import { followQuiet } from "./quiet.ts";
import { controls } from "./taps/controls.ts";
import { randomTaps } from "./taps/randomTaps.ts";
import { tapEarly } from "./taps/tapEarly.ts";
import { expect, test } from "./test.ts";

// Taps before or during hydration have their effect once. `npm run bench:taps` runs a thousand taps.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const seed = Number(process.env["TAP_SEED"]);
const rounds = Number(process.env["TAP_ROUNDS"] ?? 1);
const moments = randomTaps(Object.keys(controls).length * rounds, seed);

moments.forEach(({ delayMs, pressMs, hasIntent }, index) => {
  const control = Object.keys(controls)[Math.floor(index / rounds)] ?? "";
  test(`an early tap has its effect once: ${control}, ${(index % rounds) + 1}`, async ({ page, rewire }) => {
    const description = `TAP_SEED=${seed}: ${delayMs} ms, pressed for ${pressMs} ms, intent ${hasIntent}`;
    test.info().annotations.push({ type: "seed", description });
    const cdp = await page.context().newCDPSession(page);
    const tap = { control, delayMs, pressMs, hasIntent, isDouble: false };
    expect(await tapEarly({ page, cdp }, rewire.url, tap, 20_000)).toMatchObject({ effects: 1 });
  });
});

/** Opens a page without checks of the console, because its requests may fail. */
const openUnwatched = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

/** Records the paths to which the page sends POST requests. */
function notePosts(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test("what is bought early is counted without modules, sent once, and then said", async ({ page }) => {
  const letGo = await holdModules(page);
  const posts = notePosts(page);
  await page.goto("/product/nordlys-n3-pro?pa_color=ice-blue&pa_storage=256-gb", { waitUntil: "commit" });
  await page.locator("main form").getByRole("button", { name: "Add to cart" }).tap();
  await expect(page.locator("[data-cart]")).toHaveAttribute("data-count", "1");
  letGo();
  await expect(page.getByText(/is in the cart\./).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  expect(posts.filter((path) => path === "/cart/add")).toHaveLength(1);
});

test("what is bought early and left at once is in the cart of the next page, once", async ({ page }) => {
  await holdModules(page);
  await page.goto("/products", { waitUntil: "commit" });
  const add = page.getByRole("main").getByRole("button", { name: /^Add .* to cart$/ });
  await add.first().tap();
  await expect(page.locator("[data-cart]")).toHaveAttribute("data-count", "1");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const isQuiet = followQuiet(page);
  await page.goto("/product/hearth-hub");
  await page.keyboard.press("Shift");
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  await sentToShop(page);
  await isQuiet();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
});

test("what the network loses waits in this browser, and is added once when the network is back", async ({
  browser,
  rewire,
}) => {
  const page = await openUnwatched(browser, rewire.url);
  const letGo = await holdModules(page);
  await page.route("**/cart/add", (route) => route.abort());
  await page.goto("/product/hearth-hub", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add to cart" }).first().tap();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("rewire.cart") ?? "{}").pending?.[0]?.isQueued))
    .toBe(true);
  const isQuiet = followQuiet(page);
  letGo();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  await sentToShop(page);
  await page.reload();
  // A key starts the commerce code, which reads the cart from the shop.
  await page.keyboard.press("Shift");
  await isQuiet();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
});

test("what the network loses on the way back is not added again", async ({ browser, rewire }) => {
  const page = await openUnwatched(browser, rewire.url);
  const letGo = await holdModules(page);
  await page.route("**/cart/add", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto("/product/hearth-hub", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add to cart" }).first().tap();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("rewire.cart") ?? "{}").pending?.[0]?.isQueued))
    .toBe(true);
  letGo();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  await sentToShop(page);
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
});

test("what is double-clicked on a page that is alive is added once", async ({ page }) => {
  const isQuiet = followQuiet(page);
  await page.goto("/product/hearth-hub");
  await showIntent(page);
  await expect.poll(() => page.evaluate(() => Object.keys(document).join())).toContain("_reactListening");
  const add = page.locator("main form").getByRole("button", { name: "Add to cart" });
  // The shop has answered the first click before the second one.
  await add.dblclick({ delay: 180 });
  await expect(page.getByText(/is in the cart\./).first()).toBeVisible();
  await isQuiet();
  await expect(page.locator("[data-cart]")).toHaveAttribute("data-count", "1");
});

test("a button looks touched while the finger is down, before the page is alive and after", async ({ page }) => {
  const letGo = await holdModules(page);
  await page.goto("/product/hearth-hub", { waitUntil: "commit" });
  const cdp = await page.context().newCDPSession(page);
  const button = page.getByRole("main").getByRole("button", { name: "One more" }).first();
  const quantity = page.getByRole("spinbutton", { name: "Quantity" }).first();
  const holdFinger = async () => {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error("The button is not visible.");
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(button).toHaveAttribute("data-touched");
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(button).not.toHaveAttribute("data-touched");
  };
  await holdFinger();
  letGo();
  await expect(quantity).toHaveValue("2");
  await holdFinger();
  await expect(quantity).toHaveValue("3");
});

/** Returns the fields of a page whose text is so small that iPhones zoom into them. */
async function findSmallFields(page: Page, path: string): Promise<string[]> {
  const isQuiet = followQuiet(page);
  await page.goto(path);
  await showIntent(page);
  await isQuiet();
  const types = ["radio", "checkbox", "range", "hidden"].map((type) => `[type=${type}]`).join();
  const fields = page.locator(`select, textarea, input:not(${types})`);
  await expect(fields).not.toHaveCount(0);
  return fields.evaluateAll((elements) =>
    elements.filter((element) => parseFloat(getComputedStyle(element).fontSize) < 16).map(({ outerHTML }) => outerHTML),
  );
}

test("iPhones zoom into no field", async ({ page }) => {
  await page.goto("/product/hearth-hub");
  await page.getByRole("button", { name: "Add to cart" }).first().tap();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  for (const path of ["/products", "/checkout", "/repair", "/contact", "/my-account"])
    expect(await findSmallFields(page, path), path).toEqual([]);
});

test("iPhones do not zoom into the choice of a country on a product's page", async ({ browser, rewire }) => {
  const shop = await rewire.openBeside({ DELIVERY: "DE: 5.89, 1 day; AT: 9.95, 3 days" });
  try {
    const page = await (await browser.newContext({ baseURL: shop.url, hasTouch: true, isMobile: true })).newPage();
    expect(await findSmallFields(page, "/product/hearth-hub")).toEqual([]);
    await expect(page.getByLabel("Deliver to")).toBeVisible();
  } finally {
    await shop.stop();
  }
});
