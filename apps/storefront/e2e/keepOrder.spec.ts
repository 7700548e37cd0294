import { accessible } from "./accessible.ts";
import { logIn, openAccount } from "./accounts.ts";
import { putHubIntoCart } from "./checkout.ts";
import { placeOrder } from "./placeOrder.ts";
import { ShopVisitor } from "./ShopVisitor.ts";
import { expect, test } from "./test.ts";

const password = "three kind owls";

const ottilie = {
  email: "ottilie@example.test",
  firstName: "Ottilie",
  lastName: "Muster",
  street: "Weg 1",
  postcode: "10999",
  city: "Berlin",
};

test("a guest's order is kept in an account: there wherever the customer logs in, and for nobody else", async ({
  page,
  rewire,
  browser,
}) => {
  await putHubIntoCart(page, rewire);
  const id = await placeOrder(page, rewire, { buyer: ottilie });
  await page.goto(`/checkout/order-received/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you, Ottilie.");

  // Who knows the number alone is offered nothing, and gets nothing with an account of the own either.
  const strangers = await browser.newContext({ baseURL: rewire.url });
  const stranger = await strangers.newPage();
  await openAccount(stranger, rewire, "curious@example.test", password);
  expect((await stranger.request.post(`/keep-order/${id}`)).status()).toBe(404);
  await stranger.goto(`/checkout/order-received/${id}`);
  await expect(stranger.getByRole("heading", { name: /^We could not find your order/ })).toBeVisible();
  await strangers.close();

  const panel = page.getByRole("form", { name: "Keep this order in an account?" });
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await accessible(page);
  await panel.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("The order is in your account.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account of Ottilie" })).toBeVisible();
  await accessible(page);
  expect(rewire.log()).not.toContain("owls");
  await page.getByRole("link", { name: "See my orders" }).click();
  await expect(page.getByRole("link", { name: `Details of order ${id}` })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("10999 Berlin");

  const elsewhere = await browser.newContext({ baseURL: rewire.url });
  const there = await elsewhere.newPage();
  await there.goto(`/order-summary/${id}`);
  await expect(there.getByRole("heading", { name: /^We could not find your order/ })).toBeVisible();
  await there.goto("/my-account?tab=orders");
  await logIn(there, ottilie.email, password);
  await there.getByRole("link", { name: `Details of order ${id}` }).click();
  await expect(there.getByText("Hearth Hub").first()).toBeVisible();
  await elsewhere.close();

  // The next user of the first browser sees an order of an account no more.
  await page.getByRole("button", { name: "Account of Ottilie" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.goto(`/checkout/order-received/${id}`);
  await expect(page.getByRole("heading", { name: /^We could not find your order/ })).toBeVisible();
});

test("a Spanish order's page names the province, and the new account has its code", async ({ page, rewire }) => {
  const email = "octavia@example.test";
  const region = { country: "ES", state: "GC" };
  await putHubIntoCart(page, rewire);
  const id = await placeOrder(page, rewire, {
    buyer: { ...ottilie, email, postcode: "35200", city: "Telde" },
    region,
  });
  await page.goto(`/checkout/order-received/${id}`);
  await expect(page.getByText("Las Palmas, Spain").first()).toBeVisible();
  const panel = page.getByRole("form", { name: "Keep this order in an account?" });
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await panel.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("The order is in your account.")).toBeVisible();

  const customer = new ShopVisitor(rewire.shopUrl);
  await customer.logIn(email, password);
  expect(await customer.ask("{customer{billing{country state city}shipping{country state city}}}")).toEqual({
    customer: { billing: { ...region, city: "Telde" }, shipping: { ...region, city: "Telde" } },
  });
});

test("who has an account already is led to it, and adds the order after signing in", async ({ page, rewire }) => {
  const email = "known@example.test";
  await new ShopVisitor(rewire.shopUrl).register(email, password);
  await putHubIntoCart(page, rewire);
  const id = await placeOrder(page, rewire, { buyer: { ...ottilie, email } });
  await page.goto(`/checkout/order-received/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you, Ottilie.");

  const panel = page.getByRole("form", { name: "Keep this order in an account?" });
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await panel.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("alert").getByRole("link", { name: "Sign in" }).click();
  await logIn(page, email, password);
  // The log-in leads back to the order.
  await expect(page).toHaveURL(new RegExp(`/order-summary/${id}$`));
  await page.getByRole("button", { name: "Add to my account" }).click();
  await expect(page.getByText("The order is in your account.")).toBeVisible();
});
