import { alive } from "./alive.ts";
import { expect, test } from "./test.ts";

/** Forms of the built shop: page, button, and the label and the error of each field that is missing. */
const forms = [
  {
    path: "/de/order-status",
    button: "Bestellung anzeigen",
    fields: [
      ["Bestellnummer", "Geben Sie die Bestellnummer ein."],
      ["E-Mail-Adresse der Bestellung", "Geben Sie Ihre E-Mail-Adresse ein."],
    ],
  },
  {
    path: "/fr/repair/status",
    button: "Afficher la réparation",
    fields: [
      ["Numéro de la réparation", "Saisissez le numéro de la réparation."],
      ["E-mail de la réservation", "Saisissez votre adresse e-mail."],
    ],
  },
  {
    path: "/es/contact",
    button: "Enviar el mensaje",
    fields: [
      ["Su dirección de correo electrónico", "Rellene este campo."],
      ["Su mensaje", "Rellene este campo."],
    ],
  },
  {
    path: "/it/withdrawal",
    button: "Mostra l’ordine",
    fields: [
      ["Numero dell’ordine", "Inserisca il numero dell’ordine."],
      ["E-mail dell’ordine", "Inserisca l’indirizzo e-mail."],
    ],
  },
] as const;

for (const { path, button, fields } of forms)
  test(`${path} says in the reader's language what is missing`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await (await alive(main.getByRole("button", { name: button }))).click();
    for (const [label, error] of fields) {
      const field = main.getByRole("textbox", { name: label });
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${error}`));
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await expect(main.getByRole("textbox", { name: fields[0][0] })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

test("an alert without an address is refused on the product's page", async ({ page }) => {
  await page.goto("/pt-br/product/nordlys-n3-pro");
  const main = page.getByRole("main");
  await (await alive(main.getByText("Avisar quando o preço cair"))).click();
  await main.getByRole("button", { name: "Avisar por e-mail" }).click();
  await expect(main.getByText("Informe seu e-mail.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser asks for what is missing", async ({ page }) => {
    await page.goto("/de/order-status");
    const button = page.getByRole("main").getByRole("button", { name: "Bestellung anzeigen" });
    await button.click();
    await expect(page.getByLabel("Bestellnummer")).toBeFocused();
    await expect(page).toHaveURL(/\/de\/order-status$/);
  });
});
