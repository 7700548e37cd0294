import type { Page } from "@playwright/test";
import { anneliese, seesOrder, type Buyer } from "./checkout.ts";
import { choose, enter, tabTo, type } from "./keyboard.ts";

interface Choices {
  /** Label of the payment method. */
  readonly gateway: RegExp;
  /** Label of the shipping rate; the selected one by default. */
  readonly rate?: RegExp;
}

/** Fills in the fields of the German checkout by keyboard, as somebody in Berlin. */
export async function typeGermanAddress(page: Page, buyer: Omit<Buyer, "state">): Promise<void> {
  for (const [label, text] of [
    ["E-Mail", buyer.email],
    ["Vorname", buyer.firstName],
    ["Nachname", buyer.lastName],
    ["Straße und Hausnummer", buyer.street],
    ["Postleitzahl", buyer.postcode],
    ["Ort", buyer.city],
  ] as const)
    await type(page, page.getByLabel(label, { exact: true }), text);
  // A text field until the states of the country are loaded; both take the name.
  await tabTo(page, page.getByLabel("Bundesland oder Region"));
  await page.keyboard.type("Berlin");
}

/** Completes the German checkout by keyboard and places the order. @returns number of the order */
export async function orderInGerman(page: Page, { gateway, rate }: Choices): Promise<number> {
  await page.goto("/de/checkout");
  await typeGermanAddress(page, anneliese);
  if (rate) await choose(page, page.getByRole("radio", { name: rate }));
  await choose(page, page.getByRole("radio", { name: gateway }));
  await enter(page, page.getByRole("button", { name: /^Zahlungspflichtig bestellen/ }));
  return seesOrder(page);
}
