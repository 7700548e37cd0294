import type { Page } from "@playwright/test";
import { anneliese, seesOrder } from "./checkout.ts";
import { choose, enter, tabTo, type } from "./keyboard.ts";

interface Choices {
  /** Label of the payment method. */
  readonly gateway: RegExp;
  /** Label of the shipping rate; the selected one by default. */
  readonly rate?: RegExp;
}

/** Completes the German checkout by keyboard and places the order. @returns number of the order */
export async function orderInGerman(page: Page, { gateway, rate }: Choices): Promise<number> {
  await page.goto("/de/checkout");
  for (const [label, text] of [
    ["E-Mail", anneliese.email],
    ["Vorname", anneliese.firstName],
    ["Nachname", anneliese.lastName],
    ["Straße und Hausnummer", anneliese.street],
    ["Postleitzahl", anneliese.postcode],
    ["Ort", anneliese.city],
  ] as const)
    await type(page, page.getByLabel(label, { exact: true }), text);
  // A text field until the states of the country are loaded; both take the name.
  await tabTo(page, page.getByLabel("Bundesland oder Region"));
  await page.keyboard.type("Berlin");
  if (rate) await choose(page, page.getByRole("radio", { name: rate }));
  await choose(page, page.getByRole("radio", { name: gateway }));
  await enter(page, page.getByRole("button", { name: /^Zahlungspflichtig bestellen/ }));
  return seesOrder(page);
}
