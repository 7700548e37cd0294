import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { createDemoShop } from "../createDemoShop.ts";
import { listDownloads } from "../orders/downloads.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";
import { addSampleOrders } from "./addSampleOrders.ts";
import { sampleOrders } from "./sampleOrders.ts";
import { showcaseAccount, showcaseCast } from "./showcase.ts";

const open = () => {
  const shop = createDemoShop({ catalogue });
  addSampleOrders(shop.engine);
  return shop;
};

test("Maria has orders in every status, a running repair, and a download that ends soon", () => {
  const { shopkeeper, engine } = open();
  const orders = shopkeeper.orders();
  expect(orders).toHaveLength(sampleOrders.length);
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set(["PENDING", "PROCESSING", "ON_HOLD", "COMPLETED", "CANCELLED", "REFUNDED", "FAILED"]),
  );
  expect(orders.map(({ created }) => created)).toEqual(orders.map(({ created }) => created).toSorted((a, b) => b - a));
  for (const { lines, total } of orders) expect([lines.length > 0, total >= 0]).toEqual([true, true]);
  const repairs = orders.filter(({ metaData }) => metaData.some(({ key }) => key === "repair_device"));
  expect(repairs.map(({ status }) => status)).toEqual(["PROCESSING", "COMPLETED"]);
  const soon = engine.now() + 30 * 86_400_000;
  expect(listDownloads(engine, 2).some(({ expires }) => expires !== null && expires < soon)).toBe(true);
  expect(orders.filter(({ user }) => user === 0).map(({ shippingLine }) => shippingLine?.method)).toEqual([
    "local_pickup",
  ]);
});

test("the latest order was reduced by a code and paid in part by a gift card", () => {
  const [latest] = open().shopkeeper.orders();
  expect(latest?.coupons.map(({ code, giftCard }) => [code, giftCard])).toEqual([
    ["save10", false],
    ["freeship", false],
    ["gift-100", true],
  ]);
  expect(latest?.total).toBeGreaterThan(0);
});

test("stock stays, no letter is sent, and what staff entered is not cancelled for being unpaid", () => {
  const { engine, shopkeeper } = open();
  expect(engine.database.list("stock")).toEqual([]);
  expect(engine.database.list("reservation").flat()).toEqual([]);
  expect(shopkeeper.cancelOverdueOrders()).toBe(0);
});

test("a shop with orders keeps its own", () => {
  const { engine, shopkeeper } = open();
  addSampleOrders(engine);
  expect(shopkeeper.orders()).toHaveLength(sampleOrders.length);
});

test("the showcase's customer has goods with their variations, a repair and three files", () => {
  const { engine, shopkeeper } = createDemoShop({
    catalogue,
    settings: { accounts: [...defaultSettings.accounts, showcaseAccount] },
  });
  addSampleOrders(engine, showcaseCast);
  const [latest, repair] = shopkeeper.orders();
  expect(latest?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ["Nordlys N3 Pro - Graphite, 256 GB", 1],
    ["65 W travel charger - White", 2],
  ]);
  expect(repair?.metaData).toContainEqual({ key: "repair_device", value: "Halden 6" });
  expect(shopkeeper.orders().every(({ user }) => user === showcaseAccount.id)).toBe(true);
  expect(listDownloads(engine, showcaseAccount.id)).toHaveLength(3);
});
