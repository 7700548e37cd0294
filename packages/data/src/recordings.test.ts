import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test as vitestTest } from "vitest";
import { toCart, type CartFields } from "./cart/mappers/toCart.ts";
import { toCategory, type CategoryFields } from "./category/toCategory.ts";
import { toFailure } from "./failure/toFailure.ts";
import { sumMoney } from "./money/sumMoney.ts";
import { toOrder, type OrderFields } from "./order/mappers/toOrder.ts";
import { toProductDetail, type DetailFields } from "./product/mappers/toProductDetail.ts";
import { toProductSummary, type SummaryFields } from "./product/mappers/toProductSummary.ts";
import { facts, type ShopResponse } from "./testing/facts.ts";

/** Answers of a live WooCommerce, beside the project where they are kept. */
const folder = fileURLToPath(new URL("../../../../shared/backend/recordings/", import.meta.url));
const files = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .toSorted()
  : [];

const recorded = files.flatMap((name): readonly ShopResponse[] => {
  const { body } = (
    JSON.parse(readFileSync(folder + name, "utf8")) as { response: { body: ShopResponse | readonly ShopResponse[] } }
  ).response;
  return [body].flat().map((one) => ({ ...one, name }));
});

/** Every object in the answers that has these fields. */
function collect<Wire>(
  answers: readonly ShopResponse[],
  fields: readonly string[],
): readonly { name: string; wire: Wire }[] {
  const hits: { name: string; wire: Wire }[] = [];
  const walk = (name: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value) && fields.every((field) => field in value)) hits.push({ name, wire: value as Wire });
    for (const inner of Object.values(value)) walk(name, inner);
  };
  for (const { name, data } of answers) walk(name, data);
  return hits;
}

const NOT_HERE = "skipped: there is no ../shared/backend/recordings beside this checkout";
const sources = [
  {
    title: "answers written down for these tests",
    answers: facts,
    least: { products: 11, carts: 4, orders: 2, refusals: 20 },
  },
  {
    title: files.length > 0 ? "recorded answers of a live shop" : `recorded answers of a live shop (${NOT_HERE})`,
    answers: recorded,
    least: { products: 101, carts: 41, orders: 21, refusals: 61 },
  },
];

describe.each(sources)("$title", ({ answers, least }) => {
  const test = vitestTest.skipIf(answers.length === 0);
  const collectRecords = <Wire>(...fields: readonly string[]) => collect<Wire>(answers, fields);

  test("every product is read without a warning, or is a grouped one", () => {
    const products = collectRecords<SummaryFields>("databaseId", "slug", "type", "productCategories");
    expect(products.length).toBeGreaterThanOrEqual(least.products);
    for (const { name, wire } of products) {
      const warnings: string[] = [];
      const summary = toProductSummary({ ...wire, purchasable: wire.purchasable ?? true }, "EUR", (message) =>
        warnings.push(message),
      );
      expect(warnings, name).toEqual([]);
      expect(summary === null, `${name} ${wire.slug}`).toBe(wire.type === "GROUPED");
    }
  });

  test("the printed price and RAW agree on every product", () => {
    for (const { name, wire } of collectRecords<SummaryFields>("price", "rawPrice", "slug")) {
      const printed = toProductSummary({ ...wire, rawPrice: null }, "EUR")?.price;
      const both = toProductSummary(wire, "EUR")?.price;
      expect(printed, `${name} ${wire.slug}`).toEqual(both);
    }
  });

  test("every product page is read; no script, handler or frame survives", () => {
    for (const { name, wire } of collectRecords<DetailFields>(
      "databaseId",
      "description",
      "productCategories",
      "reviews",
    )) {
      const product = toProductDetail({ ...wire, related: null }, "EUR");
      if (wire.type === "GROUPED") continue;
      expect(product, name).not.toBeNull();
      expect(product?.description.safeHtml, name).not.toMatch(/<(?:script|iframe|style)|\son\w+=/i);
      for (const { values } of product?.variations ?? []) expect(Object.values(values)).not.toContain("");
    }
  });

  test("every cart adds up, and its total is what the shop will charge", () => {
    const carts = collectRecords<CartFields>("rawTotal", "contents", "appliedCoupons");
    expect(carts.length).toBeGreaterThanOrEqual(least.carts);
    for (const { name, wire } of carts) {
      const { totals, lines } = toCart(wire, "EUR");
      const { goods, discount, shipping, fees, total } = totals;
      expect(goods.minor - discount.minor + (shipping?.minor ?? 0) + (fees?.minor ?? 0), name).toBe(total.minor);
      expect(total, name).toEqual(sumMoney([[wire.rawTotal, null]], "EUR"));
      expect(fees, name).toBeUndefined();
      // Fields, once asked for, say the same twice: goods are the lines, the chosen rate is the shipping.
      if (wire.contents)
        expect(
          Math.abs(goods.minor - lines.reduce((sum, line) => sum + line.total.minor, 0)),
          name,
        ).toBeLessThanOrEqual(lines.length);
    }
  });

  test("the chosen rate costs what the totals say", () => {
    for (const { name, wire } of collectRecords<CartFields>("rawTotal", "contents", "availableShippingMethods")) {
      const { rates, chosenRate, totals } = toCart(wire, "EUR");
      const rate = rates.find(({ id }) => id === chosenRate);
      if (rate) expect(totals.shipping, name).toEqual(rate.cost);
    }
  });

  test("every order is read", () => {
    const orders = collectRecords<OrderFields>("databaseId", "orderNumber", "lineItems");
    expect(orders.length).toBeGreaterThanOrEqual(least.orders);
    for (const { name, wire } of orders) {
      const order = toOrder({ ...wire, shipping: wire.shipping ?? null }, "EUR");
      const { goods, discount, shipping, fees, total } = order?.totals ?? {};
      expect(total, name).toEqual(sumMoney([[wire.rawTotal, wire.total]], "EUR"));
      expect((goods?.minor ?? 0) - (discount?.minor ?? 0) + (shipping?.minor ?? 0) + (fees?.minor ?? 0), name).toBe(
        total?.minor,
      );
    }
  });

  test("every category is read", () => {
    for (const { wire } of collectRecords<CategoryFields & { parentDatabaseId: number | null }>(
      "databaseId",
      "count",
      "image",
      "parentDatabaseId",
    )) {
      expect(toCategory({ ...wire, parent: null })).toMatchObject({ slug: wire.slug });
    }
  });

  test("every refusal is read without a tag or an entity", () => {
    const messages = new Set(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message));
    expect(messages.size).toBeGreaterThanOrEqual(least.refusals);
    for (const message of messages) {
      const failure = toFailure(message);
      if (failure.kind === "rejected") expect(failure.message).not.toMatch(/<\/?[a-z]|&\w+;|&#/);
    }
  });
});

vitestTest("what the products that are written down cost", () => {
  const products = collect<SummaryFields>(facts, ["databaseId", "slug", "type", "productCategories"]);
  const prices = products.map(({ wire }) => [wire.slug, toProductSummary(wire, "EUR")?.price] as const);
  const euros = (minor: number) => ({ minor, currency: "EUR" });
  expect(Object.fromEntries(prices)).toEqual({
    "clamp-lamp": { kind: "single", amount: euros(5990) },
    "%d0%bb%d0%b0%d0%bc%d0%bf%d0%b0": { kind: "single", amount: euros(5990) },
    "thousand-lights": { kind: "single", amount: euros(1_204_950) },
    "winter-lamp": { kind: "single", amount: euros(5990) },
    "spare-bulb": { kind: "sale", was: euros(400), now: euros(305) },
    "free-catalogue": { kind: "free" },
    "price-on-request": { kind: "unpriced" },
    "loud-lamp": { kind: "single", amount: euros(5990) },
    "wire-lamp": { kind: "range", from: euros(8900), to: euros(12_900) },
    "their-lamp": { kind: "single", amount: euros(5990) },
    "set-of-lamps": undefined,
  });
});
