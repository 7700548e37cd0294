import { createDemoShop, type ScenarioName } from "@rewire/demo-shop";
import { expect, test } from "vitest";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";
import { createShopClient } from "../../server/createShopClient.ts";
import { fetchTaxDisplay } from "./fetchTaxDisplay.ts";

const charger = 101;

const clientOf = (scenario?: ScenarioName, taxRates?: Record<string, never>) => {
  const shop = createDemoShop({
    catalogue: smallCatalogue,
    ...(scenario && { scenario }),
    ...(taxRates && { settings: { taxRates } }),
  });
  return createShopClient({
    url: "http://shop.example/graphql",
    fetch: (...request) => shop.handle(new Request(...request)),
  });
};

test("prices that hold the tax are told from those that it comes on top of", async () => {
  expect(await fetchTaxDisplay(clientOf(), charger)).toBe(true);
  expect(await fetchTaxDisplay(clientOf("netPrices"), charger)).toBe(false);
});

test("without a tax, or without the product, nobody can tell", async () => {
  expect(await fetchTaxDisplay(clientOf("netPrices", {}), charger)).toBeNull();
  expect(await fetchTaxDisplay(clientOf(), 987_654)).toBeNull();
});
