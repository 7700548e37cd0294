import { describe, expect, test, vi } from "vitest";
import { emptyCart, storeAnswer } from "./testing/answers/cart.ts";
import { order } from "./testing/answers/order.ts";
import { listed, phone, reviewEdges } from "./testing/answers/products.ts";
import { createShopClient } from "./server/createShopClient.ts";
import { fetchAllowedCountries } from "./country/fetchAllowedCountries.ts";
import { fetchCatalogue } from "./catalogue/reads/fetchCatalogue.ts";
import { fetchCategories } from "./category/fetchCategories.ts";
import { fetchCountryStates } from "./country/fetchCountryStates.ts";
import { fetchOrder } from "./order/reads/fetchOrder.ts";
import { fetchProduct } from "./product/reads/fetchProduct.ts";
import { fetchReviews } from "./review/fetchReviews.ts";
import { fetchStockStatus } from "./product/reads/fetchStockStatus.ts";
import { fetchSession } from "./cart/reads/fetchSession.ts";
import { ShopResponseError } from "./server/shopErrors.ts";

interface Reply {
  data: unknown;
  errors?: readonly { message: string }[];
  token?: string;
}

/** A shop that answers each request by its variables. */
function shop(answer: (variables: Record<string, unknown>) => Reply) {
  const requestVariables: Record<string, unknown>[] = [];
  const log = vi.fn();
  const client = createShopClient({
    url: "https://shop.example/graphql",
    log,
    fetch: async (_url, init) => {
      const { variables } = JSON.parse(init?.body as string) as { variables: Record<string, unknown> };
      requestVariables.push(variables);
      const { token, ...body } = answer(variables);
      return new Response(JSON.stringify(body), { headers: token ? { "woocommerce-session": token } : {} });
    },
  });
  return { client, requestVariables, log };
}

const products = (nodes: readonly unknown[], endCursor: string | null) => ({
  data: { products: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } },
});
const refused = (message: string, data: unknown): Reply => ({ data, errors: [{ message }] });

describe("fetchCatalogue", () => {
  test("walks all pages, a small one first and then a hundred at a time, and keeps a product that comes twice once", async () => {
    const { client, requestVariables } = shop(({ after }) =>
      after === null ? products([listed(3), listed(2)], "b") : products([listed(2), listed(1)], null),
    );
    expect((await fetchCatalogue(client)).entries.map(({ summary }) => summary.id)).toEqual([3, 2, 1]);
    expect(requestVariables).toEqual([
      { first: 24, after: null },
      { first: 100, after: "b" },
    ]);
  });
  test("a cursor that does not move on ends the walk", async () => {
    const { client, requestVariables } = shop(() => products([listed(1)], "same"));
    expect((await fetchCatalogue(client)).entries).toHaveLength(1);
    expect(requestVariables).toHaveLength(2);
  });
  test("a broken price makes its product unpriced and is logged once; the rest stands", async () => {
    const { client, log } = shop(() => products([listed(1, { price: "??", rawPrice: "??" }), listed(2)], null));
    expect((await fetchCatalogue(client)).entries.map(({ summary }) => summary.price.kind)).toEqual([
      "unpriced",
      "single",
    ]);
    await fetchCatalogue(client);
    expect(log).toHaveBeenCalledExactlyOnceWith('gadget-1: the price "??" cannot be read');
  });
  test("a page that fails fails the whole", async () => {
    const { client } = shop(({ after }) =>
      after === null ? products([listed(1)], "b") : refused("Internal server error", { products: null }),
    );
    await expect(fetchCatalogue(client)).rejects.toThrow(new ShopResponseError("Internal server error"));
  });
  test("an empty shop has an empty catalogue", async () =>
    expect(await fetchCatalogue(shop(() => products([], null)).client)).toEqual({
      entries: [],
      attributes: {},
      problems: [],
    }));
});

describe("fetchProduct", () => {
  test("reads a product by its address", async () => {
    const { client, requestVariables } = shop(() => ({ data: { product: phone } }));
    expect(await fetchProduct(client, "nordlys-phone-11")).toMatchObject({ id: 76, kind: "variable" });
    expect(requestVariables).toEqual([{ slug: "nordlys-phone-11" }]);
  });
  test("an unknown address is null", async () => {
    expect(
      await fetchProduct(
        shop(() => refused("No product ID was found corresponding to the slug: x", { product: null })).client,
        "x",
      ),
    ).toBeNull();
  });
  test("a shop that fails is not a product that is missing", async () => {
    await expect(
      fetchProduct(shop(() => refused("Internal server error", { product: null })).client, "x"),
    ).rejects.toBeInstanceOf(ShopResponseError);
  });
  test("errors beside the data leave the product as it is", async () => {
    expect(
      await fetchProduct(shop(() => refused("Internal server error", { product: phone })).client, "x"),
    ).not.toBeNull();
  });
});

describe("fetchProduct of one with 200 variations", () => {
  const colours = Array.from({ length: 200 }, (_, index) => `colour-${index}`);
  const [model] = phone.variations?.nodes ?? [];
  const nodes = colours.map((value, index) => ({
    ...model,
    databaseId: 1000 + index,
    attributes: { nodes: [{ name: "pa_color", value }] },
  }));
  const attributes = {
    nodes: [
      {
        name: "pa_color",
        label: "Color",
        options: colours,
        position: 0,
        variation: true,
        visible: true,
        terms: { nodes: [] },
      },
    ],
  };
  const part = (from: number) => ({
    nodes: nodes.slice(from, from + 100),
    pageInfo: { hasNextPage: from === 0, endCursor: from === 0 ? "half" : null },
  });

  test("reads all of them, a hundred at a time", async () => {
    const { client, requestVariables } = shop(({ after }) => ({
      data: {
        product:
          after === "half" ? { databaseId: 76, variations: part(100) } : { ...phone, attributes, variations: part(0) },
      },
    }));
    const product = await fetchProduct(client, "phone");
    expect(product?.variations).toHaveLength(200);
    expect(product?.attributes[0]?.options).toHaveLength(200);
    expect(requestVariables).toEqual([{ slug: "phone" }, { slug: "phone", first: 100, after: "half" }]);
  });
  test("half of them is no product: what is missing would look as if nobody made it", async () => {
    const { client } = shop(({ after }) =>
      after === "half"
        ? refused("Internal server error", { product: null })
        : { data: { product: { ...phone, attributes, variations: part(0) } } },
    );
    await expect(fetchProduct(client, "phone")).rejects.toBeInstanceOf(ShopResponseError);
  });
});

describe("fetchReviews", () => {
  const reviewsOf = (edges: readonly unknown[], endCursor: string | null) => ({
    data: { product: { databaseId: 76, reviews: { edges, pageInfo: { hasNextPage: endCursor !== null, endCursor } } } },
  });

  test("reads all of them, and one that comes twice once", async () => {
    const { client, requestVariables } = shop(({ after }) =>
      after === null ? reviewsOf(reviewEdges, "b") : reviewsOf(reviewEdges.slice(1), null),
    );
    expect((await fetchReviews(client, "x"))?.map(({ id }) => id)).toEqual([7, 8]);
    expect(requestVariables).toEqual([
      { slug: "x", first: 100, after: null },
      { slug: "x", first: 100, after: "b" },
    ]);
  });
  test("of nothing there are none; of an unknown product is null", async () => {
    expect(await fetchReviews(shop(() => reviewsOf([], null)).client, "x")).toEqual([]);
    expect(
      await fetchReviews(
        shop(() => refused("No product ID was found corresponding to the slug: x", { product: null })).client,
        "x",
      ),
    ).toBeNull();
  });
  test("a shop that fails is not a product without reviews", async () => {
    await expect(
      fetchReviews(shop(() => refused("Internal server error", { product: null })).client, "x"),
    ).rejects.toBeInstanceOf(ShopResponseError);
  });
});

describe("fetchStockStatus", () => {
  test("the product's and each variation's", async () => {
    const product = {
      databaseId: 1,
      stockStatus: "IN_STOCK",
      stockQuantity: 2,
      lowStockAmount: null,
      variations: { nodes: [{ databaseId: 2, stockStatus: "OUT_OF_STOCK" }] },
    };
    expect(await fetchStockStatus(shop(() => ({ data: { product } })).client, "x")).toMatchObject({
      productId: 1,
      stock: { quantity: 2 },
      variations: { 2: { state: "outOfStock" } },
    });
  });
  test("unknown is null, failing throws", async () => {
    expect(
      await fetchStockStatus(
        shop(() => refused("No product ID was found corresponding to the slug: x", { product: null })).client,
        "x",
      ),
    ).toBeNull();
    await expect(
      fetchStockStatus(shop(() => refused("Internal server error", { product: null })).client, "x"),
    ).rejects.toBeInstanceOf(ShopResponseError);
  });
});

test("fetchCategories walks all pages", async () => {
  const category = (databaseId: number) => ({
    databaseId,
    slug: `c${databaseId}`,
    name: `C${databaseId}`,
    count: 1,
    image: null,
    parent: null,
  });
  const page = (nodes: readonly unknown[], endCursor: string | null) => ({
    data: { productCategories: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } },
  });
  const { client } = shop(({ after }) =>
    after === null ? page([category(1)], "b") : page([category(2), category(1)], null),
  );
  expect((await fetchCategories(client)).map(({ slug }) => slug)).toEqual(["c1", "c2"]);
});

test("fetchAllowedCountries answers codes", async () => {
  expect(await fetchAllowedCountries(shop(() => ({ data: { allowedCountries: ["DE", null, "ES"] } })).client)).toEqual([
    "DE",
    "ES",
  ]);
});

describe("fetchCountryStates", () => {
  test("a country with states, in any case", async () => {
    const { client, requestVariables } = shop(() => ({ data: { countryStates: [{ code: "BE", name: "Berlin" }] } }));
    expect(await fetchCountryStates(client, "de")).toEqual([{ code: "BE", name: "Berlin" }]);
    expect(requestVariables).toEqual([{ country: "DE" }]);
  });
  test("what is no country is not asked for", async () => {
    const { client, requestVariables } = shop(() => ({ data: null }));
    expect(await fetchCountryStates(client, "Atlantis")).toEqual([]);
    expect(requestVariables).toEqual([]);
  });
  test("an unknown code has no states", async () => {
    expect(
      await fetchCountryStates(shop(() => refused('Variable "$country" got invalid value "XX"', null)).client, "XX"),
    ).toEqual([]);
  });
});

describe("fetchSession", () => {
  test("reads the session", async () => {
    expect(
      await fetchSession(shop(() => ({ data: storeAnswer(emptyCart) })).client, { sessionToken: "t" }),
    ).toMatchObject({
      session: {
        cart: { itemCount: 0 },
        viewer: null,
        gateways: [{ id: "cod", description: "Pay with cash upon delivery." }, {}],
      },
      failure: null,
      sessionToken: null,
    });
  });
  test("a dead session comes with its replacement", async () => {
    const { client } = shop(() => ({ ...refused("invalid_token: Expired token", storeAnswer(null)), token: "fresh" }));
    expect(await fetchSession(client, { sessionToken: "old" })).toEqual({
      session: null,
      failure: { kind: "sessionExpired" },
      sessionToken: "fresh",
    });
  });
});

describe("fetchOrder", () => {
  test("the owner's", async () =>
    expect(await fetchOrder(shop(() => ({ data: { order } })).client, 890, {})).toMatchObject({
      ok: true,
      value: { number: "890" },
    }));
  test("a stranger's", async () => {
    expect(
      await fetchOrder(shop(() => refused("Not authorized to access this order", { order: null })).client, 890, {}),
    ).toEqual({ ok: false, error: { kind: "notAllowed" } });
  });
});
