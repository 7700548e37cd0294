import type { Page } from "@playwright/test";
import { logIn, register } from "./accounts.ts";
import { pageAlive } from "./alive.ts";
import { expect, test } from "./test.ts";

const devicesOf = (page: Page) =>
  page.evaluate(() => window.localStorage.getItem("rewire.devices") ?? "").then((text) => text.includes("halden-6"));

test("a device named on its page marks what fits, joins the account and leaves the browser with the log-out", async ({
  page,
}) => {
  await page.goto("/product/halden-6-refurbished");
  await pageAlive(page);
  const toggle = page.getByRole("button", { name: "I have this: Halden 6" });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await page.goto("/product-category/cases");
  await pageAlive(page);
  await expect(page.getByText("Fits your Halden 6")).toHaveCount(1);
  await page.goto("/product/case-for-nordlys-n3");
  await pageAlive(page);
  await expect(page.getByText("Does not fit your Halden 6")).toBeVisible();

  await register(page, "rosa@example.test", "soldering iron 9");
  await page.goto("/my-devices");
  await expect(page.getByText("Your devices are kept in your account.")).toBeVisible();
  await page.getByRole("button", { name: "Account of rosa" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  // The page with the log-in form opens once everything of the account is gone; one opened before would be replaced.
  await expect(page).toHaveURL(/\/my-account$/);
  await expect.poll(() => devicesOf(page)).toBe(false);

  await logIn(page, "rosa@example.test", "soldering iron 9");
  await expect.poll(() => devicesOf(page)).toBe(true);
});

test("chargers and cables say at which speed they charge a device", async ({ page }) => {
  await page.goto("/product/nordlys-n3");
  await pageAlive(page);
  const toggle = page.getByRole("button", { name: "I have this: Nordlys N3" });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await page.goto("/product-category/cables");
  await pageAlive(page);
  await expect(page.getByText("Full charging speed for your Nordlys N3")).toHaveCount(3);
  await expect(page.getByText("Fits your Nordlys N3, charges slower")).toHaveCount(1);
  await page.goto("/product/100-w-desk-charger");
  await pageAlive(page);
  await expect(page.getByText("Full charging speed for your Nordlys N3")).toBeVisible();
});

test("a set goes into the cart with one press, once, with the selected options", async ({ page }) => {
  await page.goto("/product/nordlys-n3?pa_color=sand&pa_storage=128-gb");
  await pageAlive(page);
  const set = page.getByRole("region", { name: "Buy together" });
  await set.scrollIntoViewIfNeeded();
  await set.getByRole("button", { name: "Add all 3 to cart" }).dblclick();
  await expect(page.getByText(/^Nordlys N3, .+ and Clear case for Nordlys N3 are in the cart\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 3 items" })).toBeVisible();
  await page.reload();
  await pageAlive(page);
  await page.getByRole("button", { name: "Cart, 3 items" }).click();
  await expect(page.getByRole("dialog", { name: "Cart 3 items" })).toContainText("Clear case for Nordlys N3");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an address names a device, and the list shows what fits it", async ({ page }) => {
    await page.goto("/my-devices");
    await page.getByRole("link", { name: "Halden 6" }).click();
    await expect(page).toHaveURL(/\/products\?filter=pa_device\[halden-6\]$/);
    await expect(page.getByRole("link", { name: "Case for Halden 6" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Nordlys/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Halden 6, refurbished" })).toHaveCount(0);
    await page.goto("/product-category/chargers?fits=kestrel-forge-16");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  });
});
