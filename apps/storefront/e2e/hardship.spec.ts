import type { Page } from "@playwright/test";
import { accessible } from "./accessible.ts";
import { alive, openAlive } from "./alive.ts";
import { addHub, fillCheckout, orderButton, putHubIntoCart, seesOrder, sentToShop } from "./checkout.ts";
import { choose, enter, tabTo, type } from "./keyboard.ts";
import { expect, since, test } from "./cardShop.ts";
import { followQuiet } from "./quiet.ts";
import { bookAtShop } from "./repairShop.ts";

const cash = /Cash on delivery/;

/** Takes or gives back the connection, and waits until the page knows. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.waitForFunction((expected) => navigator.onLine !== expected, isOffline);
}

test("a whole purchase by keyboard alone, by roles and labels, without a fault on any step", async ({
  page,
  cardShop,
}) => {
  // Presses Tab about three hundred times and runs axe eight times.
  test.setTimeout(240_000);
  const { orders } = since(cardShop);
  await openAlive(page, "/");
  await accessible(page);
  await enter(page, page.getByRole("main").getByRole("link", { name: /^Smartphones/ }));
  await expect(page).toHaveURL(/\/product-category\/smartphones$/);
  const phone = page.getByRole("link", { name: "Nordlys N3 Pro", exact: true });
  await expect(phone).toBeVisible();
  await accessible(page);
  await enter(page, phone);
  await expect(page.getByRole("heading", { level: 1, name: "Nordlys N3 Pro" })).toBeVisible();
  await choose(page, page.getByRole("radio", { name: /Ice blue/ }));
  await choose(page, page.getByRole("radio", { name: /256 GB/ }));
  await expect(page).toHaveURL(/pa_color=ice-blue.*256-gb/);
  await accessible(page);
  await enter(page, page.getByRole("button", { name: "Add to cart" }).first());
  await enter(page, page.getByRole("button", { name: "View cart" }));
  const panel = page.getByRole("dialog", { name: /^Cart/ });
  await expect(panel).toBeVisible();
  await accessible(page);
  await enter(page, panel.getByRole("link", { name: /checkout/ }));

  await expect(page).toHaveURL(/\/checkout$/);
  await expect(orderButton(page)).toBeVisible();
  await type(page, page.getByLabel("E-mail"), "anneliese.oberhuber@example.com");
  await type(page, page.getByLabel("First name"), "Anneliese");
  await type(page, page.getByLabel("Last name"), "Oberhuber");
  await type(page, page.getByLabel("Street and number"), "Kabelstraße 118");
  await type(page, page.getByLabel("Postal code"), "1099");
  await type(page, page.getByLabel("City"), "Berlin");
  await type(page, page.getByLabel("State or region"), "Berlin");
  await choose(page, page.getByRole("radio", { name: cash }));
  await accessible(page);
  await enter(page, orderButton(page));

  // The invalid field is marked and focused, and all other values are kept.
  await expect(page.getByLabel("Postal code")).toBeFocused();
  await expect(page.getByLabel("Postal code")).toHaveAttribute("aria-invalid", "true");
  await accessible(page);
  await page.keyboard.press("End");
  await page.keyboard.type("9");
  await enter(page, orderButton(page));
  const id = await seesOrder(page);
  await accessible(page);
  expect(orders()).toMatchObject([{ id, status: "PROCESSING", lines: [{ quantity: 1 }] }]);
  await tabTo(page, page.getByRole("main").getByRole("link").first());
});

/** Path of an order page; without a number if the shop could not be asked for it. */
const ordered = /\/checkout\/order-received\/\d+|\/order-summary$/;

/** Presses the button that the page offers until the order is placed. */
async function goOnUntilOrdered(page: Page): Promise<void> {
  const ways = page.getByRole("button", { name: /^(?:Place order|Try again|Check again)/ });
  await expect(async () => {
    if (ordered.test(page.url())) return;
    await ways
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
    expect(page.url()).toMatch(ordered);
  }).toPass({ timeout: 150_000, intervals: [1000] });
}

test("checkout can be finished while one answer in five fails and each takes three seconds", async ({
  page,
  cardShop,
}) => {
  test.setTimeout(240_000);
  const { orders } = since(cardShop);
  await putHubIntoCart(page, cardShop);
  await fillCheckout(page, cash);
  const before = cardShop.faultProxy.failed();
  cardShop.faultProxy.change({ failing: 0.2, delayMs: 3000, seed: 6 });
  try {
    await page.reload();
    await goOnUntilOrdered(page);
  } finally {
    cardShop.faultProxy.change({});
  }
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anneliese");
  expect(orders()).toMatchObject([{ total: 16_900 }]);
  expect(cardShop.faultProxy.failed()).toBeGreaterThan(before);
});

test("two tabs show one cart, and both order buttons together make one order", async ({ page, context, cardShop }) => {
  const { orders } = since(cardShop);
  await putHubIntoCart(page, cardShop);
  const other = await context.newPage();
  await fillCheckout(page, cash);
  await fillCheckout(other, cash);
  await other.getByRole("button", { name: "Back to cart" }).click();
  await other.getByRole("button", { name: /^One more/ }).click();
  await expect(other.getByRole("dialog", { name: "Cart 2 items" })).toBeVisible();
  await other.keyboard.press("Escape");
  await page.bringToFront();
  for (const tab of [page, other])
    await expect(tab.getByRole("button", { name: "Place order · €338.00" })).toBeEnabled();
  await Promise.all([page, other].map((tab) => orderButton(tab).click()));
  const id = await seesOrder(page);
  expect(await seesOrder(other)).toBe(id);
  expect(orders()).toMatchObject([{ id, total: 33_800 }]);
});

test("offline: what is added waits, an order is refused in words, and everything goes on when the connection is back", async ({
  page,
  cardShop,
}) => {
  const { orders } = since(cardShop);
  const isQuiet = followQuiet(page);
  await addHub(page);
  await page.getByRole("button", { name: /^Cart, 1 item/ }).click();
  const panel = page.getByRole("dialog", { name: /^Cart/ });
  await expect(panel.getByRole("link", { name: "Hearth Hub" })).toBeVisible();
  await isQuiet();
  await setOffline(page, true);
  await panel.getByRole("button", { name: /^One more/ }).click();
  await expect(panel.getByText(/1 change waits and is sent as soon as the connection is back/)).toBeVisible();
  await setOffline(page, false);
  await expect(panel.getByText(/connection is back/)).toHaveCount(0, { timeout: 40_000 });
  await fillCheckout(page, cash);
  await isQuiet();
  await setOffline(page, true);
  await orderButton(page).click();
  const refusal = page.getByRole("alert").filter({ hasText: "Your order was not placed" });
  await expect(refusal).toContainText("You are offline.");
  await expect(refusal).toBeFocused();
  await expect(page.getByLabel("City")).toHaveValue("Berlin");
  await expect(orderButton(page)).toHaveAccessibleName(/338\.00/);
  await setOffline(page, false);
  await goOnUntilOrdered(page);
  const id = await seesOrder(page);
  expect(orders()).toMatchObject([{ id, total: 33_800, lines: [{ quantity: 2 }] }]);
});

test("offline, a cart and a notice that were never loaded say that they wait, and nothing is lost", async ({
  page,
}) => {
  const isQuiet = followQuiet(page);
  await openAlive(page, "/products");
  // The first press starts the commerce code.
  const answer = page.waitForResponse(/\/graphql/);
  await page.keyboard.press("Tab");
  await answer;
  await isQuiet();
  await setOffline(page, true);
  const cart = page.getByRole("button", { name: "Cart, empty" });
  await cart.click();
  const notice = page.getByRole("alert").filter({ hasText: "You are offline. Cart waits for the connection." });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toBeHidden();
  await page
    .getByRole("button", { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect(notice).toBeVisible();
  const reload = page.waitForEvent("domcontentloaded", { timeout: 40_000 });
  await setOffline(page, false);
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible({ timeout: 40_000 });
  await expect(notice).toHaveCount(0);
  // A browser does not request a module again that it could not load: the page has to be loaded anew, which would close
  // what is opened before.
  await reload;
  await sentToShop(page);
  await isQuiet();
  await alive(page.getByRole("button", { name: "Cart, 1 item" }));
  await page.getByRole("button", { name: "Cart, 1 item" }).click();
  await expect(page.getByRole("dialog", { name: "Cart 1 item" })).toBeVisible();
});

test("offline, a first press on a page whose cart code was never loaded says that it waits, and nothing is lost", async ({
  page,
}) => {
  const isQuiet = followQuiet(page);
  await page.goto("/products");
  // Moving the pointer hydrates the page; only a press or a key starts the commerce code.
  const add = page.getByRole("button", { name: /^Add .* to cart$/ }).first();
  await alive(add);
  await isQuiet();
  await setOffline(page, true);
  const notice = page.getByRole("alert").filter({ hasText: "You are offline. Cart waits for the connection." });
  await add.click();
  await expect(notice).toBeVisible();
  const cart = page.getByRole("button", { name: "Cart, 1 item" });
  await cart.click();
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toBeVisible();
  const reload = page.waitForEvent("domcontentloaded", { timeout: 40_000 });
  await setOffline(page, false);
  await reload;
  await expect(notice).toHaveCount(0);
  // The item is sent without another press, although the page has loaded anew.
  await sentToShop(page);
  await isQuiet();
  await alive(cart);
  await cart.click();
  await expect(page.getByRole("dialog", { name: "Cart 1 item" })).toBeVisible();
});

test("a page that is touched offline before its scripts are loaded works when the connection is back", async ({
  page,
}) => {
  const isQuiet = followQuiet(page);
  await page.goto("/product/hearth-hub");
  await setOffline(page, true);
  const button = page.getByRole("button", { name: "Add to cart" }).first();
  await button.click();
  await expect(button).toHaveAttribute("data-early", "busy");
  await setOffline(page, false);
  const cart = page.getByRole("button", { name: "Cart, 1 item", includeHidden: true });
  await expect(cart).toBeAttached({ timeout: 40_000 });
  await sentToShop(page);
  await isQuiet();
  await expect(cart).toBeAttached();
  await expect(button).not.toHaveAttribute("data-early");
});

test("a shop that is restarted in the middle costs neither the cart nor what was typed", async ({ page, cardShop }) => {
  const { orders } = since(cardShop);
  await putHubIntoCart(page, cardShop);
  await fillCheckout(page, cash);
  await cardShop.restartShop(async () => {
    await orderButton(page).click();
    await expect(page.getByText("Your order was not placed")).toBeVisible({ timeout: 30_000 });
  });
  await expect(page.getByLabel("City")).toHaveValue("Berlin");
  await goOnUntilOrdered(page);
  const id = await seesOrder(page);
  expect(orders()).toMatchObject([{ id, total: 16_900 }]);
});

test("without a connection a form stays as it is and says so, and is sent when the connection is back", async ({
  page,
  cardShop,
}) => {
  const number = await bookAtShop(cardShop.shopUrl, "tunnel@example.com");
  await openAlive(page, `/repair/status?number=${number}`);
  const isQuiet = followQuiet(page);
  const email = page.getByLabel("E-mail of the booking");
  const refusal = page.getByRole("alert").filter({ hasText: "You are offline, so nothing was sent." });
  await email.fill("tunnel@example.com");
  const stored = () => page.evaluate(() => JSON.stringify(window.sessionStorage));
  await expect.poll(stored).toContain("tunnel@");
  // A part that the lost connection has withheld makes the page load anew, which must not cost what was typed.
  await page.reload();
  await alive(email);
  await expect(email).toHaveValue("tunnel@example.com");
  await isQuiet();
  await setOffline(page, true);
  await page.getByRole("button", { name: "Show the repair" }).click();
  await expect(refusal).toBeFocused();
  await expect(email).toHaveValue("tunnel@example.com");
  await setOffline(page, false);
  await page.getByRole("button", { name: "Show the repair" }).click();

  await page.getByText("Cancel the repair").click();
  await expect.poll(stored).not.toContain("tunnel@");
  const cancel = await alive(page.getByRole("button", { name: "Yes, cancel it" }));
  // Here, too, a withheld part would make the page load anew, which closes what was opened.
  await isQuiet();
  await setOffline(page, true);
  await cancel.click();
  await expect(refusal).toBeFocused();
  await setOffline(page, false);
  await cancel.click();
  await expect(page.getByText("Your repair has been cancelled.")).toBeVisible();
});
