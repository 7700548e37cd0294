import type { Page } from "@playwright/test";
import { anneliese, fillAddress, orderButton } from "./checkout.ts";
import { chooseOption } from "./chooseOption.ts";
import { expect, test } from "./test.ts";

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Cart/ });

/** Adds the selected phone to the cart, and opens the cart. */
async function addAndLook(page: Page) {
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText("Nordlys N3 Pro, Ice blue, 256 GB is in the cart.")).toBeVisible();
  await page.getByRole("button", { name: "View cart" }).click();
  return panelOf(page);
}

/** Fills the cart from the home page, selecting options. */
async function fillCart(page: Page) {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Smartphones/ })
    .click();
  await expect(page).toHaveURL(/\/product-category\/smartphones$/);
  await page.getByRole("link", { name: "Nordlys N3 Pro", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nordlys N3 Pro" })).toBeVisible();
  await chooseOption(page, /Ice blue/);
  await chooseOption(page, /256 GB/);
  await expect(page).toHaveURL(/pa_color=ice-blue/);
  return addAndLook(page);
}

/** Fills the cart from a link with selected options. */
async function fillCartByLink(page: Page) {
  await page.goto("/product/nordlys-n3-pro?pa_color=ice-blue&pa_storage=256-gb");
  return addAndLook(page);
}

/** Fills in the checkout with long values. */
async function fillCheckout(page: Page) {
  await fillAddress(page, {
    ...anneliese,
    lastName: "Oberhuber-Schönfelder",
    street: "Donaudampfschifffahrtsstraße 118",
  });
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
}

// axe looks at these steps in `hardship.spec.ts`.
test("a guest buys a phone; the order and the next cart stand after a restart of storefront and shop", async ({
  page,
  rewire,
  browser,
}) => {
  test.slow();
  const panel = await fillCart(page);
  await expect(panel.getByText("Ice blue")).toBeVisible();
  await expect(page.locator("body")).toHaveClass(/overflow-hidden/);
  await panel.getByRole("button", { name: /One more/ }).click();
  await expect(panel.getByText("Cart 2 items")).toBeVisible();
  // Behind the panel, and so hidden from everybody but the eye.
  await expect(page.getByRole("button", { name: "Cart, 2 items", includeHidden: true })).toBeAttached();

  await panel.getByRole("link", { name: /checkout/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  // The checkout has no menus except for the links that the law requires on every page.
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract" })).toBeVisible();
  await fillCheckout(page);
  await page.getByLabel("Note for us").fill("Please ring twice.");
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Berlin");
  await orderButton(page).click();

  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anneliese");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("Please ring twice.")).toBeVisible();
  await expect(page.getByText("Nordlys N3 Pro").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Please ring twice.")).toBeVisible();
  const address = page.url();
  await expect((await fillCartByLink(page)).getByText("Ice blue")).toBeVisible();
  await page.goto("about:blank");
  await rewire.restart();
  await page.goto("/products");
  await page.getByRole("button", { name: "Cart, 1 item" }).click();
  await expect(panelOf(page).getByText("Ice blue")).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("Please ring twice.")).toBeVisible();

  const stranger = await browser.newPage();
  const answer = await stranger.goto(page.url());
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByText("We could not find your order. Please try again later.")).toBeVisible();
  await expect(stranger.getByText("Anneliese")).toHaveCount(0);
  await stranger.close();
});

test("a removed line can be put back, and Escape, the overlay and the back button close the panel", async ({
  page,
}) => {
  const panel = await fillCartByLink(page);
  await panel.getByRole("button", { name: /^Remove/ }).click();
  await expect(panel.getByRole("list").getByText(/removed/)).toBeVisible();
  await panel.getByRole("button", { name: /^Put back/ }).click();
  await expect(panel.getByText("Ice blue")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.locator("body")).not.toHaveClass(/overflow-hidden/);
  await page.getByRole("button", { name: "View cart" }).click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
});

test("a checkout with faults names them, keeps what was typed and leads to the first", async ({ page }) => {
  const panel = await fillCartByLink(page);
  await panel.getByRole("link", { name: /checkout/ }).click();
  await fillCheckout(page);
  await page.getByLabel("E-mail").fill("anneliese");
  await page.getByLabel("Postal code").fill("1099");
  await orderButton(page).click();
  await expect(page.getByRole("alert").first()).toHaveText("2 fields need a look");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("City")).toHaveValue("Berlin");
  await page.getByRole("link", { name: "Postal code" }).click();
  await expect(page.getByLabel("Postal code")).toBeFocused();
});

test("the whole purchase in German", async ({ page }) => {
  await page.goto("/de/product/tarn-14");
  await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
  await page.getByRole("button", { name: "Warenkorb ansehen" }).click();
  const panel = page.getByRole("dialog", { name: /^Warenkorb/ });
  await panel.getByRole("link", { name: /Kasse/ }).click();
  await expect(page).toHaveURL(/\/de\/checkout$/);
  await page.getByLabel("E-Mail").fill("a@example.com");
  await page.getByLabel("Vorname").fill("Anneliese");
  await page.getByLabel("Nachname").fill("Oberhuber");
  await page.getByLabel("Straße und Hausnummer").fill("Kabelstraße 1");
  // The cart's panel, which has such a field too, may still be closing.
  await page.getByRole("main").getByLabel("Postleitzahl").fill("10999");
  await page.getByLabel("Ort").fill("Berlin");
  await page.getByRole("radio", { name: /Nachnahme/ }).check();
  await page.getByRole("button", { name: /bestellen/i }).click();
  await expect(page).toHaveURL(/\/de\/checkout\/order-received\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anneliese");
});
