import type { Page } from "@playwright/test";
import { alive } from "./alive.ts";
import { expect, test } from "./test.ts";

const chip = (page: Page) => page.getByRole("main").getByRole("link", { name: /^2 laptops/ });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Expects the two of four chargers that can charge two laptops. */
async function expectTwoChargers(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/product-category\/chargers\?filter=pa_laptops-at-once\[2-laptops\]$/);
  await expect(chip(page)).toHaveAttribute("aria-current", "true");
  await expect(page.locator("[data-result-count]")).toHaveText(/^2 /);
  await expect(cards(page)).toHaveCount(2);
}

test.use({ viewport: { width: 390, height: 844 } });

test("a quick filter narrows the list, counts it, and its URL shows the same list elsewhere", async ({ page }) => {
  await page.goto("/product-category/chargers");
  await expect(cards(page)).toHaveCount(4);
  await (await alive(chip(page))).click();
  await expectTwoChargers(page);
  await page.reload();
  await expectTwoChargers(page);
  await (await alive(chip(page))).click();
  await expect(page).toHaveURL(/\/product-category\/chargers$/);
  await expect(cards(page)).toHaveCount(4);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a quick filter is a link", async ({ page }) => {
    await page.goto("/product-category/chargers");
    await chip(page).click();
    await expectTwoChargers(page);
  });
});
