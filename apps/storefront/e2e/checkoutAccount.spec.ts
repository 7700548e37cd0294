import type { Page } from "@playwright/test";
import { accessible } from "./accessible.ts";
import { logIn } from "./accounts.ts";
import { alive } from "./alive.ts";
import { fillCheckout, orderButton, putHubIntoCart } from "./checkout.ts";
import { press } from "./press.ts";
import { ShopVisitor } from "./ShopVisitor.ts";
import { expect, test } from "./test.ts";

const password = "three kind owls";

const nina = {
  email: "nina@example.test",
  firstName: "Nina",
  lastName: "Muster",
  street: "Weg 1",
  postcode: "10999",
  city: "Berlin",
};

/** Returns the content of the browser's storage, which must not contain the password. */
const readStorage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage), document.cookie]),
  );

test("an account is made with the order: logged in at once, the order in every browser, and the next checkout filled in", async ({
  page,
  rewire,
  browser,
}) => {
  await putHubIntoCart(page, rewire);
  await fillCheckout(page, /Cash on delivery/, nina);
  await page.getByRole("checkbox", { name: "Create an account" }).check();
  await page.getByLabel("Username").fill("maria");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill(password);
  await accessible(page);
  await orderButton(page).click();
  await expect(page.getByText("This username is taken. Please choose another.").first()).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Berlin");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  expect(await readStorage(page)).not.toContain("owls");

  await page.getByLabel("Username").fill("nina");
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you, Nina.");
  expect(await readStorage(page)).not.toContain("owls");
  expect(rewire.log()).not.toContain("owls");
  const id = /\d+$/.exec(page.url())?.[0] ?? "";

  await page.goto("/my-account?tab=orders");
  await expect(page.getByRole("link", { name: `Details of order ${id}` })).toBeVisible();
  await page.getByRole("button", { name: `Order again: ${id}` }).click();
  await expect(page.getByRole("dialog", { name: "Cart 1 item" })).toBeVisible();

  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(`${rewire.url}/order-summary/${id}`);
  await expect(
    there.getByRole("heading", { name: "We could not find your order. Please try again later." }),
  ).toBeVisible();
  await there.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await logIn(there, "nina", password);
  await expect(there.getByRole("heading", { level: 1 })).toContainText("Nina");
  for (const path of ["/order-summary", `/checkout/order-received/${id}`, `/order-summary/${id}`]) {
    await there.goto(rewire.url + path);
    await expect(there.getByText("Hearth Hub").first()).toBeVisible();
  }
  // The items are added to the cart again, and the checkout contains the customer's data.
  await (await alive(there.getByRole("button", { name: "Order again" }))).click();
  await expect(there.getByRole("dialog", { name: "Cart 2 items" })).toBeVisible();
  await there.goto(`${rewire.url}/checkout`);
  await expect(orderButton(there)).toBeVisible();
  await expect(there.getByRole("main")).toContainText("nina@example.test");
  await expect(there.getByRole("checkbox", { name: "Create an account" })).toHaveCount(0);
  await other.close();
});

test("who signs in at the checkout comes back to it, with what was typed", async ({ page, rewire }) => {
  const email = "lena@example.test";
  await new ShopVisitor(rewire.shopUrl).register(email, password);
  await putHubIntoCart(page, rewire);
  await page.goto("/checkout");
  await page.getByLabel("City").fill("Potsdam");
  const signInLink = page.getByRole("link", { name: "Sign in instead" });
  await signInLink.click();
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel("City")).toHaveValue("Potsdam");
  await expect(signInLink).toHaveCount(0);
});

test("an account that is made with the order is logged in although its address has used up its tries", async ({
  browser,
  rewire,
}) => {
  // Uses a separate storefront, because all journeys have the same client address.
  const alone = await rewire.openBeside({});
  const page = await browser.newPage({ baseURL: alone.url });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 9; n++) {
      const data = {
        operationName: "loginWithCookies",
        variables: { input: { login: "somebody", password: `wrong ${n}` } },
      };
      statuses.push((await page.request.post("/graphql", { data })).status());
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);

    await putHubIntoCart(page, rewire);
    await fillCheckout(page, /Cash on delivery/, { ...nina, email: "ida@example.test", firstName: "Ida" });
    await page.getByRole("checkbox", { name: "Create an account" }).check();
    await page.getByLabel("Username").fill("ida");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Password again").fill(password);
    await orderButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you, Ida.");
    const id = /order-received\/(\d+)$/.exec(page.url())?.[1] ?? "";

    await page.goto("/my-account?tab=orders");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ida");
    await expect(page.getByRole("link", { name: `Details of order ${id}` })).toBeVisible();
  } finally {
    await page.close();
    await alone.stop();
  }
});

for (const width of [390, 1440])
  test(`a press that leaves a field with a wrong value does what it says, at ${width} pixels`, async ({
    page,
    rewire,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await putHubIntoCart(page, rewire);
    await page.goto("/checkout");
    await (await alive(page.getByLabel("E-mail"))).fill("a@b");
    await press(page.getByText("Create an account", { exact: true }));
    await expect(page.getByRole("checkbox", { name: "Create an account" })).toBeChecked();
    await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");

    await page.getByLabel("Postal code").fill("12");
    const sameAddress = page.getByRole("checkbox", { name: "Bill to the same address" });
    await expect(sameAddress).toBeChecked();
    await press(page.getByText("Bill to the same address", { exact: true }));
    await expect(sameAddress).not.toBeChecked();
    await expect(page.getByLabel("Postal code").first()).toHaveAttribute("aria-invalid", "true");

    // By keyboard, a field is validated as soon as it is left.
    await page.getByLabel("City").first().focus();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("City").first()).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("E-mail").fill("a@");
    await press(orderButton(page));
    await expect(page.getByRole("form", { name: "Checkout" }).getByRole("alert")).toContainText(/fields/);
    await expect(page.getByLabel("E-mail")).toBeFocused();
  });

test("a reload keeps what was typed, and steps with wrong values open", async ({ page, rewire }) => {
  await putHubIntoCart(page, rewire);
  await fillCheckout(page, /Cash on delivery/, { ...nina, email: "a@b", postcode: "1099" });
  await page.getByLabel("Phone").fill("abc");
  await page.reload();
  for (const [label, text] of [
    ["E-mail", "a@b"],
    ["Phone", "abc"],
    ["Postal code", "1099"],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("City")).toHaveValue(nina.city);

  await page.getByLabel("Postal code").fill(nina.postcode);
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "Change Delivery address" })).toBeVisible();
});
