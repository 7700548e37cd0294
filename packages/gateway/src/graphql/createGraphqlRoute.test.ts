import { createShopClient, type BrowserOperation } from "@rewire/data/server";
import { defaultSettings } from "@rewire/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { createAttemptSessions } from "../features/checkout/createAttemptSessions.ts";
import { createAccounts } from "../features/account/createAccounts.ts";
import { readConfig } from "../config/readConfig.ts";
import { createLog } from "../log/createLog.ts";
import { getOperation } from "../features/checkout/checkCart.ts";
import type { Checkout } from "../features/checkout/createCheckout.ts";
import { createLimits } from "../storage/limits/createLimits.ts";
import { createGuestOrders } from "../features/order/createGuestOrders.ts";
import { createLocks } from "../storage/createLocks.ts";
import { createMemoryStore } from "../storage/createMemoryStore.ts";
import { createBrowser } from "../testing/createBrowser.ts";
import { createFakeShop } from "../testing/fakeShop.ts";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { readAllowedOperations } from "../shop/operations/allowedOperations.ts";
import { createGraphqlRoute } from "./createGraphqlRoute.ts";

const texts = {
  getCart: { kind: "query", usesSession: true, text: "query getCart { cart { lines } customer { id } }" },
  getStockStatus: { kind: "query", usesSession: false, text: "query getStockStatus { product { stockStatus } }" },
  addToCart: { kind: "mutation", usesSession: true, text: "mutation addToCart { addToCart { cart { lines } } }" },
  writeReview: { kind: "mutation", usesSession: true, text: "mutation writeReview { writeReview { rating } }" },
  updateCustomer: {
    kind: "mutation",
    usesSession: true,
    text: "mutation updateCustomer { updateCustomer { customer { id } } }",
  },
  checkout: {
    kind: "mutation",
    usesSession: true,
    text: "mutation checkout { checkout { result redirect order { databaseId } } }",
  },
} satisfies Record<string, BrowserOperation>;

const url = "http://shop.example/graphql";
const lamp = { input: { productId: 1 } };

function setUp({ trustProxy = false, timeoutMs = 60_000 } = {}) {
  const shop = createFakeShop();
  const store = createMemoryStore();
  const lines: string[] = [];
  const log = createLog({ level: "debug", write: (line) => lines.push(line) });
  const orders = createGuestOrders(store, ["s".repeat(32)]);
  const client = createShopClient({ url, fetch: shop.fetch, timeoutMs });
  const operations = readAllowedOperations(texts);
  // What placing an order takes is tested beside it.
  const place: Checkout["place"] = async (visit, _attempt, { order }) => ({
    ...(await visit.sendRequest(client, getOperation(operations, "checkout"), { input: order })),
    guest: null,
  });
  const limits = createLimits(store);
  const app = createGraphqlRoute({
    config: { trustProxy, settings: defaultSettings },
    operations,
    shop: client,
    catalogue: { knownRepairs: () => null, offerFacts: () => null },
    checkout: {
      place,
      findOutcome: async () => null,
      isInDoubt: async () => false,
      findUnsettledAttempt: async () => null,
      recordCartChange: async () => {},
      settle: async () => ({ state: "none" as const }),
    },
    orders,
    limits,
    invalidateProduct: () => {},
    recordPaymentIntent: async () => {},
    watchPayment: async () => {},
    shopUrl: new URL(url),
    log,
    attemptSessions: createAttemptSessions(store),
    ...createAccounts({
      config: readConfig({}),
      state: store,
      locks: createLocks(store),
      secrets: ["s".repeat(32)],
      shop: client,
      shopUrl: new URL(url),
      shopFetch: shop.fetch,
      operations,
      logInMonitor: { canLogIn: async () => true },
      limits,
      log,
      now: Date.now,
    }),
  });
  return { shop, app, lines };
}

let { shop, app, lines } = setUp();
beforeEach(() => void ({ shop, app, lines } = setUp()));

const sessionOf = (browser: ReturnType<typeof createBrowser>) => browser.cookies.get("woocommerce-session") ?? "";
const sessionLines = ({ setCookies }: ReturnType<typeof createBrowser>) =>
  setCookies.filter((line) => line.startsWith("woocommerce-session="));
const json = async (response: Response) =>
  (await response.json()) as {
    data: Record<string, Record<string, unknown> | null>;
    errors?: { message: string; extensions?: { kind: string } }[];
    extensions?: { session?: string };
  };

describe("what is sent to the shop", () => {
  test("is our text, whatever the browser sends", async () => {
    await createBrowser(app).send("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        operationName: "getCart",
        query: "mutation getCart { evil }",
        variables: {},
        extensions: { persistedQuery: {} },
      }),
    });
    expect(shop.requests.map(({ query }) => query)).toEqual([texts.getCart.text]);
  });

  test("carries no header of the browser's", async () => {
    await createBrowser(app).ask(
      "getCart",
      {},
      { authorization: "Bearer x", "x-wp-nonce": "1", cookie: "wordpress_logged_in=1" },
    );
    expect([...(shop.requests[0]?.headers.keys() ?? [])].toSorted()).toEqual(["accept", "content-type"]);
  });

  test("of a review says where it comes from, as far as a trusted proxy knows; of nothing else", async () => {
    const review = { productId: 7, rating: 5, content: "Fine.", author: "A", email: "a@example.test" };
    const from = { "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
    await createBrowser(app).ask("writeReview", review, from);
    expect(shop.requests[0]?.headers.get("x-forwarded-for")).toBe("192.0.2.1");
    const behind = setUp({ trustProxy: true });
    await createBrowser(behind.app).ask("writeReview", review, from);
    await createBrowser(behind.app).ask("addToCart", lamp, from);
    expect(behind.shop.requests.map(({ headers }) => headers.get("x-forwarded-for") ?? null)).toEqual([
      "198.51.100.7",
      null,
    ]);
  });

  test("claims of payment do not get through", async () => {
    const browser = createBrowser(app);
    for (const claim of [{ isPaid: true }, { isPaid: "false" }, { transactionId: "tx_1" }]) {
      expect((await browser.ask("checkout", { input: claim })).status).toBe(400);
    }
    await browser.ask("checkout", { input: { isPaid: false, transactionId: "" } });
    expect(shop.requests.map(({ variables }) => variables)).toEqual([{ input: {} }]);
  });

  test("holds nothing that the operation has no field for: no meta data of orders and accounts, no fees, no roles", async () => {
    const browser = createBrowser(app);
    const entry = { key: "repair_offer_total", value: "0.01" };
    const refused: readonly (readonly [name: string, variables: Record<string, unknown>, message: string])[] = [
      [
        "checkout",
        { input: { metaData: [entry, { key: "_transaction_id", value: "pi_1" }] } },
        "input.metaData is not a field that can be sent here.",
      ],
      [
        "checkout",
        { input: { fees: [{ name: "Discount", amount: -100 }] } },
        "input.fees is not a field that can be sent here.",
      ],
      ["checkout", { input: {}, metaData: [entry] }, "metaData is not a field that can be sent here."],
      [
        "updateCustomer",
        { input: { metaData: [{ key: "wp_capabilities", value: "administrator" }] } },
        "input.metaData is not a field that can be sent here.",
      ],
      [
        "updateCustomer",
        { input: { billing: { overwrite: true } } },
        "input.billing.overwrite is not a field that can be sent here.",
      ],
    ];
    for (const [name, variables, message] of refused) {
      const response = await browser.ask(name, variables);
      expect(response.status).toBe(400);
      expect((await json(response)).errors).toEqual([{ message, extensions: { kind: "badRequest" } }]);
    }
    expect(shop.requests).toEqual([]);
  });
});

describe("the session", () => {
  test("is kept in a cookie that scripts cannot read, as the header that the shop expects", async () => {
    const browser = createBrowser(app);
    const first = await json(await browser.ask("addToCart", { input: { productId: 1 } }));
    expect(first.extensions?.session).toBe("started");
    expect(browser.setCookies[0]).toMatch(
      /^woocommerce-session=eyJ[^;]+; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await browser.ask("getCart");
    expect(shop.requests[1]?.headers.get("woocommerce-session")).toBe(`Session ${sessionOf(browser)}`);
  });

  test("cookies are Secure on https", async () => {
    const browser = createBrowser(app, "https://shop.test");
    await browser.ask("addToCart", lamp);
    expect(browser.setCookies[0]).toContain("; Secure");
  });

  test("the newest token replaces the last, and an answer without one changes nothing", async () => {
    const browser = createBrowser(app);
    await browser.ask("addToCart", { input: { productId: 1 } });
    const first = sessionOf(browser);
    await browser.ask("addToCart", { input: { productId: 2 } });
    const second = sessionOf(browser);
    expect(second).not.toBe(first);
    await browser.ask("getCart");
    expect(sessionOf(browser)).toBe(second);
    expect(sessionLines(browser)).toHaveLength(2);
  });

  test("no token is in a body, a header or a cookie that scripts can read", async () => {
    const browser = createBrowser(app);
    for (const name of ["getCart", "addToCart", "getCart"]) {
      const response = await browser.ask(name, name === "getCart" ? {} : lamp);
      expect(response.status).toBe(200);
      const headers = [...response.headers].filter(([header]) => header !== "set-cookie");
      expect((await response.text()) + JSON.stringify(headers)).not.toContain("eyJ");
    }
    for (const line of browser.setCookies) expect(line).toContain("HttpOnly");
    expect(lines.join("\n")).not.toContain("eyJ");
  });

  test("a read of the catalogue neither sends nor starts one", async () => {
    const browser = createBrowser(app);
    await browser.ask("getStockStatus", { slug: "lamp" });
    expect(browser.setCookies).toEqual([]);
    await browser.ask("addToCart", { input: { productId: 1 } });
    const before = browser.setCookies.length;
    await browser.ask("getStockStatus", { slug: "lamp" });
    expect(shop.requests.at(-1)?.headers.has("woocommerce-session")).toBe(false);
    expect(browser.setCookies).toHaveLength(before);
  });

  test("nothing of the shop's own headers and cookies reaches the browser", async () => {
    const browser = createBrowser(app);
    const response = await browser.ask("addToCart", lamp);
    expect([...browser.cookies.keys()]).toEqual(["woocommerce-session", "rewire-session"]);
    expect(response.headers.has("x-powered-by")).toBe(false);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).not.toHaveProperty("extensions.debug");
  });

  test("is not started by a read, which could overtake the first change", async () => {
    const browser = createBrowser(app);
    const [read] = await Promise.all([
      browser.ask("getCart"),
      browser.ask("addToCart", { input: { productId: 1 } }),
      browser.ask("getCart"),
    ]);
    expect(sessionLines(browser)).toHaveLength(1);
    expect((await json(read)).extensions?.session).toBe("started");
    expect((await json(await browser.ask("getCart"))).data).toMatchObject({ cart: { lines: ["1"] } });
  });

  test("nonsense in the cookie does not reach the shop", async () => {
    const browser = createBrowser(app);
    browser.cookies.set("woocommerce-session", "a%0d%0ax-evil:%201");
    expect((await browser.ask("getCart")).status).toBe(200);
    expect(shop.requests[0]?.headers.has("woocommerce-session")).toBe(false);
  });
});

describe("a dead session", () => {
  test("is replaced, the request repeated once, and the browser told", async () => {
    const browser = createBrowser(app);
    await browser.ask("addToCart", { input: { productId: 1 } });
    const old = sessionOf(browser);
    shop.kill(old);
    const response = await browser.ask("addToCart", { input: { productId: 2 } });
    expect(response.headers.get("rewire-session")).toBe("renewed");
    const body = await json(response);
    expect(body).toEqual({ data: { addToCart: { cart: { lines: ["2"] } } }, extensions: { session: "renewed" } });
    expect(shop.requests.map(({ operationName }) => operationName)).toEqual(["addToCart", "addToCart", "addToCart"]);
    const after = await json(await browser.ask("getCart"));
    expect(after.data).toMatchObject({ cart: { lines: ["2"] } });
    expect(after).not.toHaveProperty("extensions");
  });

  test("has one successor, also for requests under way at the same time", async () => {
    const browser = createBrowser(app);
    await browser.ask("addToCart", { input: { productId: 1 } });
    shop.kill(sessionOf(browser));
    await Promise.all([2, 3, 4].map((productId) => browser.ask("addToCart", { input: { productId } })));
    const body = await json(await browser.ask("getCart"));
    expect(body.data).toMatchObject({ cart: { lines: ["2", "3", "4"] } });
  });

  test("may die again at once without a loop", async () => {
    const browser = createBrowser(app);
    await browser.ask("addToCart", lamp);
    shop.breakWith(async () =>
      Response.json(
        { data: { cart: null }, errors: [{ message: "invalid_token: The iss do not match with this server" }] },
        { headers: { "woocommerce-session": "eyJ.b.c" } },
      ),
    );
    const body = await json(await browser.ask("getCart"));
    expect(shop.requests).toHaveLength(3);
    expect(body.errors?.[0]?.message).toContain("iss do not match");
  });
});

describe("changes of one cart", () => {
  test("go one after another, so that no line is lost", async () => {
    const browser = createBrowser(app);
    await browser.ask("addToCart", { input: { productId: 100 } });
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => browser.ask("addToCart", { input: { productId: index + 1 } })),
    );
    const body = await json(await browser.ask("getCart"));
    expect(body.data).toMatchObject({ cart: { lines: ["100", "1", "2", "3", "4", "5", "6", "7", "8"] } });
  });

  test("are all seen by a reading that was asked for after them", async () => {
    const browser = createBrowser(app);
    await browser.ask("addToCart", { input: { productId: 1 } });
    const [, body] = await Promise.all([
      browser.ask("addToCart", { input: { productId: 2 } }),
      browser.ask("getCart").then(json),
    ]);
    expect(body.data).toMatchObject({ cart: { lines: ["1", "2"] } });
  });

  test("two customers in parallel never see each other", async () => {
    const [maria, jonas] = [createBrowser(app), createBrowser(app)];
    await Promise.all([
      maria.ask("addToCart", { input: { productId: 100 } }),
      jonas.ask("addToCart", { input: { productId: 200 } }),
    ]);
    await Promise.all(
      [...Array(5).keys()].flatMap((n) => [
        maria.ask("addToCart", { input: { productId: 101 + n } }),
        jonas.ask("addToCart", { input: { productId: 201 + n } }),
      ]),
    );
    expect((await json(await maria.ask("getCart"))).data).toMatchObject({
      cart: { lines: ["100", "101", "102", "103", "104", "105"] },
    });
    expect((await json(await jonas.ask("getCart"))).data).toMatchObject({
      cart: { lines: ["200", "201", "202", "203", "204", "205"] },
    });
  });
});

describe("bad requests are refused in words", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    createBrowser(app).send("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
  const good = JSON.stringify({ operationName: "getCart" });

  const cases: readonly [string, () => Promise<Response>, number, string][] = [
    ["another site", () => post(good, { origin: "https://evil.example" }), 403, "Only pages of this shop may ask."],
    [
      "a cross-site fetch",
      () => post(good, { "sec-fetch-site": "cross-site" }),
      403,
      "Only pages of this shop may ask.",
    ],
    [
      "a form",
      () => post("a=1", { "content-type": "application/x-www-form-urlencoded" }),
      415,
      "The body must be application/json.",
    ],
    [
      "text that is JSON",
      () => post(good, { "content-type": "text/plain" }),
      415,
      "The body must be application/json.",
    ],
    ["broken JSON", () => post("{"), 400, "The body is not JSON."],
    ["a batch", () => post(`[${good}]`), 400, "One operation a request: batches are not accepted."],
    ["an unknown operation", () => post('{"operationName":"dropTables"}'), 400, 'There is no operation "dropTables".'],
    [
      "a name of every object",
      () => post('{"operationName":"constructor"}'),
      400,
      'There is no operation "constructor".',
    ],
    [
      "a field that is none",
      () => createBrowser(app).ask("addToCart", { input: { ...lamp.input, price: 1 } }),
      400,
      "input.price is not a field that can be sent here.",
    ],
    [
      "a wrong type",
      () => createBrowser(app).ask("addToCart", { input: { productId: "1" } }),
      400,
      "input.productId must be number.",
    ],
    [
      "an enum's neighbour",
      () =>
        createBrowser(app).ask("writeReview", {
          productId: 7,
          rating: 9,
          content: "Fine.",
          author: "A",
          email: "a@example.test",
        }),
      400,
      "rating must be (1 | 2 | 3 | 4 | 5).",
    ],
    [
      "a body beyond 64 KiB",
      () => post(JSON.stringify({ operationName: "getCart", variables: { a: "x".repeat(65_536) } })),
      413,
      "The body is too large.",
    ],
    ["GET", () => createBrowser(app).send("/graphql?query={cart{total}}"), 405, "Only POST is accepted."],
    ["PUT", () => createBrowser(app).send("/graphql", { method: "PUT", body: good }), 405, "Only POST is accepted."],
  ];
  test.each(cases)("%s", async (_, send, status, message) => {
    const response = await send();
    expect(response.status).toBe(status);
    const body = await json(response);
    expect(body.errors?.[0]?.message).toBe(message);
    expect(JSON.stringify(body)).not.toMatch(/\bat \S+\.ts|node_modules/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(shop.requests).toEqual([]);
  });
});

describe("trouble with the shop", () => {
  const ask = async () => {
    const response = await createBrowser(app).ask("getCart");
    return { status: response.status, error: (await json(response)).errors?.[0] };
  };

  test("unreachable", async () => {
    shop.breakWith(() =>
      Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 10.0.0.7:80") })),
    );
    expect(await ask()).toEqual({
      status: 502,
      error: { message: "The shop cannot be reached. Please try again.", extensions: { kind: "unreachable" } },
    });
    expect(lines[0]).toContain("ECONNREFUSED");
  });

  test("too slow", async () => {
    ({ shop, app, lines } = setUp({ timeoutMs: 1 }));
    shop.breakWith(() => new Promise(() => {}));
    expect(await ask()).toEqual({
      status: 504,
      error: { message: "The shop took too long to answer. Please try again.", extensions: { kind: "timeout" } },
    });
  });

  test("an HTML page instead of an answer", async () => {
    shop.breakWith(async () => new Response("<h1>Error establishing a database connection</h1>", { status: 500 }));
    expect(await ask()).toMatchObject({ status: 502, error: { extensions: { kind: "shopError" } } });
  });

  test("a refusal of the shop's is an answer, not trouble", async () => {
    const response = await createBrowser(app).ask("checkout", { input: {} });
    expect(response.status).toBe(200);
    expect(lines).toEqual([]);
  });

  test("a query is given up when the browser has gone, a change is seen through", async () => {
    const browser = createBrowser(app);
    await browser.ask("addToCart", lamp);
    const gone = new AbortController();
    let finished = false;
    shop.breakWith(async ({ operationName }) => {
      gone.abort();
      await yieldToEventLoop();
      if (operationName === "addToCart") finished = true;
      return Response.json({ data: { addToCart: null } });
    });
    const ask = (operationName: string) =>
      app.request(
        new Request("http://localhost:3000/graphql", {
          method: "POST",
          signal: gone.signal,
          body: JSON.stringify({ operationName, variables: operationName === "addToCart" ? lamp : {} }),
          headers: { "content-type": "application/json", cookie: `woocommerce-session=${sessionOf(browser)}` },
        }),
      );
    expect((await ask("addToCart")).status).toBe(200);
    expect(finished).toBe(true);
    expect((await ask("getCart")).status).toBe(500);
  });
});
