import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { createDemoShop } from "../createDemoShop.ts";
import { germanAttributes, germanCategories } from "./terms.ts";
import { translateCatalogue, translateSettings } from "./index.ts";

const german = translateCatalogue(catalogue);
const findBySlug = (slug: string) => german.products.find((product) => product.slug === slug);

test("a German shop names categories, filters and goods in German", () => {
  expect(catalogue.categories.map(({ slug }) => slug).filter((slug) => !germanCategories[slug])).toEqual([]);
  expect(catalogue.attributes.map(({ slug }) => slug).filter((slug) => !germanAttributes[slug])).toEqual([]);
  expect(findBySlug("65-w-travel-charger")).toMatchObject({
    name: "Reiseladegerät 65 W",
    shortDescription: "<p>3 Anschlüsse · GaN</p>",
  });
  expect(findBySlug("fennec-repairable-5")?.shortDescription).toBe("<p>6,4″ LCD · 256 GB · 8 Ersatzteile</p>");
  expect(findBySlug("nordlys-n3-pro-battery-replacement")?.name).toBe("Akkutausch für Nordlys N3 Pro");
});

test("what identifies goods is the same in both languages", () => {
  const identify = ({ products }: typeof catalogue) => products.map(({ id, slug, sku }) => [id, slug, sku]);
  expect(identify(german)).toEqual(identify(catalogue));
});

test("its rates and ways to pay have German names", async () => {
  const { engine } = createDemoShop({ catalogue: german, settings: translateSettings() });
  expect(engine.settings.zones[0]?.methods.map(({ label }) => label)).toEqual([
    "Kostenloser Versand",
    "Versand",
    "Abholung in der Kabelstraße 12",
  ]);
  expect(engine.settings.gateways.map(({ title }) => title)).toEqual(["Überweisung", "Scheck", "Nachnahme"]);
});
