import { anneliese, fillCheckout, orderButton, seesOrder } from "./checkout.ts";
import { chooseOption } from "./chooseOption.ts";
import { openAlive } from "./alive.ts";
import { expect, test } from "./test.ts";
import { translatePages } from "./translation.ts";

test.beforeEach(({ context }) => translatePages(context));

test("a shopper whose browser translates the shop filters, chooses, and buys what the page says", async ({ page }) => {
  test.slow();
  await openAlive(page, "/product-category/smartphones");
  const count = page.getByRole("main").getByText(/^\d+ products?$/);
  await expect(page.locator("main h1 font")).not.toHaveCount(0);
  const countBefore = await count.first().innerText();
  await page
    .getByRole("main")
    .getByRole("link", { name: /In stock/ })
    .first()
    .click();
  await expect(count.first()).not.toHaveText(countBefore);
  await page.getByRole("link", { name: "Nordlys N3 Pro", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nordlys N3 Pro" })).toBeVisible();
  const buyForm = page.locator("main form").first();
  await expect(buyForm.locator("font")).not.toHaveCount(0);
  await chooseOption(page, /Ice blue/);
  await chooseOption(page, /512 GB/);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText("Nordlys N3 Pro, Ice blue, 512 GB is in the cart.")).toBeVisible();
  await page.getByRole("button", { name: "View cart" }).click();
  const panel = page.getByRole("dialog", { name: /^Cart/ });
  await expect(panel.getByText("€869.00").first()).toBeVisible();
  await panel.getByRole("button", { name: /^One more/ }).click();
  await expect(panel.getByText("€1,738.00").first()).toBeVisible();
  await panel.getByRole("link", { name: "Go to checkout" }).click();
  await fillCheckout(page, /Cash on delivery/, anneliese);
  await expect(page.locator("main h1 font")).not.toHaveCount(0);
  await orderButton(page).click();
  await seesOrder(page);
  await expect(page.getByText("€1,738.00").first()).toBeVisible();
});

test("a press before a translated page is hydrated counts", async ({ page }) => {
  await page.goto("/product/hearth-hub");
  await expect(page.locator("main h1 font")).not.toHaveCount(0);
  const title = await page.locator("main h1").elementHandle();
  await page.locator("main form").getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(/is in the cart/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  expect(await title?.evaluate((heading) => heading.isConnected), "the page is hydrated, not drawn anew").toBe(true);
});
