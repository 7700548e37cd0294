import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { describe, expect, test } from "vitest";
import { createShopClient } from "../../server/createShopClient.ts";
import { fetchCatalogue } from "./fetchCatalogue.ts";
import { InvalidShopResponseError, ShopResponseError } from "../../server/shopErrors.ts";

type Spoil = (query: string, variables: Record<string, unknown>, body: Body) => Body | Response | null;
interface Body {
  data?: { products?: { nodes?: Record<string, unknown>[] } | null } | null;
  errors?: { message: string; path?: (string | number)[] }[];
}

/** The embedded shop behind a client; `spoil` may change what it answers. */
function openShop(scenario: Parameters<typeof createDemoShop>[0]["scenario"] = [], spoil: Spoil = () => null) {
  const shop = createDemoShop({ catalogue: { ...catalogue, products: catalogue.products.slice(0, 150) }, scenario });
  const operationNames: string[] = [];
  const client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: async (input, init) => {
      const { query, variables } = JSON.parse(init?.body as string) as {
        query: string;
        variables: Record<string, unknown>;
      };
      operationNames.push(/^query (\w+)/.exec(query)?.[1] ?? "");
      const body = (await (await shop.handle(new Request(input, init))).json()) as Body;
      const spoilt = spoil(query, variables, body) ?? body;
      return spoilt instanceof Response ? spoilt : Response.json(spoilt);
    },
  });
  return { client, operationNames, setScenario: shop.setScenario };
}

/** Products of the first page; each of the others has a hundred. */
const FIRST_PAGE = 24;

const slugsOf = ({ entries }: Awaited<ReturnType<typeof fetchCatalogue>>) => entries.map(({ summary }) => summary.slug);
const idsOf = (body: Body) => (body.data?.products?.nodes ?? []).map(({ databaseId }) => Number(databaseId));

/** Where the shop breaks off in the middle of some products, without an answer of GraphQL. */
const breakOff =
  (culprits: readonly number[]): Spoil =>
  (query, _, body) =>
    query.startsWith("query getProducts(") && idsOf(body).some((id) => culprits.includes(id))
      ? new Response("<p>There has been a critical error on this website.</p>", { status: 500 })
      : null;

const leftOut = ({ problems }: Awaited<ReturnType<typeof fetchCatalogue>>) =>
  problems.filter(({ isShown }) => !isShown);

test("a product whose fields are of other types than the schema's is left out and named, and the rest is read", async () => {
  const whole = await fetchCatalogue(openShop().client);
  const culprit = whole.entries[40]?.summary.id;
  const read = await fetchCatalogue(
    openShop([], (_, __, body) => {
      for (const node of body.data?.products?.nodes ?? [])
        if (node["databaseId"] === culprit) node["stockQuantity"] = "many";
      return body;
    }).client,
  );
  const reason = expect.stringContaining("stockQuantity") as string;
  expect(leftOut(read)).toEqual([{ id: culprit, problem: "unreadable", isShown: false, reason }]);
  expect(read.entries).toHaveLength(whole.entries.length - 1);
});

describe("a product with a password", () => {
  test("is left out and named, and the rest is read", async () => {
    const whole = await fetchCatalogue(openShop().client);
    const read = await fetchCatalogue(openShop("passwordProduct").client);
    expect(leftOut(whole)).toEqual([]);
    expect(leftOut(read)).toEqual([
      {
        id: expect.any(Number) as number,
        problem: "unreadable",
        isShown: false,
        reason: expect.stringContaining("Internal server error") as string,
      },
    ]);
    const [locked] = whole.entries.filter(({ summary }) => summary.id === leftOut(read)[0]?.id);
    expect(slugsOf(read)).toEqual(slugsOf(whole).filter((slug) => slug !== locked?.summary.slug));
  });

  test("costs its own retry at later readings, and comes back without the password", async () => {
    const { client, operationNames, setScenario } = openShop("passwordProduct");
    const first = await fetchCatalogue(client);
    const pages = 1 + Math.ceil((first.entries.length + 1 - FIRST_PAGE) / 100);
    expect(operationNames.filter((name) => name === "getProductCursors")).toHaveLength(1);
    operationNames.length = 0;
    const second = await fetchCatalogue(
      client,
      first.problems.filter(({ isShown }) => !isShown),
    );
    expect(leftOut(second)).toEqual(leftOut(first));
    expect(operationNames).toEqual(Array.from({ length: pages + 1 }, () => "getProducts"));
    setScenario();
    const third = await fetchCatalogue(client, leftOut(second));
    expect(leftOut(third)).toEqual([]);
    expect(third.entries).toHaveLength(first.entries.length + 1);
  });

  test("that is deleted is no problem any more", async () => {
    const gone = { id: 123_456_789, problem: "unreadable", isShown: false, reason: "" } as const;
    expect(leftOut(await fetchCatalogue(openShop().client, [gone]))).toEqual([]);
  });
});

describe("a product that the shop breaks off at", () => {
  test("is found by reading ever smaller parts", async () => {
    const whole = await fetchCatalogue(openShop().client);
    const culprits = [40, 41].flatMap((place) => whole.entries[place]?.summary.id ?? []);
    const read = await fetchCatalogue(openShop([], breakOff(culprits)).client);
    expect(new Set(leftOut(read).map(({ id }) => id))).toEqual(new Set(culprits));
    expect(read.entries).toHaveLength(whole.entries.length - culprits.length);
  });

  test("is the shop's trouble where nothing can be read, told after few tries", async () => {
    const { client, operationNames } = openShop([], (query) =>
      query.startsWith("query getProducts(") ? new Response("<p>critical error</p>", { status: 500 }) : null,
    );
    await expect(fetchCatalogue(client)).rejects.toThrow(InvalidShopResponseError);
    expect(operationNames.length).toBeLessThan(30);
  });

  test("is not looked for where the shop refuses the query itself", async () => {
    const { client, operationNames } = openShop([], () => ({
      errors: [{ message: 'Cannot query field "totalSales".' }],
    }));
    await expect(fetchCatalogue(client)).rejects.toThrow(ShopResponseError);
    expect(operationNames).toEqual(["getProducts"]);
  });
});

test("places that move between two answers blame nobody who can be read", async () => {
  let isFirst = true;
  const { client } = openShop("passwordProduct", (query, _, body) => {
    if (!query.startsWith("query getProducts(") || !isFirst || !body.errors?.[0]?.path) return null;
    isFirst = false;
    return { ...body, errors: [{ message: "Internal server error", path: ["products", "nodes", 3] }] };
  });
  expect(leftOut(await fetchCatalogue(client))).toEqual(
    leftOut(await fetchCatalogue(openShop("passwordProduct").client)),
  );
});

test("a product whose price fails is shown without one, never as free, and named", async () => {
  const { client } = openShop([], (query, _, body) => {
    const node = body.data?.products?.nodes?.[5];
    if (!node || !query.startsWith("query getProducts(")) return null;
    Object.assign(node, { price: null, rawPrice: null });
    return { ...body, errors: [{ message: "Internal server error", path: ["products", "nodes", 5, "price"] }] };
  });
  const { entries, problems } = await fetchCatalogue(client);
  expect(entries[5]?.summary.price).toEqual({ kind: "unpriced" });
  expect(problems).toContainEqual({
    id: entries[5]?.summary.id,
    problem: "incomplete",
    isShown: true,
    reason: "the shop fails to tell price: Internal server error",
  });
});

test("what cannot be understood is left out alone", async () => {
  const { client } = openShop([], (query, _, body) => {
    const node = body.data?.products?.nodes?.[2];
    if (!node || !query.startsWith("query getProducts(")) return null;
    Object.assign(node, { productCategories: { nodes: 7 } });
    return body;
  });
  const { entries, problems } = await fetchCatalogue(client);
  expect(problems.filter(({ isShown }) => !isShown)).toHaveLength(
    1 + Math.ceil((entries.length + 1 - FIRST_PAGE) / 100),
  );
});

test("groups are left out and named, missing prices and pictures are shown and named", async () => {
  const { problems } = await fetchCatalogue(openShop("groupedProducts").client);
  expect(leftOut({ entries: [], attributes: {}, problems })).toMatchObject([
    { problem: "kind", reason: "its kind (grouped) is not sold here" },
    { problem: "kind", reason: "its kind (grouped) is not sold here" },
  ]);
});
