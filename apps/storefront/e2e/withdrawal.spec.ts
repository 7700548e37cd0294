import { accessible } from "./accessible.ts";
import { anneliese, putHubIntoCart, putIntoCart } from "./checkout.ts";
import { ShopVisitor } from "./ShopVisitor.ts";
import { choose, enter, tabTo, type } from "./keyboard.ts";
import { openStorefrontInProcess } from "./openStorefrontInProcess.ts";
import { placeOrder } from "./placeOrder.ts";
import type { Rewire } from "./rewire.ts";
import { expect, test } from "./test.ts";
import type { Browser } from "@playwright/test";

test("a guest returns one of two items, by keyboard and in German, and the shop and the guest know of it", async ({
  page,
  rewire,
}) => {
  const receipts = async () =>
    (await rewire.letters()).filter((letter) => letter.includes("Beleg über Ihre Rückgabe")).length;
  const before = await receipts();
  for (let hub = 0; hub < 2; hub += 1) await putHubIntoCart(page, rewire);
  const number = String(await placeOrder(page, rewire));

  await page.goto("/de");
  await enter(page, page.getByRole("contentinfo").getByRole("link", { name: "Ware zurückgeben" }));
  await expect(page.getByRole("heading", { level: 1, name: "Ware zurückgeben" })).toBeVisible();
  await type(page, page.getByLabel("Bestellnummer"), number);
  await type(page, page.getByLabel("E-Mail-Adresse der Bestellung"), anneliese.email);
  await enter(page, page.getByRole("button", { name: "Bestellung anzeigen" }));

  const quantity = page.getByLabel("Menge: Hearth Hub");
  await tabTo(page, quantity);
  await page.keyboard.press("1");
  await expect(quantity).toHaveValue("1");
  await tabTo(page, page.getByLabel("Grund"));
  await page.keyboard.press("N");
  await choose(page, page.getByRole("radio", { name: "Ich bringe es an den Tresen" }));
  await enter(page, page.getByRole("button", { name: "Rückgabe prüfen" }));

  await expect(page.getByRole("heading", { level: 1, name: "Rückgabe bestätigen" })).toBeVisible();
  for (const text of ["1 × Hearth Hub", "Nicht das Bestellte", "Ich bringe es an den Tresen"])
    await expect(page.getByText(text)).toBeVisible();
  const fieldsOf = (id: string) =>
    rewire
      .documents<{ id: number; metaData: readonly { key: string; value: string }[] }>("order")
      .find((order) => String(order.id) === id)
      ?.metaData.filter(({ key }) => key.startsWith("return_"));
  expect(fieldsOf(number)).toEqual([]);
  await enter(page, page.getByRole("button", { name: "Rückgabe bestätigen" }));

  await expect(page.getByRole("heading", { level: 1, name: "Beleg über Ihre Rückgabe" })).toBeVisible();
  await expect(page.getByText("Angekündigt")).toBeVisible();
  expect(page.url()).not.toContain(anneliese.email);
  // The order may get its field after the receipt, when another settlement is under way.
  await expect
    .poll(() => fieldsOf(number))
    .toMatchObject([{ key: expect.stringMatching(/^return_\d+$/), value: expect.stringContaining("1 × Hearth Hub") }]);
  await expect.poll(receipts).toBe(before + 1);

  // The receipt remains available, and only the second item can still be withdrawn.
  await page.reload();
  await expect(page.getByText("1 × Hearth Hub")).toBeVisible();

  // Going back leads to the choice, in any language, and not to a form that the browser would have to send again.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Rückgabe bestätigen" })).toBeVisible();
  await enter(page, page.getByRole("contentinfo").getByRole("link", { name: "English" }));
  await expect(page.getByRole("heading", { level: 1, name: "Confirm return" })).toBeVisible();
  await expect(page.getByText("1 × Hearth Hub")).toBeVisible();

  // The order's page leads back to the receipt.
  await page.goto(`/de/checkout/order-received/${number}`);
  await enter(page, page.getByRole("main").getByRole("link", { name: /^Beleg über Ihre Rückgabe Nr\. \d+$/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Beleg über Ihre Rückgabe" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a withdrawal takes two steps, and one in own words goes to the shop by mail", async ({ page, rewire }) => {
    await page.goto("/withdrawal");
    await page.getByLabel("Order number").fill("4711");
    await page.getByLabel("E-mail address of the order").fill("nobody@example.test");
    await page.getByRole("button", { name: "Show the order" }).click();
    await expect(page.getByRole("alert")).toContainText("We found no order");
    await page.getByRole("link", { name: "Write in your own words" }).click();
    await page.getByLabel("Your name").fill("Ada Muster");
    await page.getByLabel("Order number").fill("4711");
    await page.getByLabel("E-mail address for the receipt").fill("ada@example.test");
    await page.getByLabel("What do you withdraw from?").fill("The whole order.");
    await page.getByRole("button", { name: "Withdraw from contract" }).click();
    await expect(page.getByText("Nothing has been sent yet.")).toBeVisible();
    await page.getByRole("button", { name: "Change something" }).click();
    await expect(page.getByLabel("What do you withdraw from?")).toHaveValue("The whole order.");
    await page.getByRole("button", { name: "Withdraw from contract" }).click();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Receipt of your withdrawal" })).toBeVisible();
    await expect(page.getByText("The shop gets your declaration by e-mail.")).toBeVisible();
    await expect
      .poll(async () => (await rewire.letters()).filter((letter) => letter.includes("The whole order.")).length)
      .toBe(2);
  });
});

/**
 * Returns the faulty hub of an order by parcel, in German and without scripts: the second step shows the reason and the
 * way back, and keeps them for who changes something. Returns the URL of the receipt.
 */
async function returnFaultyHub(browser: Browser, { url }: Rewire, number: string): Promise<string> {
  const page = await browser.newPage({ baseURL: url, javaScriptEnabled: false });
  const main = page.getByRole("main");
  const reason = page.getByLabel("Grund");
  const byParcel = page.getByRole("radio", { name: "Als Paket, mit Etikett zum Ausdrucken" });
  const check = async () => {
    await page.getByRole("button", { name: "Rückgabe prüfen" }).click();
    for (const text of ["1 × Hearth Hub", "Defekt", "Als Paket, mit Etikett zum Ausdrucken"])
      await expect(main.getByText(text)).toBeVisible();
  };
  await page.goto("/de/returns");
  await page.getByLabel("Bestellnummer").fill(number);
  await page.getByLabel("E-Mail-Adresse der Bestellung").fill(anneliese.email);
  await page.getByRole("button", { name: "Bestellung anzeigen" }).click();
  await expect(main.getByText("Digitale Inhalte sind ausgeschlossen, sobald sie heruntergeladen sind.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Hearth Hub" }).check();
  await reason.selectOption({ label: "Defekt" });
  await byParcel.check();
  await check();
  await page.getByRole("button", { name: "Etwas ändern" }).click();
  await expect(reason).toHaveValue("faulty");
  await expect(byParcel).toBeChecked();
  await check();
  await page.getByRole("button", { name: "Rückgabe bestätigen" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Beleg über Ihre Rückgabe" })).toBeVisible();
  const receipt = page.url();
  await page.close();
  return receipt;
}

test("a return by parcel has a label, excluded goods are named with their rule, and staff say when it is refunded", async ({
  page,
  browser,
  rewire,
}) => {
  for (const slug of ["hearth-hub", "battery-care-sheet"]) await putIntoCart(page, rewire, slug);
  const number = String(await placeOrder(page, rewire));
  const main = page.getByRole("main");
  await page.goto(await returnFaultyHub(browser, rewire, number));
  await expect(main.getByRole("heading", { name: "Etikett für das Paket" })).toBeVisible();
  await expect(main.getByText("Defekt")).toBeVisible();
  await expect(main.getByText("Angekündigt")).toBeVisible();
  await accessible(page);

  const keeper = new ShopVisitor(rewire.shopUrl);
  await keeper.logIn("keeper", "keeper-of-the-shop");
  await keeper.ask(
    "mutation($id:ID!,$meta:[MetaDataInput]){updateOrder(input:{id:$id,metaData:$meta}){order{databaseId}}}",
    {
      id: number,
      meta: [{ key: "return_status", value: "refunded" }],
    },
  );
  await page.reload();
  await expect(main.getByText("Erstattet")).toBeVisible();
});

test("without a service account a return is a mail to the shop, and the page says so, in German", async ({
  browser,
  rewire,
}) => {
  const alone = await openStorefrontInProcess({ SHOP_GRAPHQL_URL: rewire.shopUrl });
  const page = await browser.newPage({ baseURL: alone.url });
  try {
    for (const path of ["/de/withdrawal", "/de/returns"]) {
      await page.goto(path);
      await expect(page.getByText(/^Ihre Erklärung geht als E-Mail an den Shop/)).toBeVisible();
      await expect(page.getByLabel("E-Mail-Adresse der Bestellung")).toHaveCount(0);
    }
    await page.getByLabel("Ihr Name").fill("Ada Muster");
    await page.getByLabel("Bestellnummer").fill("4711");
    await page.getByLabel("E-Mail-Adresse für den Beleg").fill("ada@example.test");
    await page.getByRole("textbox", { name: /Was möchten Sie zurückgeben/ }).fill("Alles.");
    await page.getByRole("button", { name: "Rückgabe prüfen" }).click();
    await expect(page.getByText("Noch ist nichts abgeschickt.", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Rückgabe bestätigen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Beleg über Ihre Rückgabe" })).toBeVisible();
    await accessible(page);
  } finally {
    await page.close();
    await alone.stop();
  }
});
