import { accessible } from "./accessible.ts";
import { addHub, anneliese, fillAddress, fillCheckout, orderButton, putHubIntoCart, seesOrder } from "./checkout.ts";
import { cards, expect, fillCard, since, test } from "./cardShop.ts";
import { followQuiet } from "./quiet.ts";

const creditCard = /^Credit card/;
const bridge = /^Bridge/;

test("a card that pays makes one paid order, and Stripe's script comes only with the card", async ({
  page,
  cardShop,
}) => {
  const scripts: string[] = [];
  let begun = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("stripe.js")) scripts.push(request.url());
    if (request.postData()?.includes('"getStripePaymentIntent"')) begun += 1;
  });
  const { orders, charged } = since(cardShop);
  const isQuiet = followQuiet(page);
  await addHub(page);
  await fillCheckout(page, /Cash on delivery/);
  await isQuiet();
  expect(scripts).toEqual([]);
  await page.getByRole("radio", { name: creditCard }).check();
  await fillCard(page, cards.good);
  expect(scripts).toHaveLength(1);
  await accessible(page);
  await orderButton(page).dblclick();
  await seesOrder(page);
  const [payment] = charged();
  expect(orders()).toMatchObject([{ status: "PROCESSING", total: 16_900, transactionId: payment?.id }]);
  expect(charged()).toMatchObject([{ amount: 16_900, refunded: 0 }]);
  expect(begun).toBe(1);
});

test("a declined and an expired card are refused in words; the next one pays, once", async ({ page, cardShop }) => {
  const { orders, charged } = since(cardShop);
  await putHubIntoCart(page, cardShop);
  await fillCheckout(page, creditCard);
  await fillCard(page, cards.declined);
  await orderButton(page).click();
  await expect(page.getByText(/Your bank declined the card. Nothing was charged/)).toBeVisible();
  await accessible(page);
  await fillCard(page, cards.expired);
  await orderButton(page).click();
  await expect(page.getByText(/This card has expired. Nothing was charged/)).toBeVisible();
  expect([orders(), charged()]).toEqual([[], []]);
  await fillCard(page, cards.good);
  await orderButton(page).click();
  await seesOrder(page);
  expect(orders()).toHaveLength(1);
  expect(charged()).toMatchObject([{ amount: 16_900, refunded: 0 }]);
});

test("an answer of the card network that was lost, and one of the shop after paying, charge nothing twice", async ({
  page,
  cardShop,
}) => {
  const { orders, charged } = since(cardShop);
  await putHubIntoCart(page, cardShop);
  await fillCheckout(page, creditCard);
  await fillCard(page, cards.losesTheResponse);
  cardShop.faultProxy.loseResponseTo("checkout");
  await orderButton(page).click();
  const id = await seesOrder(page);
  expect(orders()).toMatchObject([{ id, status: "PROCESSING" }]);
  expect(charged()).toMatchObject([{ amount: 16_900, refunded: 0 }]);
});

test("a password that is refused after the card was charged is mended, and nothing is charged again", async ({
  page,
  cardShop,
}) => {
  const { orders, charged } = since(cardShop);
  await putHubIntoCart(page, cardShop);
  await fillCheckout(page, creditCard, { ...anneliese, email: "anneliese.cards@example.com" });
  await page.getByRole("checkbox", { name: "Create an account" }).check();
  await page.getByLabel("Username").fill("anneliese-cards");
  const choosePassword = async (password: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Password again").fill(password);
  };
  await choosePassword("password1");
  await fillCard(page, cards.good);
  await orderButton(page).click();
  await expect(page.getByText(/This password is on lists of leaked passwords/).first()).toBeVisible();
  await expect(page.getByText("Your card payment is here. Place the order to finish.")).toBeVisible();
  expect(orders()).toEqual([]);
  expect(charged()).toMatchObject([{ amount: 16_900, refunded: 0 }]);
  await accessible(page);
  await choosePassword("three kind owls");
  await orderButton(page).click();
  await seesOrder(page);
  expect(charged()).toMatchObject([{ amount: 16_900, refunded: 0 }]);
  expect(orders()).toMatchObject([{ status: "PROCESSING", transactionId: charged()[0]?.id }]);
});

test("3-D Secure: whoever refuses at the bank is told so and tries again, whoever confirms comes back to the order", async ({
  page,
  cardShop,
}) => {
  const { orders, charged } = since(cardShop);
  await putHubIntoCart(page, cardShop);
  await fillCheckout(page, creditCard);
  for (const answer of [/^Refuse/, /^Confirm/]) {
    await fillCard(page, cards.requiresAuthentication);
    await orderButton(page).click();
    await expect(page.getByRole("heading", { name: "Your bank" })).toBeVisible();
    await page.getByRole("button", { name: answer }).click();
    if (answer.test("Confirm")) break;
    await expect(page.getByText(/The payment was not confirmed. Nothing was charged/)).toBeVisible();
    await expect(page.getByLabel("City")).toHaveValue("Berlin");
    expect([orders(), charged()]).toEqual([[], []]);
  }
  const id = await seesOrder(page);
  expect(orders()).toMatchObject([{ id, status: "PROCESSING" }]);
  expect(charged()).toMatchObject([{ amount: 16_900, refunded: 0 }]);
});

test("a payment that returns in a new tab waits for its form there, and pays for the order", async ({
  page,
  cardShop,
}) => {
  const { orders, charged } = since(cardShop);
  await putHubIntoCart(page, cardShop);
  await fillCheckout(page, creditCard);
  await fillCard(page, cards.requiresAuthentication);
  await orderButton(page).click();
  await expect(page.getByRole("heading", { name: "Your bank" })).toBeVisible();
  // As an app of a bank opens the page: without what the first tab has kept.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab.getByRole("button", { name: /^Confirm/ }).click();
  await expect(tab.getByText("Your card payment is here. Place the order to finish.")).toBeVisible();
  await expect(tab).toHaveURL(/\/checkout$/);
  expect(orders()).toEqual([]);
  expect(charged()).toMatchObject([{ amount: 16_900, refunded: 0 }]);
  await accessible(tab);
  await fillAddress(tab, anneliese);
  await orderButton(tab).click();
  const id = await seesOrder(tab);
  expect(charged()).toMatchObject([{ amount: 16_900, refunded: 0 }]);
  expect(orders()).toMatchObject([{ id, status: "PROCESSING", transactionId: charged()[0]?.id }]);
});

for (const { outcome, button, status, words } of [
  { outcome: "success", button: /^Pay/, status: "PROCESSING", words: "We are packing it." },
  {
    outcome: "cancelled",
    button: "Cancel the payment",
    status: "CANCELLED",
    words: "This order was cancelled. Nothing is sent.",
  },
  {
    outcome: "failed",
    button: "Let the payment fail",
    status: "FAILED",
    words: "The payment failed. Your order is kept, nothing is sent.",
  },
] as const) {
  test(`a gateway on another page comes back: ${outcome}`, async ({ page, cardShop }) => {
    const { orders } = since(cardShop);
    await putHubIntoCart(page, cardShop);
    await fillCheckout(page, bridge);
    await orderButton(page).click();
    await expect(page.getByRole("heading", { name: /^Bridge: order/ })).toBeVisible({ timeout: 30_000 });
    expect(orders()).toMatchObject([{ status: "PENDING" }]);
    await page.getByRole("button", { name: button }).click();
    const id = await seesOrder(page);
    await expect(page.getByText(words).first()).toBeVisible();
    expect(orders()).toMatchObject([{ id, status }]);
  });
}
