import { accessible } from "./accessible.ts";
import { putHubIntoCart } from "./checkout.ts";
import { orderInGerman } from "./germanCheckout.ts";
import { expect, test } from "./test.ts";

test("an order by bank transfer tells account, reference and amount, on its page and in its mail, and names each code", async ({
  page,
  rewire,
  browser,
}) => {
  await putHubIntoCart(page, rewire);
  for (const code of ["save10", "freeship", "gift-25"]) {
    const data = { operationName: "applyCoupon", variables: { input: { code } } };
    expect(await (await page.request.post("/graphql", { data })).json()).toMatchObject({ data: { applyCoupon: {} } });
  }
  const number = await orderInGerman(page, { gateway: /Banküberweisung|bank transfer/i });
  const letter = (await rewire.letters()).findLast((text) => text.includes(`Order #${number}`)) ?? "";
  const { text } = JSON.parse(letter) as { text: string };
  for (const part of ["IBAN DE02 1203 0000 0000 2020 51", "Amount: €127.10", `Reference: ${number}`])
    expect(text).toContain(part);

  // The same in another browser, by the link of the mail.
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await other.newPage();
  await there.goto(/https?:\/\/\S+\/order-status\S+/.exec(text)?.[0] ?? "");
  for (const orderPage of [page, there]) {
    const main = orderPage.getByRole("main");
    const transfer = main
      .locator("section")
      .filter({ has: orderPage.getByRole("heading", { name: "So bezahlen Sie" }) });
    await expect(transfer).toContainText("Konto (IBAN)");
    for (const part of ["DE02 1203 0000 0000 2020 51", String(number), "€127.10"])
      await expect(transfer.getByText(part, { exact: true })).toBeVisible();
    for (const row of [/^Gutschein SAVE10\s+−€16\.90/, /^Gutschein FREESHIP\s+Kostenlose Lieferung/, /−€25\.00/])
      await expect(main.getByRole("row", { name: row })).toBeVisible();
    await accessible(orderPage);
  }
  await other.close();
});

test("an order that is collected says so, and speaks of no courier", async ({ page, rewire }) => {
  await putHubIntoCart(page, rewire);
  await orderInGerman(page, { gateway: /Nachnahme|Cash on delivery/, rate: /Local pickup at Kabelstrasse 12/ });
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("zur Abholung bereit");
  await expect(main.getByText("Abholbereit")).toBeVisible();
  await expect(main.getByText("Beim Kurier")).toHaveCount(0);
  await expect(main.getByRole("row", { name: /^Abholung/ })).toBeVisible();
});

test("the account opens with what is under way: the latest order, the running repair, downloads that end soon", async ({
  browser,
  cardShop,
}) => {
  test.slow();
  const page = await browser.newPage({ baseURL: cardShop.url });
  try {
    await page.goto("/de/my-account");
    const form = page.getByRole("form", { name: "Anmelden" });
    await form.getByLabel("E-Mail oder Benutzername").fill("maria");
    await form.getByLabel("Passwort", { exact: true }).fill("maria-likes-tea");
    await form.getByRole("button", { name: "Anmelden" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "In der Werkstatt" })).toBeVisible();
    await expect(main.getByRole("region", { name: "Wie es weitergeht" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Bald ablaufende Downloads" })).toBeVisible();
    await expect(main.getByLabel(/[Pp]asswort/)).toHaveCount(0);
    await accessible(page);
    await main.getByRole("link", { name: /^Alle \d+ Bestellungen$/ }).click();
    for (const status of ["In Bearbeitung", "In Wartestellung", "Zahlung ausstehend", "Abgeschlossen", "Storniert"])
      await expect(main.getByText(status).first()).toBeVisible();
  } finally {
    await page.close();
  }
});
