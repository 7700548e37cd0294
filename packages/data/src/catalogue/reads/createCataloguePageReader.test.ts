import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { repairCategory } from "@rewire/domain";
import { expect, test } from "vitest";
import { createCataloguePageReader } from "./createCataloguePageReader.ts";
import { createShopClient } from "../../server/createShopClient.ts";
import { ShopUnreachableError } from "../../server/shopErrors.ts";

/** The embedded shop behind a client that can lose its connection. */
function openShop() {
  const shop = createDemoShop({ catalogue });
  let isDown = false;
  const client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: async (input, init) => {
      if (isDown) throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
      return shop.handle(new Request(input, init));
    },
  });
  return { client, setDown: (next: boolean) => void (isDown = next) };
}

test("shows a small first page, then the category that is asked for, then the rest", async () => {
  const reading = createCataloguePageReader(openShop().client, { categoryFirst: repairCategory });
  expect(await reading.readNext()).toBe(true);
  expect(reading.size()).toBe(24);
  expect(reading.hasCategory()).toBe(false);
  while (!reading.hasCategory()) expect(await reading.readNext()).toBe(true);
  const early = reading.products().entries;
  while (await reading.readNext());
  const all = reading.products().entries;
  const repairs = all.filter(({ repair }) => repair).map(({ summary }) => summary.id);
  expect(repairs.length).toBeGreaterThan(0);
  expect(early.map(({ summary }) => summary.id)).toEqual(expect.arrayContaining(repairs));
  expect(early.length).toBeLessThan(all.length);
  expect(new Set(all.map(({ summary }) => summary.id)).size).toBe(all.length);
});

test("goes on after a failure where it was", async () => {
  const { client, setDown } = openShop();
  const reading = createCataloguePageReader(client);
  await reading.readNext();
  setDown(true);
  await expect(reading.readNext()).rejects.toThrow(ShopUnreachableError);
  expect(reading.size()).toBe(24);
  setDown(false);
  await reading.readNext();
  expect(reading.size()).toBe(124);
  while (await reading.readNext());
  const whole = createCataloguePageReader(client);
  while (await whole.readNext());
  expect(reading.products()).toEqual(whole.products());
});
