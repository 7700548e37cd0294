import type { Page } from "@playwright/test";
import { alive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const isFresh = (page: Page) => page.evaluate(() => "fresh" in document.documentElement.dataset);
const isLaidOut = (page: Page, index: number) =>
  page
    .getByRole("main")
    .getByRole("article")
    .nth(index)
    .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
const top = (page: Page, index: number) =>
  page
    .getByRole("main")
    .getByRole("article")
    .nth(index)
    .evaluate((card) => card.getBoundingClientRect().top);

test("a list that was just opened is laid out as the reader comes to it", async ({ page }) => {
  await page.goto("/products");
  expect(await isFresh(page)).toBe(true);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
  expect(await isLaidOut(page, 0)).toBe(true);
  expect(await isLaidOut(page, 23)).toBe(false);
  await page.getByRole("main").getByRole("article").nth(23).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, 23)).toBe(true);
});

test("whoever comes back to a list, or loads it again, finds the place that was left", async ({ page }) => {
  const isQuiet = followQuiet(page);
  await page.goto("/products");
  const card = page.getByRole("main").getByRole("article").nth(19);
  await card.scrollIntoViewIfNeeded();
  await alive(card.getByRole("link"));
  await isQuiet();
  const place = await top(page, 19);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("All products");
  expect(await isFresh(page)).toBe(false);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products");
  await expect.poll(async () => Math.abs((await top(page, 19)) - place)).toBeLessThanOrEqual(1);

  await page.reload();
  expect(await isFresh(page)).toBe(false);
  await expect.poll(async () => Math.abs((await top(page, 19)) - place)).toBeLessThanOrEqual(1);
});
