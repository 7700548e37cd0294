import type { Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./test.ts";

const password = "three kind owls";

const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
};

/** What the browser keeps, so that nobody finds the password there. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage), document.cookie]));

async function fillCheckout(page: Page, email: string) {
  await page.goto("/product/hearth-hub", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("button", { name: /^Cart, 1 item/ })).toBeVisible();
  await page.goto("/checkout");
  await page.getByLabel("E-mail").fill(email);
  for (const [name, words] of [["First name", "Nina"], ["Last name", "Muster"], ["Street and number", "Weg 1"], ["Postal code", "10999"], ["City", "Berlin"]] as const) {
    await page.getByLabel(name).fill(words);
  }
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
}

test("an account is made with the order: logged in at once, the order in every browser, and the next checkout filled in", async ({ page, rewire, browser }) => {
  await fillCheckout(page, "nina@example.test");
  await page.getByRole("checkbox", { name: "Create an account" }).check();
  await page.getByLabel("Username").fill("maria");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill(password);
  await accessible(page);
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByText("This username is taken. Please choose another.").first()).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Berlin");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  expect(await kept(page)).not.toContain("owls");

  await page.getByLabel("Username").fill("nina");
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you, Nina.");
  await accessible(page);
  expect(await kept(page)).not.toContain("owls");
  expect(rewire.log()).not.toContain("owls");
  const id = /\d+$/.exec(page.url())?.[0] ?? "";

  await page.goto("/my-account?tab=orders");
  await expect(page.getByRole("link", { name: `Details of order ${id}` })).toBeVisible();
  await page.getByRole("button", { name: `Order again: ${id}` }).click();
  await expect(page.getByRole("dialog", { name: "Cart 1 item" })).toBeVisible();

  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(`${rewire.url}/order-summary/${id}`);
  await expect(there.getByRole("heading", { name: "We could not find your order. Please try again later." })).toBeVisible();
  await there.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  const form = there.getByRole("form", { name: "Sign in" });
  await form.getByLabel("E-mail or username").fill("nina");
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(there.getByRole("heading", { level: 1 })).toContainText("Nina");
  for (const path of [`/order-summary/${id}`, "/order-summary", `/checkout/order-received/${id}`]) {
    await there.goto(rewire.url + path);
    await expect(there.getByText("Hearth Hub").first()).toBeVisible();
  }
  // A click before React has taken the page over is lost.
  await there.goto(`${rewire.url}/order-summary/${id}`, { waitUntil: "networkidle" });
  // The goods go into the cart again, and the checkout knows the customer.
  await there.getByRole("button", { name: "Order again" }).click();
  await expect(there.getByRole("dialog", { name: "Cart 2 items" })).toBeVisible();
  await there.goto(`${rewire.url}/checkout`);
  await expect(there.getByRole("button", { name: /^Place order/ })).toBeVisible();
  await expect(there.getByRole("main")).toContainText("nina@example.test");
  await expect(there.getByRole("checkbox", { name: "Create an account" })).toHaveCount(0);
  await other.close();
});
