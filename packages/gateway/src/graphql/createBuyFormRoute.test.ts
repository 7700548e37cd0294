import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoShop } from "@rewire/demo-shop";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { createGateway, type Gateway } from "../createGateway.ts";
import { createLog } from "../log/createLog.ts";
import { createBrowser } from "../testing/createBrowser.ts";
import { smallCatalogue } from "../testing/smallCatalogue.ts";

let folder = "";
let gateway: Gateway;
const shop = createDemoShop({ catalogue: smallCatalogue });
const origin = "http://localhost:3000";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-buy-"));
  gateway = createGateway({
    config: readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: folder }),
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
    log: createLog({ write: () => {} }),
  });
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

type Browser = ReturnType<typeof createBrowser>;
const post = (browser: Browser, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.send("/cart/add", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, "sec-fetch-site": "same-origin", ...headers },
  });
const json = { accept: "application/json" };
const piecesOf = async (browser: Browser) =>
  ((await (await browser.ask("getCart")).json()) as { data: { cart: { contents: { itemCount: number } } } }).data.cart
    .contents.itemCount;

test("a script gets the number of pieces, in the session of all other operations", async () => {
  const browser = createBrowser(gateway.app);
  const first = await post(browser, { product: "3", quantity: "2" }, json);
  expect(await first.json()).toEqual({ count: 2 });
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(await (await post(browser, { product: "1" }, json)).json()).toEqual({ count: 3 });
  expect(await piecesOf(browser)).toBe(3);
});

/** The page of the cart to which an answer leads, with its parameters. */
const cartOf = (answer: Response) => {
  const { pathname, searchParams } = new URL(answer.headers.get("location") ?? "", origin);
  return { pathname, ...Object.fromEntries(searchParams) };
};

test("a browser without scripts is led to its cart, which knows the product and the way back", async () => {
  const browser = createBrowser(gateway.app);
  const referer = `${origin}/de/product/clock?pa_color=red`;
  const answer = await post(browser, { product: "3" }, { referer });
  expect(answer.status).toBe(303);
  expect(cartOf(answer)).toEqual({ pathname: "/de/cart", added: "3", page: "/de/product/clock?pa_color=red" });
  expect(await piecesOf(browser)).toBe(1);
  const { cart, cookies } = await gateway.services.readCart(browser.pageRequest("/de/cart"), "192.0.2.1");
  expect(cart).toMatchObject({ itemCount: 1, lines: [{ productId: 3, quantity: 1 }] });
  expect(cookies).toEqual([]);
});

test("a cart that cannot be read is none", async () => {
  const closedGateway = createGateway({
    config: readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: folder }),
    shopFetch: async () => Promise.reject(new TypeError("fetch failed")),
    log: createLog({ write: () => {} }),
  });
  const page = createBrowser(closedGateway.app).pageRequest("/cart");
  expect(await closedGateway.services.readCart(page, "192.0.2.1")).toMatchObject({ cart: null });
  await closedGateway.close();
});

test.each([
  ["none", {}],
  ["another site's", { referer: "https://evil.example/x" }],
])("with %s as the page it leads home", async (_, headers) => {
  const answer = await post(createBrowser(gateway.app), { product: "3" }, headers);
  expect(cartOf(answer)).toEqual({ pathname: "/cart", added: "3", page: "/" });
});

test("a path with two slashes leads to no other host", async () => {
  const answer = await post(createBrowser(gateway.app), { product: "3" }, { referer: `${origin}//evil.example/x` });
  expect(cartOf(answer)).toEqual({ pathname: "/cart", added: "3", page: "/evil.example/x" });
});

/** Opens the reason that a redirect leads to. */
const readRefusal = (answer: Response) => {
  const { pathname, searchParams } = new URL(answer.headers.get("location") ?? "", origin);
  return { pathname, refusal: gateway.services.cartRefusals.decode(searchParams.get("refusal") ?? "") };
};

test("what the shop refuses is told to a browser without scripts on a page in the reader's language", async () => {
  const referer = `${origin}/de/product/clock?pa_color=red`;
  const answer = await post(createBrowser(gateway.app), { product: "999" }, { referer });
  expect(answer.status).toBe(303);
  expect(readRefusal(answer)).toEqual({
    pathname: "/de/cart/not-added",
    refusal: { failure: { kind: "notFound" }, name: null, page: "/de/product/clock?pa_color=red" },
  });
});

test("the page names the product", async () => {
  const answer = await post(
    createBrowser(gateway.app),
    { product: "3", quantity: "-1" },
    { referer: `${origin}/products` },
  );
  const refusal = { failure: { kind: "shopError" }, name: "clock", page: "/products" };
  expect(readRefusal(answer)).toEqual({ pathname: "/cart/not-added", refusal });
});

test("a shop that cannot be reached is said, too, and no JSON is shown", async () => {
  const closedGateway = createGateway({
    config: readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: folder }),
    shopFetch: async () => Promise.reject(new TypeError("fetch failed")),
    log: createLog({ write: () => {} }),
  });
  const answer = await post(createBrowser(closedGateway.app), { product: "3" });
  expect(answer.status).toBe(303);
  expect(readRefusal(answer).refusal).toEqual({ failure: { kind: "unreachable" }, name: null, page: "/" });
  await closedGateway.close();
});

test("too many changes at once are said as such", async () => {
  const browser = createBrowser(gateway.app);
  await post(browser, { product: "3" });
  const answers = await Promise.all(Array.from({ length: 60 }, () => post(browser, { product: "3" })));
  const refusals = answers.flatMap((answer) => readRefusal(answer).refusal ?? []);
  expect(refusals.length).toBeGreaterThan(0);
  for (const { failure } of refusals) expect(failure).toEqual({ kind: "tooManyAttempts", waitSeconds: null });
});

test("too many changes at once are told to scripts as such, with the seconds to wait", async () => {
  const browser = createBrowser(gateway.app);
  await post(browser, { product: "3" }, json);
  const answers = await Promise.all(Array.from({ length: 60 }, () => post(browser, { product: "3" }, json)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "10"]);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { kind: "tooManyAttempts", waitSeconds: 10 } }],
    });
  }
});

test("nobody else can write a reason", () => {
  for (const text of ["", "s1.AAAA", JSON.stringify({ message: "Buy elsewhere", name: null, page: "/" })])
    expect(gateway.services.cartRefusals.decode(text)).toBeNull();
});

test("what the shop refuses is told with its reason", async () => {
  const answer = await post(createBrowser(gateway.app), { product: "999" }, json);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
});

test.each([
  ["another site's page", { product: "3" }, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
  ["a field that is no number", { product: "x" }, {}, 400],
  ["a quantity below one", { product: "3", quantity: "-1" }, {}, 400],
  ["another kind of body", { product: "3" }, { "content-type": "text/plain" }, 415],
  ["a body that is too large", { product: "3", attribute_x: "x".repeat(5_000) }, {}, 413],
])("%s is refused", async (_, fields, headers, status) => {
  const browser = createBrowser(gateway.app);
  expect((await post(browser, fields, { ...json, ...headers })).status).toBe(status);
});

test("only POST is accepted", async () => {
  expect((await createBrowser(gateway.app).send("/cart/add")).status).toBe(405);
});
