import { accessible } from "./accessible.ts";
import { openAlive } from "./alive.ts";
import { expect, test } from "./test.ts";

test("a reader opens an energy label out of a list, and finds repairability and guarantee on the product's page", async ({
  page,
}) => {
  await openAlive(page, "/de/product-category/smartphones");
  await page
    .getByRole("link", { name: /^Energieeffizienzklasse [A-G] \(A bis G\)$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/product\/[^/]+\/energy-label$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Produktdatenblatt" })).toBeVisible();
  await expect(main.getByText("Akkulaufzeit je Ladung")).toHaveCount(2);
  await accessible(page);

  await main.getByRole("link").first().click();
  await expect(main.getByRole("link", { name: "Produktdatenblatt" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Reparatur und Haltbarkeit" })).toBeAttached();
  await expect(main.getByText("Verfügbarkeit von Teilen")).toBeAttached();
  await expect(main.getByRole("link", { name: "Reparaturen und Preise ansehen" })).toHaveAttribute(
    "href",
    /^\/de\/repair\?device=/,
  );

  await main.getByRole("link", { name: "Gesetzliche Gewährleistung: mindestens 2 Jahre" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gesetzliche Gewährleistung für Mängel" })).toBeVisible();
  await accessible(page);

  await page.goto("/de/checkout");
  await expect(page.getByRole("link", { name: "Gesetzliche Gewährleistung" })).toHaveAttribute("href", "/de/guarantee");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the class stands beside the price and leads to the label, and what has none leads to the product", async ({
    page,
  }) => {
    await page.goto("/product/nordlys-n3-pro");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Energy class/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Product information sheet" })).toBeVisible();
    await page.goto("/product/tarn-14/energy-label");
    await expect(page).toHaveURL(/\/product\/tarn-14$/);
  });
});
