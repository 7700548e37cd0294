import type { Page } from "@playwright/test";
import { openAlive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

const titleOf = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("the next page begins with its heading: after a link of the header, of the page, and of the cart", async ({
  page,
}) => {
  await openAlive(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Categories" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/categories$/);
  await expect(titleOf(page, "Categories")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();

  const category = page
    .getByRole("main")
    .getByRole("link", { name: /^Audio/ })
    .first();
  await category.press("Enter");
  await expect(titleOf(page, "Audio")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add .* to cart$/ })
    .first()
    .press("Enter");
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  await page.getByRole("button", { name: /^Cart, 1 / }).press("Enter");
  await page
    .getByRole("dialog", { name: /^Cart/ })
    .getByRole("link", { name: /checkout/ })
    .press("Enter");
  await expect(page).toHaveURL(/\/checkout$/);
  // Its heading replaces that of the loading screen.
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("back leads to the place of the list, without moving the focus to its top", async ({ page }) => {
  const isQuiet = followQuiet(page);
  await openAlive(page, "/products");
  const last = page.getByRole("main").getByRole("article").last().getByRole("link").first();
  await last.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(titleOf(page, "All products")).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await isQuiet();
  await expect(titleOf(page, "All products")).not.toBeFocused();
});

test("a tab of the content keeps the focus", async ({ page }) => {
  const isQuiet = followQuiet(page);
  await openAlive(page, "/products");
  const next = page.getByRole("navigation", { name: /pages/i }).getByRole("link", { name: /next/i });
  await next.press("Enter");
  await expect(page).toHaveURL(/\/page\/2$/);
  await isQuiet();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});
