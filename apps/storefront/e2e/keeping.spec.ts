import type { Locator, Page } from "@playwright/test";
import { alive, openAlive } from "./alive.ts";
import { expect, test } from "./test.ts";

const phone = "/product/nordlys-n3-pro";
const smartphones = "/product-category/smartphones";

const heart = (place: Page | Locator, name: string) => place.getByRole("button", { name: `Save ${name} to wishlist` });
const box = (place: Page | Locator, name: string) => place.getByRole("checkbox", { name: `Compare ${name}` });
const card = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
/** Checks the checkbox of a card after scrolling it to the centre, where the compare bar does not cover it. */
async function choose(place: Locator): Promise<void> {
  await (await alive(place)).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await place.check({ force: true });
}
const fitsTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("what a guest wishes for, from a card and in a variation from its page, is there after a reload and goes into the cart", async ({
  page,
}) => {
  await page.goto("/products?search=hearth");
  await heart(card(page, "Hearth Hub"), "Hearth Hub").click();
  await expect(heart(card(page, "Hearth Hub"), "Hearth Hub")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("banner").getByRole("link", { name: "Wishlist, 1 product" })).toBeVisible();

  await page.goto(`${phone}?pa_color=ice-blue&pa_storage=512-gb`);
  const onPage = heart(page.getByRole("main"), "Nordlys N3 Pro").first();
  await onPage.click();
  await expect(onPage).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Wishlist, 2 products" })).toBeVisible();
  await expect(onPage).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("banner").getByRole("link", { name: "Wishlist, 2 products" }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Nordlys N3 Pro" })).toHaveAttribute(
    "href",
    `${phone}?pa_color=ice-blue&pa_storage=512-gb`,
  );
  await expect(main).toContainText("512 GB");
  await expect(main).toContainText("€869.00");
  await main.getByRole("button", { name: /^Move Nordlys N3 Pro.* to cart$/ }).click();
  await expect(page.getByText("Nordlys N3 Pro, Ice blue, 512 GB is in the cart.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Nordlys N3 Pro" })).toBeHidden();
  await page.reload();
  await expect(main.getByRole("link", { name: "Hearth Hub" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Nordlys N3 Pro" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
});

test("four products are compared, from cards and a page; a fifth is refused in words; a reload keeps them", async ({
  page,
}) => {
  await page.goto(phone);
  await choose(box(page, "Nordlys N3 Pro"));
  await page.goto(smartphones);
  await expect(box(page, "Nordlys N3 Pro")).toBeChecked();
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Compare / });
  const open = boxes.and(page.locator(":not(:checked)"));
  for (let chosen = 2; chosen <= 4; chosen += 1) {
    await choose(open.first());
    await expect(page.getByRole("link", { name: `Compare ${chosen}`, exact: true })).toBeVisible();
  }
  const fifth = open.first();
  await fifth.click({ force: true });
  await expect(page.getByRole("region", { name: "Comparison" })).toContainText(
    "Up to 4 products fit side by side. Take one out first.",
  );
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(4);

  await page.reload();
  await page.getByRole("link", { name: "Compare 4", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare 4 products" })).toBeVisible();
  await page.getByRole("link", { name: "Remove Nordlys N3 Pro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare 3 products" })).toBeVisible();
  await page.goto(phone);
  // The stored comparison has been read once its count is displayed.
  await expect(page.getByRole("link", { name: "Compare 3", exact: true })).toBeVisible();
  await expect(await alive(box(page, "Nordlys N3 Pro"))).not.toBeChecked();
});

test("a comparison is its address: who gets the link sees the same, the differences alone where they were asked for", async ({
  page,
  browser,
}) => {
  const address = "/compare?products=nordlys-n3-pro,halden-7-ultra";
  await openAlive(page, address);
  const rows = page.getByRole("main").getByRole("table").getByRole("row");
  const all = await rows.count();
  await page.getByRole("checkbox", { name: "Only differences" }).check({ force: true });
  await expect(page).toHaveURL(`${address}&differences=true`);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const short = await rows.allInnerTexts();

  const friend = await browser.newContext({ baseURL: new URL(page.url()).origin, javaScriptEnabled: false });
  const theirs = await friend.newPage();
  await theirs.goto(page.url());
  const same = theirs.getByRole("main").getByRole("table").getByRole("row");
  expect(await same.allInnerTexts()).toEqual(short);
  await theirs.getByRole("link", { name: "All rows" }).click();
  await expect(same).toHaveCount(all);
  await friend.close();
});

test("who takes a product out of a comparison with the keyboard goes on at its heading", async ({ page }) => {
  await openAlive(page, "/compare?products=nordlys-n3-pro,halden-7-ultra,tarn-14");
  await (await alive(page.getByRole("link", { name: "Remove Tarn 14" }))).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Compare 2 products" })).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.getElementById("main")?.contains(document.activeElement))).toBe(true);
});

test("four compared products fit on paper, without what can only be pressed", async ({ page }) => {
  // A sheet of A4 within the margins of a browser.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/compare?products=nordlys-n3-pro,halden-7-ultra,corvid-flip,tarn-14");
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("region", { name: "Compare 4 products" });
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(table.getByRole("columnheader").last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: /^Remove / })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Only differences" })).toBeHidden();
});

for (const [what, products, text] of [
  ["more than four", "nordlys-n3-pro,halden-7-ultra,tarn-14,hearth-hub,corvid-flip", "Left out: corvid-flip."],
  ["what nobody sells", "nordlys-n3-pro,halden-7-ultra,%3Cb%3Ex%3C%2Fb%3E", "We do not know this product: <b>x</b>."],
  ["the same one twice", "tarn-14,tarn-14", "Two products make a comparison"],
  ["nothing", "", "Two products make a comparison"],
] as const) {
  test(`an address that compares ${what} says so`, async ({ page }) => {
    const answer = await page.goto(`/compare?products=${products}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("main")).toContainText(text);
  });
}

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("four products are compared with the feature's name in sight, and nothing but the table moves sideways", async ({
    page,
  }) => {
    await page.goto("/compare?products=nordlys-n3-pro,halden-7-ultra,corvid-flip,tarn-14");
    expect(await fitsTheScreen(page)).toBe(true);
    const table = page.getByRole("region", { name: "Compare 4 products" });
    const feature = table.getByRole("rowheader").first();
    const last = table.getByRole("columnheader").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(feature).toBeInViewport({ ratio: 0.9 });
    await last.getByRole("link", { name: /^Remove / }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Compare 3 products" })).toBeVisible();
  });

  test("products are chosen and opened from the list", async ({ page }) => {
    await page.goto(smartphones);
    const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Compare / });
    for (const index of [0, 1]) await choose(boxes.nth(index));
    expect(await fitsTheScreen(page)).toBe(true);
    await page.getByRole("link", { name: "Compare 2", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Compare 2 products" })).toBeVisible();
    expect(await fitsTheScreen(page)).toBe(true);
  });

  test("the wishlist is read and used", async ({ page }) => {
    await page.goto("/products?search=hearth");
    await heart(card(page, "Hearth Hub"), "Hearth Hub").click();
    await expect(heart(card(page, "Hearth Hub"), "Hearth Hub")).toHaveAttribute("aria-pressed", "true");
    await page.goto("/wishlist");
    await expect(page.getByRole("button", { name: "Move Hearth Hub to cart" })).toBeVisible();
    expect(await fitsTheScreen(page)).toBe(true);
    await page.getByRole("button", { name: "Remove Hearth Hub from wishlist" }).click();
    await expect(page.getByRole("heading", { name: "Nothing on your wishlist yet" })).toBeVisible();
    await page.getByRole("button", { name: "Put back Hearth Hub" }).click();
    await expect(page.getByRole("link", { name: "Hearth Hub" })).toBeVisible();
  });
});
