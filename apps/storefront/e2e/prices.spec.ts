import type { Locator } from "@playwright/test";
import { saidToBeInCart } from "./checkout.ts";
import { chooseOption } from "./chooseOption.ts";
import { expect, test } from "./test.ts";

const laptop = "/product/tarn-14?pa_color=graphite";
const lowest = /^Lowest price in the 30 days before: /;

test("A reduction names the lowest price of the 30 days before it, for the chosen variation, and counts from it", async ({
  page,
}) => {
  await page.goto(`${laptop}&pa_memory=16-gb`);
  const sentence = page.getByRole("main").getByText(lowest);
  const price = /€[\d,]+\.\d\d$/;
  await expect(sentence).toHaveText(price);
  await expect(
    page
      .getByRole("main")
      .getByText(/^\D*\d+%$/)
      .first(),
  ).toBeVisible();
  const first = await sentence.textContent();
  await chooseOption(page, /^32 GB/);
  await expect.poll(() => sentence.allTextContents()).not.toEqual([first]);
  await chooseOption(page, /^16 GB/);
  await expect(sentence).toHaveText(first ?? price);
  await page.goto(`/de${laptop}&pa_memory=16-gb`);
  await expect(page.getByText(/^Niedrigster Preis der letzten 30 Tage vor der Reduzierung: /)).toBeVisible();
});

test("A cable names the price of a metre, for each length, and its options stay where they are", async ({ page }) => {
  await page.goto("/product/usb-c-cable");
  const lengths = page.getByRole("radiogroup", { name: /^Length/ });
  const measure = () => lengths.evaluate((group) => group.getBoundingClientRect().top + window.scrollY);
  await chooseOption(page, /^Grey/);
  // A metre is chosen from the start.
  await expect(page.getByText("Unit price: €3.95 / m")).toBeVisible();
  const before = await measure();
  for (const [length, price] of [
    [/^0\.5 m/, "€7.00"],
    [/^1 m/, "€3.95"],
    [/^2 m/, "€2.95"],
  ] as const) {
    await chooseOption(page, length);
    await expect(page.getByText(`Unit price: ${price} / m`)).toBeVisible();
    expect(await measure(), String(length)).toBe(before);
  }
});

test("Product page, cart and saved list strike the same lowest price, and the arrow of the energy label stands beside it", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const lowestPrice = page.locator("[aria-hidden]", { hasText: /^€849\.00$/ });
  const arrow = (place: Locator) => place.getByRole("link", { name: /^Energy class [A-G] \(A to G\)$/ }).first();

  await page.goto("/product/nordlys-n3-pro?pa_color=forest&pa_storage=256-gb");
  await expect(main.getByText("Lowest price in the 30 days before: €849.00")).toBeVisible();
  await expect(main.locator(lowestPrice).first()).toBeVisible();
  const heart = main.getByRole("button", { name: "Save Nordlys N3 Pro to wishlist" }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await main.getByRole("button", { name: "Add to cart" }).first().click();
  await saidToBeInCart(page);

  await page.goto("/wishlist");
  await expect(main.locator(lowestPrice)).toBeVisible();
  await expect(main.getByText(/12%$/)).toBeVisible();
  await expect(arrow(main)).toBeVisible();
  await expect(page.getByText("€899.00")).toHaveCount(0);

  await page.getByRole("button", { name: /^Cart, 1 item/ }).click();
  const cart = page.getByRole("dialog", { name: /cart/i });
  await expect(cart.locator(lowestPrice)).toBeVisible();
  await expect(cart.getByText("€899.00")).toHaveCount(0);
  await expect(arrow(cart)).toHaveAttribute("href", "/product/nordlys-n3-pro/energy-label");
});

test("Card, wishlist, cart and checkout name the unit price of a cable", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/product-category/cables");
  await expect(main.getByText("from €2.95 / m").first()).toBeVisible();

  await page.goto("/product/usb-c-cable");
  await chooseOption(page, /^Grey/);
  await chooseOption(page, /^2 m/);
  const heart = main.getByRole("button", { name: "Save USB-C cable to wishlist" }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await main.getByRole("button", { name: "Add to cart" }).first().click();
  await saidToBeInCart(page);

  await page.goto("/wishlist");
  await expect(main.getByText("€2.95 / m").first()).toBeVisible();
  await page.getByRole("button", { name: /^Cart, 1 item/ }).click();
  await expect(page.getByRole("dialog", { name: /cart/i }).getByText("€2.95 / m")).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("€2.95 / m");
});
