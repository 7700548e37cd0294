import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toSessionData, type SessionFields } from "@rewire/data/server";
import { createDemoShop, type Catalogue } from "@rewire/demo-shop";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway } from "../../createGateway.ts";
import { silentLog } from "../../log/createLog.ts";
import { createBrowser } from "../../testing/createBrowser.ts";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";
import type { EarlierPrices } from "./createPriceLog.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ids of a reduced product, of a variable one, and of its variations: the first one was as cheap before. */
const ids = { radio: 2, phone: 30, asCheap: 31, reduced: 32, cable: 40, short: 41, long: 42 } as const;

/** Lowest prices before the reductions of today, in minor units. */
const priorMinor: Readonly<Record<number, number>> = {
  [ids.radio]: 1800,
  [ids.asCheap]: 45_000,
  [ids.reduced]: 58_000,
};

const [base] = smallCatalogue.products;
if (!base) throw new Error("The catalogue has no products.");
const catalogue: Catalogue = {
  ...smallCatalogue,
  attributes: [
    {
      id: 1,
      slug: "color",
      label: "Color",
      terms: [
        { id: 1, slug: "black", name: "Black" },
        { id: 2, slug: "ice", name: "Ice" },
      ],
    },
  ],
  products: [
    ...smallCatalogue.products,
    {
      ...base,
      id: ids.phone,
      slug: "phone",
      name: "phone",
      sku: "phone",
      type: "variable",
      attributes: [{ kind: "global", slug: "color", terms: ["black", "ice"], variation: true, visible: true }],
      variations: [
        {
          id: ids.asCheap,
          sku: "black",
          attributes: { pa_color: "black" },
          price: { regular: "500.00", sale: "450.00" },
          stock: { state: "IN_STOCK" },
        },
        {
          id: ids.reduced,
          sku: "ice",
          attributes: { pa_color: "ice" },
          price: { regular: "600.00", sale: "550.00" },
          stock: { state: "IN_STOCK" },
        },
      ],
    },
    {
      ...base,
      id: ids.cable,
      slug: "cable",
      name: "cable",
      sku: "cable",
      type: "variable",
      attributes: [{ kind: "local", label: "Content", options: ["0.5 m", "2 m"], variation: true, visible: true }],
      variations: [
        {
          id: ids.short,
          sku: "short",
          attributes: { content: "0.5 m" },
          price: { regular: "3.50" },
          stock: { state: "IN_STOCK" },
        },
        {
          id: ids.long,
          sku: "long",
          attributes: { content: "2 m" },
          price: { regular: "5.90" },
          stock: { state: "IN_STOCK" },
        },
      ],
    },
  ],
};

const createEarlierPrices = (now: number): EarlierPrices => ({
  since: now - 60 * DAY_MS,
  listPoints: ({ id, minor, was }) =>
    was === null
      ? [{ at: now - 60 * DAY_MS, minor, was }]
      : [
          { at: now - 60 * DAY_MS, minor: priorMinor[id] ?? was, was: null },
          { at: now - 2 * DAY_MS, minor, was },
        ],
});

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "rewire-prices-"));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens a gateway with its shop, and a browser. */
async function openGateway(isHistoryKnown: boolean, env: Readonly<Record<string, string>> = {}) {
  const folder = env["REWIRE_STATE_DIR"] ?? (await createFolder());
  const shop = createDemoShop({ catalogue });
  const requests: string[] = [];
  const gateway = createGateway({
    config: readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: folder, ...env }),
    ...(isHistoryKnown && { earlierPrices: createEarlierPrices }),
    shopFetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.url, await request.clone().text());
      return shop.handle(request);
    },
    log: silentLog,
  });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await gateway.close();
    isClosed = true;
  };
  cleanUps.unshift(close);
  return { close, service: gateway.services.catalogue, browser: createBrowser(gateway.app), operations: requests };
}

/** Opens a gateway that has read the catalogue, and puts the reduced product and both variations into a cart. */
async function openCart(isHistoryKnown: boolean, env: Readonly<Record<string, string>> = {}) {
  const { service, browser } = await openGateway(isHistoryKnown, env);
  const [cards, radio, phone] = [
    await service.cards([ids.radio, ids.phone]),
    await service.product("radio"),
    await service.product("phone"),
  ];
  if (!cards.ok || !radio.ok || !phone.ok) throw new Error("The catalogue cannot be read.");
  await browser.ask("addToCart", { input: { productId: ids.radio, quantity: 2 } });
  for (const variationId of [ids.asCheap, ids.reduced])
    await browser.ask("addToCart", { input: { productId: ids.phone, variationId, quantity: 1 } });
  const { data } = (await (await browser.ask("getCart")).json()) as { data: SessionFields };
  const lines = toSessionData(data, "EUR")?.cart.lines ?? [];
  const wished = (await (
    await browser.ask("getWishedProducts", { ids: [ids.radio, ids.phone], first: 100 })
  ).json()) as { data: { products: { nodes: readonly Record<string, unknown>[] } } };
  return { cards: cards.value, radio: radio.value, phone: phone.value, lines, wished: wished.data.products.nodes };
}

/** Amounts before and after the reduction of a price; one amount without a reduction. */
const readPriceAmounts = (price: {
  readonly kind: string;
  readonly was?: { minor: number };
  readonly now?: { minor: number };
}) => (price.kind === "sale" ? [price.was?.minor, price.now?.minor] : []);

test("card, product page, cart and saved list count a reduction from the same price", async () => {
  const { cards, radio, phone, lines, wished } = await openCart(true);
  expect(readPriceAmounts(cards[0]?.price ?? { kind: "" })).toEqual([1800, 1500]);
  expect(readPriceAmounts(radio.price)).toEqual([1800, 1500]);
  expect(lines.map(({ unitPriceBefore, unitPrice }) => [unitPriceBefore?.minor, unitPrice.minor])).toEqual([
    [1800, 1500],
    [undefined, 45_000],
    [58_000, 55_000],
  ]);
  expect(phone.variations.map(({ price }) => readPriceAmounts(price))).toEqual([[], [58_000, 55_000]]);
  expect(wished).toMatchObject([
    { slug: "radio", regularPrice: null, rawRegularPrice: "18.00", onSale: true },
    { slug: "phone", variations: { nodes: [{ rawRegularPrice: "580.00", regularPrice: null }, { onSale: false }] } },
  ]);
});

test("before 30 days are known, all show the shop's own prices, without a percentage", async () => {
  const { cards, radio, phone, lines, wished } = await openCart(false);
  expect([cards[0], radio]).toMatchObject([{ discount: null }, { discount: null }]);
  expect(readPriceAmounts(radio.price)).toEqual([2000, 1500]);
  expect(phone.variations.map(({ price, discount }) => [...readPriceAmounts(price), discount])).toEqual([
    [50_000, 45_000, null],
    [60_000, 55_000, null],
  ]);
  expect(lines.map(({ unitPriceBefore }) => unitPriceBefore?.minor)).toEqual([2000, 50_000, 60_000]);
  expect(wished).toMatchObject([
    { slug: "radio", rawRegularPrice: "20", isUnproven: true },
    { slug: "phone", variations: { nodes: [{ isUnproven: true }, { isUnproven: true }] } },
  ]);
});

test("after a start, all count a reduction as before, until the shop is asked again", async () => {
  const REWIRE_STATE_DIR = await createFolder();
  const earlierGateway = await openGateway(true, { REWIRE_STATE_DIR });
  await earlierGateway.service.refresh();
  await earlierGateway.close();
  const { service } = await openGateway(true, { REWIRE_STATE_DIR, CATALOGUE_TTL_SECONDS: "86400" });
  const [cards, radio, phone] = [
    await service.cards([ids.radio]),
    await service.product("radio"),
    await service.product("phone"),
  ];
  if (!cards.ok || !radio.ok || !phone.ok) throw new Error("The catalogue cannot be read.");
  const facts = service.offerFacts(ids.phone, ids.reduced);
  expect([...cards.value, radio.value].map(({ price }) => readPriceAmounts(price))).toEqual([
    [1800, 1500],
    [1800, 1500],
  ]);
  expect([...phone.value.variations, facts].map((offer) => offer && readPriceAmounts(offer.price))).toEqual([
    [],
    [58_000, 55_000],
    [58_000, 55_000],
  ]);
});

test("without a history all show the shop's reductions", async () => {
  const { cards, lines, wished } = await openCart(true, { PRICE_HISTORY: "off" });
  expect(cards[0]).toMatchObject({ discount: { percent: 25 } });
  expect(lines.map(({ unitPriceBefore }) => unitPriceBefore?.minor)).toEqual([2000, 50_000, 60_000]);
  expect(wished[0]).not.toHaveProperty("isUnproven");
});

/** Opens a gateway that has read the catalogue, and returns the unit prices of the cable in every place. */
async function openCableCart(env: Readonly<Record<string, string>> = {}) {
  const { service, browser, operations } = await openGateway(true, env);
  const [cards, cable] = [await service.cards([ids.cable]), await service.product("cable")];
  if (!cards.ok || !cable.ok) throw new Error("The catalogue cannot be read.");
  for (const variationId of [ids.short, ids.long])
    await browser.ask("addToCart", { input: { productId: ids.cable, variationId, quantity: 3 } });
  const { data } = (await (await browser.ask("getCart")).json()) as { data: SessionFields };
  const wished = (await (await browser.ask("getWishedProducts", { ids: [ids.cable], first: 100 })).json()) as {
    data: { products: { nodes: readonly Record<string, unknown>[] } };
  };
  return {
    card: cards.value[0]?.measurePrice,
    page: [cable.value.measurePrice, ...cable.value.variations.map(({ measurePrice }) => measurePrice)],
    cart: toSessionData(data, "EUR")?.cart.lines.map(({ measurePrice }) => measurePrice),
    wished: wished.data.products.nodes[0],
    operations,
  };
}

test("card, product page, cart and saved list show the same unit prices", async () => {
  const { card, page, cart, wished } = await openCableCart();
  const ofMeter = (minor: number) => ({ amount: { minor, currency: "EUR" }, measure: "m" });
  const lowest = { ...ofMeter(295), isFrom: true };
  const each = [ofMeter(700), ofMeter(295)];
  expect(card).toEqual(lowest);
  expect(page).toEqual([lowest, ...each]);
  expect(cart).toEqual(each);
  expect(wished).toMatchObject({
    measurePrice: lowest,
    variations: {
      nodes: expect.arrayContaining([
        expect.objectContaining({ databaseId: ids.short, measurePrice: ofMeter(700) }),
        expect.objectContaining({ databaseId: ids.long, measurePrice: ofMeter(295) }),
      ]),
    },
  });
});

test("where the owner names no attribute, no place shows a unit price, and the shop is not asked for amounts", async () => {
  const { card, page, cart, wished, operations } = await openCableCart({ UNIT_PRICE_ATTRIBUTES: "none" });
  expect([card, ...page, ...(cart ?? [])].filter(Boolean)).toEqual([]);
  expect(JSON.stringify(wished)).not.toContain("measurePrice");
  expect(operations.join(" ")).not.toContain("getNetQuantities");
});
