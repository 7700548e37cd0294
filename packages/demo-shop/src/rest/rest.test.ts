import { expect, test } from "vitest";
import { createMemoryDatabase } from "../database/createMemoryDatabase.ts";
import { openTestShop } from "../testing/openTestShop.ts";

const keeper = (password = "Kim4 Keep erRe pair Desk Open") => ({
  authorization: `Basic ${btoa(`keeper:${password}`)}`,
});
const maria = { authorization: `Basic ${btoa("maria:anything")}` };

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(shop: ReturnType<typeof openTestShop>, path: string, { body, headers = keeper() }: Sent = {}) {
  const response = await shop.handle(
    new Request(`http://shop.example/wp-json/wc/v3/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, answer };
}

async function graphql(shop: ReturnType<typeof openTestShop>, query: string) {
  const request = new Request("http://shop.example/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return ((await (await shop.handle(request)).json()) as { data: Record<string, unknown> }).data;
}

test("only shop managers with an application password come in", async () => {
  const shop = openTestShop();
  const refusal = async (headers: Readonly<Record<string, string>>) => {
    const { status, answer } = await ask(shop, "products", { headers });
    return [status, answer["code"]];
  };
  expect(await refusal({})).toEqual([401, "woocommerce_rest_cannot_view"]);
  expect(await refusal(keeper("keeper-of-the-shop"))).toEqual([401, "incorrect_password"]);
  expect(await refusal(maria)).toEqual([401, "incorrect_password"]);
  expect(await refusal({ authorization: `Basic ${btoa("nobody:x")}` })).toEqual([401, "invalid_username"]);
  expect((await ask(shop, "products")).status).toBe(200);
  expect(await ask(shop, "orders")).toMatchObject({ status: 404, answer: { code: "rest_no_route" } });
});

test("lists come in pages that say how many there are", async () => {
  const shop = openTestShop();
  const { answer, headers } = await ask(shop, "products?per_page=5&page=2");
  expect(answer).toHaveLength(5);
  expect(Number(headers.get("x-wp-totalpages"))).toBe(Math.ceil(Number(headers.get("x-wp-total")) / 5));
  expect((await ask(shop, "products?_fields=id,sku&per_page=1")).answer).toEqual([{ id: 1, sku: "T-1" }]);
  const tooMany = await ask(shop, "products?per_page=101");
  expect(tooMany).toMatchObject({ status: 400, answer: { code: "rest_invalid_param" } });
});

test("a product is made with new terms of a new attribute, and GraphQL tells it at once", async () => {
  const shop = openTestShop();
  const attribute = (await ask(shop, "products/attributes", { body: { name: "Fault", slug: "fault" } })).answer;
  const category = (await ask(shop, "products/categories", { body: { name: "Bits & pieces", slug: "bits" } })).answer;
  expect(attribute).toMatchObject({ slug: "pa_fault", name: "Fault" });
  expect(category).toMatchObject({ name: "Bits &amp; pieces", parent: 0 });
  const create = [
    {
      name: "Screen",
      sku: "S-1",
      regular_price: "79.00",
      categories: [{ id: category["id"] }],
      attributes: [{ id: attribute["id"], options: ["Screen & glass"], visible: true }],
      meta_data: [{ key: "repair_minutes", value: "45" }],
    },
  ];
  const answer = (await ask(shop, "products/batch", { body: { create } })).answer;
  const attributes = [{ slug: "pa_fault", options: ["Screen &amp; glass"] }];
  expect(answer).toMatchObject({ create: [{ regular_price: "79.00", attributes }] });
  const query = `{ product(id: "screen", idType: SLUG) {
    metaData(keysIn: ["repair_minutes"]) { value }
    terms { nodes { taxonomyName name } } ... on ProductWithPricing { price }
  } }`;
  const terms = { nodes: expect.arrayContaining([{ taxonomyName: "pa_fault", name: "Screen & glass" }]) };
  expect(await graphql(shop, query)).toMatchObject({
    product: { price: "€79.00", metaData: [{ value: "45" }], terms },
  });
});

test("an update changes what was sent alone, and moves the time of the last change", async () => {
  const shop = openTestShop();
  const modified = async () => graphql(shop, '{ product(id: "1", idType: DATABASE_ID) { modified } }');
  const before = await modified();
  shop.clock.now += 60_000;
  const body = {
    update: [
      { id: 1, regular_price: "300.00" },
      { id: 999, regular_price: "1" },
    ],
  };
  const { answer } = await ask(shop, "products/batch", { body });
  expect(answer).toMatchObject({
    update: [
      { id: 1, name: "Plain Phone", regular_price: "300.00" },
      { id: 999, error: { code: "woocommerce_rest_product_invalid_id", data: { status: 400 } } },
    ],
  });
  expect(await modified()).not.toEqual(before);
});

test("a number that is taken is refused, and nothing else of the batch", async () => {
  const shop = openTestShop();
  const two = {
    create: [
      { name: "A", sku: "T-1" },
      { name: "B", sku: "new" },
    ],
  };
  const { answer } = await ask(shop, "products/batch", { body: two });
  expect(answer).toMatchObject({ create: [{ id: 0, error: { code: "product_invalid_sku" } }, { sku: "new" }] });
  const body = { create: Array.from({ length: 101 }, () => ({ name: "C" })) };
  expect((await ask(shop, "products/batch", { body })).status).toBe(413);
});

test("what was added outlives a restart, and a fresh start forgets it", async () => {
  const database = createMemoryDatabase();
  await ask(openTestShop({ database }), "products/batch", { body: { create: [{ name: "Kept", sku: "kept" }] } });
  const again = openTestShop({ database });
  expect(again.engine.catalogue.bySku.has("kept")).toBe(true);
  again.reset();
  expect(again.engine.catalogue.bySku.has("kept")).toBe(false);
});
