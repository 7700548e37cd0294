import type { Page } from "@playwright/test";
import { accessible } from "./accessible.ts";
import { logIn } from "./accounts.ts";
import { openAlive } from "./alive.ts";
import { anneliese } from "./checkout.ts";
import { typeGermanAddress } from "./germanCheckout.ts";
import { bookAtShop } from "./repairShop.ts";
import { ShopVisitor } from "./ShopVisitor.ts";
import { expect, test } from "./test.ts";

/** Chooses the last free time of the day, which does not become too soon meanwhile, for a device's screen repair at the German desk, and leads to the checkout. */
async function addRepair(page: Page, device: string): Promise<void> {
  await openAlive(page, `/de/repair?device=${device}&fault=screen`);
  await page
    .getByRole("radiogroup", { name: /^Uhrzeiten am/ })
    .locator("input:not([aria-disabled])")
    .last()
    .click();
  await page.getByRole("button", { name: / Uhr buchen$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kasse" })).toBeVisible();
}

/** Links to each repair of the order, on the page of one. */
const repairLinks = (page: Page, title: string) => page.getByRole("navigation", { name: title }).getByRole("link");

test("a guest opens each of two repairs from the mail, moves one and cancels it, and the other stays", async ({
  page,
  rewire,
}) => {
  const email = "zwei@example.com";
  await addRepair(page, "nordlys-n3-pro");
  await addRepair(page, "nordlys-n3");
  await typeGermanAddress(page, { ...anneliese, email });
  await page.getByRole("radio", { name: /^Am Tresen bezahlen/ }).check();
  await page.getByRole("button", { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page).toHaveURL(/\/de\/checkout\/order-received\/\d+$/);
  await expect(page.getByRole("main").getByText("Am Tresen bezahlen")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Reparatur verfolgen" })).toHaveCount(2);
  await accessible(page);

  const letters = async (subject: RegExp) =>
    (await rewire.letters()).filter((letter) => letter.includes(email) && subject.test(letter));
  await expect.poll(() => letters(/Ihre Reparatur \d+: Nordlys N3 Pro und Nordlys N3/)).toHaveLength(1);
  const [booked = ""] = await letters(/Ihre Reparatur/);
  const links = (JSON.parse(booked) as { text: string }).text.match(/https?:\S+/g) ?? [];
  expect(links).toHaveLength(2);
  const [first = "", second = ""] = links;

  await page.goto(second);
  await expect(page.getByRole("main").getByText("Nordlys N3 · ", { exact: false }).first()).toBeVisible();
  await expect(repairLinks(page, "Reparaturen dieser Bestellung")).toHaveText(["Nordlys N3 Pro", "Nordlys N3"]);
  await expect(page.getByText(/^Das gilt nur für Nordlys N3\. /)).toBeVisible();
  await accessible(page);
  const times = () => page.getByRole("navigation", { name: "Reparaturen dieser Bestellung" }).locator("time");
  const [former = "", formerSecond = ""] = await times().evaluateAll((elements) =>
    elements.map((element) => element.getAttribute("datetime") ?? ""),
  );
  const select = page.getByLabel("Anderer Termin");
  await select.selectOption({ index: (await select.locator("option").count()) - 1 });
  await page.getByRole("button", { name: "Termin verschieben" }).click();
  await expect(page.getByRole("alert")).toContainText("Ihr Termin ist verschoben auf");
  await expect(times().first()).toHaveAttribute("datetime", former);
  await expect(times().nth(1)).not.toHaveAttribute("datetime", formerSecond);
  await expect.poll(() => letters(/Verschoben: Ihre Reparatur/)).toHaveLength(1);
  expect((await letters(/Verschoben: Ihre Reparatur/))[0]).toMatch(/Nordlys N3\\n/);

  await page.getByText("Reparatur absagen").click();
  await page.getByRole("button", { name: "Ja, absagen" }).click();
  await expect(page.getByRole("alert")).toHaveText("Ihre Reparatur ist abgesagt.");
  await expect(page.getByRole("navigation", { name: "Reparaturen dieser Bestellung" })).toContainText("Abgesagt");

  await repairLinks(page, "Reparaturen dieser Bestellung").first().click();
  await expect(page.getByRole("button", { name: "Termin verschieben" })).toBeVisible();
  expect(page.url()).toBe(first);

  // The cancelled one is left out of a withdrawal: on the page, in the mail and in the shop's note.
  const number = new URL(second).searchParams.get("number") ?? "";
  await page.goto("/de/withdrawal");
  await page.getByLabel("Bestellnummer").fill(number);
  await page.getByLabel("E-Mail-Adresse der Bestellung").fill(email);
  await page.getByRole("button", { name: "Bestellung anzeigen" }).click();
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items.filter({ hasText: "Diese Reparatur wurde abgesagt." })).toHaveText(/^Nordlys N3 (?!Pro)/);
  await expect(items.getByRole("checkbox", { name: /^Nordlys N3 Pro/ })).toBeChecked();
  await expect(items.getByRole("checkbox")).toHaveCount(1);
  await accessible(page);
  await page.getByRole("button", { name: "Vertrag widerrufen" }).click();
  await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Beleg über Ihren Widerruf" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Nordlys N3 Pro/);
  await expect(page.getByRole("main")).not.toContainText(/Nordlys N3 (?!Pro)/);
  await expect.poll(() => letters(/Beleg über Ihren Widerruf/)).toHaveLength(1);
  const [receipt = ""] = await letters(/Beleg über Ihren Widerruf/);
  expect(receipt).toMatch(/1 × Nordlys N3 Pro/);
  expect(receipt).not.toMatch(/Nordlys N3 (?!Pro)/);

  // The other one is cancelled by the withdrawal, after the letter about it.
  await expect(async () => {
    await page.goto(first);
    await expect(page.getByRole("navigation", { name: "Reparaturen dieser Bestellung" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Termin verschieben" })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  for (const forged of [second.replace(/key=.{4}/, "key=AAAA"), second.replace("repair=2", "repair=3")])
    expect((await page.goto(forged))?.status()).toBe(404);
});

test("a customer opens each of two repairs from the account and cancels the second", async ({ page, rewire }) => {
  const owner = { login: "two-repairs@example.test", password: "soldering iron 9" };
  await new ShopVisitor(rewire.shopUrl).register(owner.login, owner.password);
  await bookAtShop(rewire.shopUrl, owner.login, owner, {
    repair_device_2: "Halden 6",
    repair_faults_2: "screen",
    repair_parts_2: "original",
    repair_way_2: "mailIn",
  });
  await page.goto("/my-account");
  await logIn(page, owner.login, owner.password);
  await page.getByRole("main").getByRole("link", { name: "Repairs 2" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Booked, now/ })).toHaveCount(2);
  await page.getByRole("button", { name: /^Open repair \d+, Halden 6$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repair status" })).toBeVisible();
  await expect(page.getByText("This is about Halden 6 alone.")).toBeVisible();
  await page.getByText("Cancel the repair").click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your repair has been cancelled.");
  await page.goto("/my-account?tab=repairs");
  await expect(page.getByRole("listitem").filter({ hasText: /^Booked, now/ })).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("heading", { name: "Cancelled" })).toBeVisible();
});
