import { putIntoCart } from "./checkout.ts";
import { orderInGerman } from "./germanCheckout.ts";
import { choose, enter, tabTo, type } from "./keyboard.ts";
import { bookAtShop } from "./repairShop.ts";
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";

const main = (page: Page) => page.getByRole("main");

test("a guest follows an order by the mail's link, returns one of two items and gets the PDF, by keyboard and in German", async ({
  page,
  rewire,
  browser,
}) => {
  // Presses Tab about a hundred times.
  test.slow();
  const receipts = async () =>
    (await rewire.letters()).filter((text) => text.includes("Beleg über Ihre Rückgabe")).length;
  const before = await receipts();
  for (const slug of ["hearth-hub", "plain-webcam-hd"]) await putIntoCart(page, rewire, slug);
  const number = await orderInGerman(page, { gateway: /Nachnahme|Cash on delivery/ });
  const letter = (await rewire.letters()).findLast((text) => text.includes(`Order #${number}`)) ?? "";
  const link = /https?:\/\/[^\s"\\]+/.exec(letter)?.[0] ?? "";

  // Another browser, in English, has only the link, which opens the page in the order's language.
  const other = await browser.newContext({ baseURL: rewire.url, locale: "en-US" });
  const there = await other.newPage();
  await there.goto(link);
  await expect(there).toHaveURL(/\/de\/order-status\?/);
  await expect(there.getByRole("heading", { level: 1, name: `Bestellung ${number}` })).toBeVisible();

  const file = main(there).getByRole("link", { name: "Rechnung (PDF)" });
  await tabTo(there, file);
  const answer = await other.request.get((await file.getAttribute("href")) ?? "");
  expect({ status: answer.status(), ...answer.headers() }).toMatchObject({
    status: 200,
    "content-type": "application/pdf",
    "cache-control": "no-store",
  });
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await enter(there, main(there).getByRole("link", { name: "Ware zurückgeben" }));
  await expect(there.getByRole("heading", { level: 1, name: "Ware zurückgeben" })).toBeVisible();
  // The link proves access to the order, so no field has to be filled in.
  await tabTo(there, there.getByRole("checkbox", { name: "Hearth Hub" }));
  await there.keyboard.press("Space");
  await tabTo(there, there.getByLabel("Grund"));
  await there.keyboard.press("N");
  await choose(there, there.getByRole("radio", { name: "Ich bringe es an den Tresen" }));
  await enter(there, there.getByRole("button", { name: "Rückgabe prüfen" }));
  await expect(there.getByRole("heading", { level: 1, name: "Rückgabe bestätigen" })).toBeVisible();
  await enter(there, there.getByRole("button", { name: "Rückgabe bestätigen" }));

  await expect(there.getByRole("heading", { level: 1, name: "Beleg über Ihre Rückgabe" })).toBeVisible();
  await expect(main(there).getByText("1 × Hearth Hub")).toBeVisible();
  await expect(main(there).getByText("Plain Webcam HD")).toHaveCount(0);
  // Amounts have the format of the setting `priceLocale` in every language.
  // Cash on delivery that has not been sent: there is nothing to pay back.
  await expect(main(there).getByText("Nicht mehr zu zahlen").locator("xpath=following-sibling::dd")).toHaveText(
    "€169.00",
  );
  await expect.poll(receipts).toBe(before + 1);
  await there.goto(`/de/order-status${new URL(link).search}`);
  await enter(there, main(there).getByRole("link", { name: "Ware zurückgeben" }));
  await expect(there.getByRole("checkbox", { name: "Plain Webcam HD" })).toBeVisible();
  await expect(there.getByRole("checkbox", { name: "Hearth Hub" })).toHaveCount(0);
  await other.close();
});

test("a repair is withdrawn from before its work begins, by keyboard and in German", async ({ page, rewire }) => {
  test.slow();
  const email = "widerruf@example.com";
  const number = await bookAtShop(rewire.shopUrl, email);
  await page.goto("/de/withdrawal");
  await type(page, page.getByLabel("Bestellnummer"), number);
  await type(page, page.getByLabel("E-Mail-Adresse der Bestellung"), email);
  await enter(page, page.getByRole("button", { name: "Bestellung anzeigen" }));
  // The only piece of the order is selected.
  await expect(page.getByRole("checkbox", { name: /Nordlys N3 Pro/ })).toBeChecked();
  await enter(page, page.getByRole("button", { name: /^Vertrag widerrufen/ }));
  await enter(page, page.getByRole("button", { name: "Widerruf bestätigen" }));
  await expect(page.getByRole("heading", { level: 1, name: "Beleg über Ihren Widerruf" })).toBeVisible();
  await expect(main(page).getByText(/1 × Nordlys N3 Pro/)).toBeVisible();
  // The order gets its note after the receipt, which does not wait for it. Other journeys may have numbers before it.
  const readNote = () =>
    rewire
      .documents<{ id: number; metaData: readonly { key: string; value: string }[] }>("order")
      .find(({ id }) => String(id) === number)
      ?.metaData.find(({ key }) => /^withdrawal_\d+$/.test(key))?.value;
  await expect.poll(readNote).toContain("1 × Nordlys N3 Pro");
  // Its page shows no appointment for which somebody would come in vain.
  await page.goto("/de/repair/status");
  await page.getByLabel("Nummer der Reparatur").fill(number);
  await page.getByLabel("E-Mail-Adresse der Buchung").fill(email);
  await page.getByRole("button", { name: "Reparatur anzeigen" }).click();
  await expect(main(page).getByText("Abgesagt")).toBeVisible();
  await expect(main(page).getByText("Termin verschieben")).toHaveCount(0);
  await expect(main(page).getByText("Reparatur absagen")).toHaveCount(0);
});
