import { createShopClient } from "@rewire/data/server";
import { createDemoShop, type ScenarioName } from "@rewire/demo-shop";
import { ok, type ProductSummary } from "@rewire/domain";
import { expect, test, vi } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";
import { createTaxDisplay } from "./createTaxDisplay.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

const product = (id: number) =>
  ({ id, kind: "simple", price: { kind: "single", amount: { minor: 2000, currency: "EUR" } } }) as ProductSummary;

function open(setting: boolean | "auto", scenario: ScenarioName = "netPrices", ids: readonly number[] = [1]) {
  const clock = { now: 0 };
  const shop = createDemoShop({ catalogue: smallCatalogue, scenario });
  const fetch = vi.fn<typeof globalThis.fetch>(async (...request) => shop.handle(new Request(...request)));
  const client = createShopClient({ url: "http://shop.example/graphql", fetch });
  const catalogue = { popular: async () => ok(ids.map(product)) };
  return {
    shop,
    clock,
    fetch,
    display: createTaxDisplay({ shop: client, catalogue, setting, now: () => clock.now, log: silentLog }),
  };
}

test("asks once a day, however many pages want to know, and answers from what it knows meanwhile", async () => {
  const { shop, clock, fetch, display } = open("auto");
  expect(display.pricesIncludeTax()).toBeNull();
  await vi.waitFor(() => expect(display.pricesIncludeTax()).toBe(false));
  shop.setScenario();
  clock.now += DAY_MS - 1;
  expect(display.pricesIncludeTax()).toBe(false);
  expect(fetch).toHaveBeenCalledOnce();
  clock.now += 1;
  expect(display.pricesIncludeTax()).toBe(false);
  await vi.waitFor(() => expect(display.pricesIncludeTax()).toBe(true));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("tries another product where one cannot be bought", async () => {
  const { fetch, display } = open("auto", "netPrices", [4, 1]);
  await display.read();
  expect(display.pricesIncludeTax()).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("leaves a shop in trouble alone for minutes, and keeps what it knew", async () => {
  const { shop, clock, fetch, display } = open("auto");
  await display.read();
  shop.setScenario("down");
  clock.now += DAY_MS;
  await display.read();
  expect(display.pricesIncludeTax()).toBe(false);
  clock.now += 4 * MINUTE_MS;
  expect(display.pricesIncludeTax()).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("asks nothing where the owner has said it", async () => {
  const { fetch, display } = open(true);
  await display.read();
  expect(display.pricesIncludeTax()).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});
