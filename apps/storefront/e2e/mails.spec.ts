import { logIn, openAccount } from "./accounts.ts";
import { anneliese, orderButton, putHubIntoCart, seesOrder } from "./checkout.ts";
import { tabTo } from "./keyboard.ts";
import { placeOrder } from "./placeOrder.ts";
import { expect, test } from "./test.ts";

const password = "three kind owls";

/** Returns the URL in the latest e-mail that contains a text. */
const linkIn = (letters: readonly string[], part: string): string => {
  const letter = letters.filter((text) => text.includes(part)).at(-1) ?? "";
  return /https?:\/\/[^\s"\\]+/.exec(letter)?.[0] ?? "";
};

test("the links in mails about an account and its order lead to their pages", async ({ page, rewire, browser }) => {
  await openAccount(page, rewire, "olga@example.test", password);
  await putHubIntoCart(page, rewire);
  await page.goto("/checkout");
  // The e-mail address is already filled in.
  await page.getByLabel("First name").fill(anneliese.firstName);
  await page.getByLabel("Last name").fill(anneliese.lastName);
  await page.getByLabel("Street and number").fill(anneliese.street);
  await page.getByLabel("Postal code").fill(anneliese.postcode);
  await page.getByLabel("City").fill(anneliese.city);
  await page.getByLabel("Country").selectOption("DE");
  // A text field is shown until the states of the country are loaded.
  await expect(page.locator("select#delivery-state")).toBeVisible();
  await page.getByLabel("State or region").selectOption({ label: "Berlin" });
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await orderButton(page).click();
  const id = await seesOrder(page);

  const letters = await rewire.letters();
  const accountLink = linkIn(letters, "Your username is olga");
  expect(accountLink).toBe(`${rewire.url}/my-account/`);
  const orderLink = linkIn(letters, `Order #${id}`);
  expect(orderLink).toBe(`${rewire.url}/my-account/view-order/${id}/`);

  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(accountLink);
  await expect(there.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  // Visitors who are not logged in are asked to log in, and then find the order in their account.
  await there.goto(orderLink);
  await expect(there.getByText(/Anneliese/)).toBeHidden();
  await there.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await logIn(there, "olga@example.test", password);
  await expect(there.getByRole("link", { name: `Details of order ${id}` })).toBeVisible();
  await there.goto(orderLink);
  await expect(there).toHaveURL(new RegExp(`/order-summary/${id}$`));
  await expect(there.getByText("Hearth Hub").first()).toBeVisible();
  await other.close();
});

test("the link in the mail of a guest's order opens it in another browser, and a wrong key does not", async ({
  page,
  rewire,
  browser,
}) => {
  await putHubIntoCart(page, rewire);
  const id = await placeOrder(page, rewire);
  const link = new URL(linkIn(await rewire.letters(), `Order #${id}`));
  expect(link.href).toContain(`${rewire.url}/order-status?number=${id}&key=wc_order_`);

  const other = await browser.newContext();
  const there = await other.newPage();
  const answer = await there.goto(link.href);
  expect({ status: answer?.status(), cache: answer?.headers()["cache-control"] }).toEqual({
    status: 200,
    cache: "no-store",
  });
  await expect(there.getByRole("heading", { level: 1, name: `Order ${id}` })).toBeVisible();
  await expect(there.getByText("Hearth Hub").first()).toBeVisible();
  await expect(there.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  // WooCommerce's URL of the order page, which older e-mails contain.
  const key = link.searchParams.get("key") ?? "";
  const received = `${rewire.url}/checkout/order-received/${id}/`;
  expect(await (await other.request.get(`${received}?key=${key}`)).text()).toContain("Anneliese");
  const payLink = `${rewire.url}/de/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`;
  const paid = await other.request.get(payLink);
  expect({ status: paid.status(), path: new URL(paid.url()).pathname }).toEqual({
    status: 200,
    path: `/de/checkout/order-received/${id}`,
  });
  const wrongLink = `${rewire.url}/order-status?number=${id}&key=wc_order_wrong`;
  for (const address of [wrongLink, `${received}?key=wc_order_wrong`, received]) {
    expect((await other.request.get(address)).status(), address).toBe(404);
  }
  expect(rewire.log()).not.toContain(key);
  await other.close();

  // Lookup without the e-mail, in German, by keyboard, without JavaScript. All wrong entries get the same response.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: rewire.url });
  const form = await plain.newPage();
  await form.goto("/de");
  await tabTo(form, form.getByRole("contentinfo").getByRole("link", { name: "Stand der Bestellung" }));
  await form.keyboard.press("Enter");
  const answers: string[] = [];
  for (const [number, email] of [
    [id, "stranger@example.com"],
    [999_999, anneliese.email],
    [id, ` ${anneliese.email.toUpperCase()} `],
  ] as const) {
    for (const [label, text] of [
      ["Bestellnummer", String(number)],
      ["E-Mail-Adresse der Bestellung", email],
    ] as const) {
      await tabTo(form, form.getByLabel(label));
      await form.keyboard.press("ControlOrMeta+A");
      await form.keyboard.insertText(text);
    }
    await tabTo(form, form.getByRole("button", { name: "Bestellung anzeigen" }));
    // The page that comes in answer may have the same address, and the alert of the one before.
    const nextPage = form.waitForEvent("domcontentloaded");
    await form.keyboard.press("Enter");
    await nextPage;
    if (number !== id || email.startsWith("s")) answers.push(await form.getByRole("alert").innerText());
  }
  expect(new Set(answers).size).toBe(1);
  await expect(form.getByRole("heading", { level: 1, name: `Bestellung ${id}` })).toBeVisible();
  expect(form.url()).toMatch(/\/de\/order-status\?number=\d+&key=[\w.-]+$/);
  await plain.close();
});

test("what WooCommerce has below My account leads to its part of the account, and nothing else does", async ({
  request,
  rewire,
}) => {
  const leads = async (path: string) => {
    const answer = await request.get(`${rewire.url}${path}`, { maxRedirects: 0 });
    return { status: answer.status(), to: answer.headers()["location"] };
  };
  expect(await leads("/fr/my-account/orders/")).toEqual({ status: 302, to: "/fr/my-account?tab=orders" });
  expect(await leads("/my-account/downloads/")).toEqual({ status: 302, to: "/my-account?tab=downloads" });
  expect(await leads("/my-account/edit-address/billing/")).toEqual({ status: 302, to: "/my-account?tab=addresses" });
  expect(await leads("/my-account/view-order/77/")).toEqual({ status: 302, to: "/order-summary/77" });
  expect(await leads("/my-account/lost-password/?key=abc&id=2&login=maria")).toMatchObject({ status: 200 });
  for (const path of ["/my-account/nothing", "/my-account/view-order/x", "/checkout/order-pay/x"]) {
    expect(await leads(path), path).toMatchObject({ status: 404 });
  }
});
