import { randomUUID } from "node:crypto";
import { createDemoShop } from "@rewire/demo-shop";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway, type Gateway } from "../../createGateway.ts";
import { createLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createBrowser } from "../../testing/createBrowser.ts";
import { createErrorInjection, type InjectedFault } from "../../testing/createErrorInjection.ts";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";

type Browser = ReturnType<typeof createBrowser>;

interface Answer {
  readonly data?: {
    readonly checkout: {
      readonly result: string;
      readonly redirect: string;
      readonly order: { readonly databaseId: number } | null;
    } | null;
    readonly cart?: { readonly contents: { readonly itemCount: number } };
  } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly kind: string } }[];
}

const address = {
  firstName: "Maria",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const billing = { ...address, email: "maria@example.test" };
const service = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };

let lines: string[] = [];
let time = 0;
let shop = createDemoShop({ catalogue: smallCatalogue });
let faults = createErrorInjection(shop);
let store = createMemoryStore();
const open: Gateway[] = [];

/** A gateway of its own process; all of them share one state store. */
const start = (env: Record<string, string> = {}) => {
  const config = readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_SECRET: "s".repeat(32), ...env });
  const log = createLog({ level: "debug", write: (line) => lines.push(line) });
  const gateway = createGateway({ config, shopFetch: faults.fetch, store, now: () => time, log });
  open.push(gateway);
  return gateway;
};

beforeEach(() => {
  lines = [];
  time = Date.parse("2026-11-21T09:00:00Z");
  shop = createDemoShop({ catalogue: smallCatalogue });
  faults = createErrorInjection(shop);
  store = createMemoryStore(() => time);
});
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

const ask = async (browser: Browser, name: string, input?: object, attempt?: object): Promise<Answer> =>
  (await browser.ask(name, input ? { input } : {}, {}, attempt)).json() as Promise<Answer>;
const order = (browser: Browser, attempt: object = { key: randomUUID() }, input: object = {}) =>
  ask(browser, "checkout", { paymentMethod: "cod", billing, shipping: address, ...input }, attempt);
const look = async (browser: Browser, key: string) =>
  (
    await browser.send("/attempt", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key }),
    })
  ).json() as Promise<{ state: string }>;
const withCart = async (gateway: Gateway) => {
  const browser = createBrowser(gateway.app);
  await ask(browser, "addToCart", { productId: 3, quantity: 2 });
  return browser;
};
const kindOf = ({ errors }: Answer) => errors?.[0]?.extensions?.kind;
const numberOf = ({ data }: Answer) => data?.checkout?.order?.databaseId;

describe("an attempt", () => {
  test("without a key is refused", async () => {
    const browser = await withCart(start());
    for (const attempt of [
      {},
      { key: "1" },
      { key: "x".repeat(36) },
      { key: randomUUID(), cart: 3 },
      { key: randomUUID(), payment: "../x" },
    ]) {
      expect(kindOf(await order(browser, attempt))).toBe("badRequest");
    }
    expect(faults.countRequests()).toBe(0);
  });

  test("takes its key into the order's meta data, in which the browser has no say", async () => {
    const key = randomUUID();
    const browser = await withCart(start());
    const forged = [
      { key: "rewire_attempt", value: "mine" },
      { key: "repair_state", value: "ready" },
    ];
    expect(kindOf(await order(browser, { key }, { metaData: forged }))).toBe("badRequest");
    expect(faults.countRequests()).toBe(0);
    await order(browser, { key });
    expect(shop.shopkeeper.orders()[0]?.metaData).toEqual([{ key: "rewire_attempt", value: key }]);
  });

  test("names the gift card that pays it by the end of its code, among the order's meta data", async () => {
    const browser = await withCart(start());
    for (const code of ["save10", "gift-25"]) await ask(browser, "applyCoupon", { code });
    const key = randomUUID();
    await order(browser, { key });
    expect(shop.shopkeeper.orders()[0]?.metaData).toEqual([
      { key: "gift_cards", value: "…t-25" },
      { key: "rewire_attempt", value: key },
    ]);
  });

  test.each([
    ["/de/checkout", "de"],
    ["/pt-br/checkout", "pt-br"],
    ["/checkout", "en"],
  ])(
    "names the language of %s among the order's meta data, for the links of the shop's mails",
    async (path, language) => {
      const browser = await withCart(start());
      const headers = { referer: `http://localhost:3000${path}` };
      await browser.ask("checkout", { input: { paymentMethod: "cod", billing, shipping: address } }, headers);
      expect(shop.shopkeeper.orders()[0]?.metaData).toContainEqual({ key: "storefront_language", value: language });
    },
  );

  test("has the language of the page that it names, where the browser sends no referrer", async () => {
    const browser = await withCart(start());
    await order(browser, { key: randomUUID(), page: "/de/checkout" });
    expect(shop.shopkeeper.orders()[0]?.metaData).toContainEqual({ key: "storefront_language", value: "de" });
  });

  test("takes the dates of delivery that its page has shown into its meta data, and pages show them", async () => {
    const browser = await withCart(start({ RATE_DAYS: "flat_rate = 1-2 days" }));
    const { data } = await order(browser);
    expect(shop.shopkeeper.orders()[0]?.metaData).toContainEqual({
      key: "estimated_delivery",
      value: "2026-11-23/2026-11-24",
    });
    expect(data?.checkout?.order).toMatchObject({ arrival: [{ value: "2026-11-23/2026-11-24" }] });
  });

  test("of another site's page has no language", async () => {
    const browser = await withCart(start());
    await browser.ask(
      "checkout",
      { input: { paymentMethod: "cod", billing, shipping: address } },
      { referer: "https://other.example/de/checkout" },
    );
    expect(shop.shopkeeper.orders()[0]?.metaData.map(({ key }) => key)).toEqual(["rewire_attempt"]);
  });

  test("with a note that is too long is refused with its length, and nothing is lost", async () => {
    const browser = await withCart(start());
    const answer = await order(browser, { key: randomUUID() }, { customerNote: "x".repeat(1001) });
    expect(answer.errors).toEqual([
      { message: "input.customerNote has more than 1000 characters.", extensions: { kind: "tooLong", max: 1000 } },
    ]);
    expect((await ask(browser, "getCart")).data?.cart?.contents.itemCount).toBe(2);
  });

  test("places one order, however often and by however many gateways it is sent", async () => {
    const [one, other] = [start(), start()];
    const browser = await withCart(one);
    const twin = createBrowser(other.app);
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
    const attempt = { key: randomUUID() };
    const answers = await Promise.all([
      order(browser, attempt),
      order(twin, attempt),
      order(browser, attempt),
      order(twin, attempt),
    ]);
    expect(new Set(answers.map(numberOf)).size).toBe(1);
    await ask(browser, "addToCart", { productId: 1, quantity: 1 });
    expect(numberOf(await order(browser, attempt))).toBe(numberOf(answers[0] ?? {}));
    expect(shop.shopkeeper.orders()).toHaveLength(1);
    expect(faults.countRequests()).toBe(1);
  });

  test("of another tab finds the cart empty", async () => {
    const browser = await withCart(start());
    const answers = await Promise.all([order(browser), order(browser)]);
    expect(
      answers.map((answer) => kindOf(answer) ?? "placed").toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(["cartEmpty", "placed"]);
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });

  test("behind too many others is not refused for good, so that the browser keeps a payment that nobody refunds", async () => {
    const browser = await withCart(start());
    const attempt = { key: randomUUID(), payment: "pi_paid" };
    const answers = await Promise.all(Array.from({ length: 32 }, () => order(browser, attempt)));
    expect(answers.map((answer) => kindOf(answer) ?? "placed").filter((kind) => kind !== "placed")).toEqual([
      "unreachable",
      "unreachable",
    ]);
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });

  test("with a cart that is no longer the one that was shown orders nothing", async () => {
    const browser = await withCart(start());
    expect(kindOf(await order(browser, { key: randomUUID(), cart: "99 EUR" }))).toBe("cartChanged");
    expect(faults.countRequests()).toBe(0);
    expect((await ask(browser, "getCart")).data?.cart?.contents.itemCount).toBe(2);
  });

  test("tells the shop the address before the total is compared", async () => {
    const browser = await withCart(start());
    const answer = await order(
      browser,
      { key: randomUUID(), cart: "4495 EUR 3" },
      { shipping: { ...address, country: "US", state: "NY" } },
    );
    expect(kindOf(answer)).toBe("cartChanged");
    expect(shop.engine.database.list("session")[0]?.shipping.country).toBe("US");
  });

  test("in a session that has died orders nothing", async () => {
    const browser = await withCart(start());
    browser.cookies.set("woocommerce-session", `${browser.cookies.get("woocommerce-session")?.slice(0, -4)}AAAA`);
    expect(kindOf(await order(browser))).toBe("sessionExpired");
  });

  test("that was refused may be made again with the same key", async () => {
    const browser = await withCart(start());
    const attempt = { key: randomUUID() };
    shop.setScenario("outOfStockAtCheckout");
    expect((await order(browser, attempt)).errors?.[0]?.message).toContain("in stock");
    expect(await look(browser, attempt.key)).toEqual({ state: "none" });
    shop.setScenario();
    expect(numberOf(await order(browser, attempt))).toBeGreaterThan(0);
  });
});

/** What befell the request, and whether the order stands in the end. */
const troubles: readonly (readonly [InjectedFault, boolean])[] = [
  ["answerLost", true],
  ["maskedError", true],
  ["errorBeside", true],
  ["slow", true],
  ["busy", false],
  ["refused", false],
  ["neverArrives", false],
];

describe.each([
  ["with a service account", service],
  ["without a service account", {}],
] as const)("%s", (_, env) => {
  test.each(troubles)("%s: the order is placed: %s", async (trouble, isPlaced) => {
    const gateway = start(env);
    const browser = await withCart(gateway);
    const attempt = { key: randomUUID() };
    faults.plan(trouble);
    const answer = await order(browser, attempt);
    expect(answer.data?.checkout?.result).toBe(isPlaced ? "success" : undefined);
    expect(shop.shopkeeper.orders()).toHaveLength(isPlaced ? 1 : 0);
    if (!isPlaced) {
      time += 60_000;
      expect(await look(browser, attempt.key)).toEqual({ state: "none" });
      expect((await ask(browser, "getCart")).data?.cart?.contents.itemCount).toBe(2);
      expect(numberOf(await order(browser, attempt))).toBeGreaterThan(0);
    }
    expect(shop.shopkeeper.orders()).toHaveLength(1);
    expect(await look(browser, attempt.key)).toMatchObject({ state: "placed" });
    expect(await gateway.services.orderFor(browser.pageRequest(), null)).toMatchObject({
      lines: [{ quantity: 2 }],
      billing: { email: "maria@example.test" },
    });
    expect(lines.join("\n")).not.toMatch(/eyJ|wc_order|keeper-of/);
  });

  test("a request that arrives late never makes two orders", async () => {
    const browser = await withCart(start(env));
    const attempt = { key: randomUUID() };
    faults.plan("arrivesLate");
    expect(kindOf(await order(browser, attempt))).toBe("orderUnknown");
    expect(await look(browser, attempt.key)).toEqual({ state: "unknown" });
    // Asked again while the shop may still be at work: it is not asked for another order.
    expect(kindOf(await order(browser, attempt))).toBe("orderUnknown");
    expect(faults.countRequests()).toBe(1);
    // What arrives late must find the cart that was shown.
    expect(kindOf(await ask(browser, "addToCart", { productId: 1, quantity: 1 }))).toBe("orderUnknown");
    await faults.pass();
    expect(await look(browser, attempt.key)).toMatchObject({ state: "placed" });
    expect(shop.shopkeeper.orders()).toHaveLength(1);
    expect((await ask(browser, "addToCart", { productId: 1, quantity: 1 })).errors).toBeUndefined();
  });
});

test("a cart that went with its session's row is not taken for an order, nor ordered again while nobody can tell", async () => {
  const browser = await withCart(start());
  faults.plan("neverArrives");
  const attempt = { key: randomUUID() };
  expect(kindOf(await order(browser, attempt))).toBe("orderUnknown");
  shop.shopkeeper.deleteSessionRows();
  time += 3_600_000;
  await ask(browser, "getCart");
  expect(kindOf(await order(browser, attempt))).toBe("orderUnknown");
  expect(await look(browser, attempt.key)).toEqual({ state: "unknown" });
  expect(shop.shopkeeper.orders()).toEqual([]);
});

const withoutPostcode = { ...address, city: "", postcode: "", state: "", country: "AE" };
test.each([
  ["has a postcode", address],
  ["has neither postcode nor city", withoutPostcode],
  ["is a name alone, as for goods without shipping", { ...withoutPostcode, address1: "", country: "DE" }],
])("a cart that went with its session's row is not taken for an order whose address %s", async (_, where) => {
  const browser = await withCart(start());
  const attempt = { key: randomUUID() };
  faults.plan("neverArrives");
  await order(browser, attempt, { billing: { ...where, email: "maria@example.test" }, shipping: where });
  shop.shopkeeper.deleteSessionRows();
  time += 3_600_000;
  expect(await look(browser, attempt.key)).toEqual({ state: "unknown" });
});

describe("a cart whose order was lost", () => {
  const openLostOrder = async (fault: InjectedFault) => {
    const browser = await withCart(start());
    const key = randomUUID();
    faults.plan(fault);
    expect(kindOf(await order(browser, { key }))).toBe("orderUnknown");
    return { browser, key };
  };

  test("and that its shopper empties later is not taken for an order", async () => {
    const { browser, key } = await openLostOrder("neverArrives");
    time += 3_600_000;
    expect((await ask(browser, "emptyCart", {})).errors).toBeUndefined();
    expect(await look(browser, key)).toEqual({ state: "none" });
    await ask(browser, "addToCart", { productId: 3, quantity: 2 });
    expect(numberOf(await order(browser, { key }))).toBeGreaterThan(0);
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });

  test("in an account, and that the customer empties later, is not taken for an order either", async () => {
    const browser = createBrowser(start().app);
    await ask(browser, "loginWithCookies", { login: "maria", password: "maria-likes-tea", rememberMe: true });
    await ask(browser, "addToCart", { productId: 3, quantity: 2 });
    const key = randomUUID();
    faults.plan("neverArrives");
    await order(browser, { key });
    time += 120_000;
    expect((await ask(browser, "emptyCart", {})).errors).toBeUndefined();
    expect(await look(browser, key)).toEqual({ state: "none" });
  });

  test("and that another attempt orders is not taken for the first one's order", async () => {
    const { browser, key } = await openLostOrder("neverArrives");
    time += 3_600_000;
    expect(numberOf(await order(browser))).toBeGreaterThan(0);
    expect(await look(browser, key)).toEqual({ state: "none" });
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });

  test("and that was ordered late is found before its shopper fills it again, and ordered once", async () => {
    const { browser, key } = await openLostOrder("arrivesLate");
    await faults.pass();
    time += 3_600_000;
    expect((await ask(browser, "addToCart", { productId: 1, quantity: 1 })).errors).toBeUndefined();
    expect(await look(browser, key)).toMatchObject({ state: "placed" });
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });
});

test("codes that go with an account's session after the look at the cart are charged, and the owner is told", async () => {
  const browser = createBrowser(start().app);
  await ask(browser, "loginWithCookies", { login: "maria", password: "maria-likes-tea", rememberMe: true });
  for (const isGone of [false, true]) {
    if (isGone) shop.setScenario("sessionRowGone");
    await ask(browser, "addToCart", { productId: 3, quantity: 2 });
    await ask(browser, "applyCoupon", { code: "save10" });
    expect((await order(browser)).data?.checkout?.result).toBe("success");
    const [last] = shop.shopkeeper.orders();
    expect(last?.coupons).toHaveLength(isGone ? 0 : 1);
    const warnings = lines.filter((line) => line.includes("An order costs something else than was shown"));
    expect(warnings).toHaveLength(isGone ? 1 : 0);
  }
});

test("with a service account the lost order is shown with its number, and later as it stands then", async () => {
  const gateway = start(service);
  const browser = await withCart(gateway);
  faults.plan("answerLost");
  const id = numberOf(await order(browser)) ?? 0;
  expect(await gateway.services.orderFor(browser.pageRequest(), id)).toMatchObject({
    id,
    number: String(id),
    status: "processing",
  });
  shop.shopkeeper.setOrderStatus(id, "COMPLETED");
  expect(await gateway.services.orderFor(browser.pageRequest(), id)).toMatchObject({ status: "completed" });
  expect(await gateway.services.orderFor(createBrowser(gateway.app).pageRequest(), id)).toBeNull();
});

test("without one an emptied cart means placed, and what is known is shown", async () => {
  const gateway = start();
  const browser = await withCart(gateway);
  faults.plan("answerLost");
  const answer = await order(browser, { key: randomUUID() }, { customerNote: "Please ring twice." });
  expect(answer.data?.checkout).toMatchObject({ redirect: "/order-summary", order: null });
  expect(await gateway.services.orderFor(browser.pageRequest(), null)).toMatchObject({
    id: 0,
    number: "",
    note: "Please ring twice.",
    paymentTitle: "Cash on delivery",
    lines: [{ name: "clock", quantity: 2, image: { url: "/media/pictures/clock.webp" } }],
  });
});

test("without one a session that died after a lost answer tells nothing, and nothing is ordered again", async () => {
  const browser = await withCart(start());
  const attempt = { key: randomUUID() };
  faults.plan("arrivesLate");
  await order(browser, attempt);
  browser.cookies.set("woocommerce-session", `${browser.cookies.get("woocommerce-session")?.slice(0, -4)}AAAA`);
  time += 120_000;
  expect(kindOf(await order(browser, attempt))).toBe("orderUnknown");
});

test("a wrong service account is told to the log, and orders go on without it", async () => {
  const browser = await withCart(start({ ...service, SHOP_SERVICE_PASSWORD: "wrong" }));
  faults.plan("answerLost");
  expect((await order(browser)).data?.checkout).toMatchObject({ result: "success", redirect: "/order-summary" });
  expect(lines.join("\n")).toContain("service account");
});

test("the log-in of a shop with tokens works too", async () => {
  shop = createDemoShop({ catalogue: smallCatalogue, settings: { headlessLogin: true } });
  faults = createErrorInjection(shop);
  const browser = await withCart(start(service));
  faults.plan("answerLost");
  expect(numberOf(await order(browser))).toBeGreaterThan(0);
});

test("a log-in that has run out is renewed", async () => {
  let clock = Date.parse("2026-11-21T09:00:00Z");
  shop = createDemoShop({ catalogue: smallCatalogue, now: () => clock });
  faults = createErrorInjection(shop);
  const gateway = start(service);
  faults.plan("answerLost");
  expect(numberOf(await order(await withCart(gateway)))).toBeGreaterThan(0);
  clock += 20 * 24 * 3_600_000;
  faults.plan("answerLost");
  expect(numberOf(await order(await withCart(gateway)))).toBeGreaterThan(0);
});

describe("a guest's order", () => {
  test("is hidden from everybody else", async () => {
    const gateway = start();
    const browser = await withCart(gateway);
    const id = numberOf(await order(browser)) ?? 0;
    expect(await gateway.services.orderFor(browser.pageRequest(), id)).toMatchObject({ id });
    const forged = createBrowser(gateway.app);
    const guest = decodeURIComponent(browser.cookies.get("rewire-guest") ?? "");
    for (const value of [
      guest.split(".")[0],
      `${guest.slice(0, -3)}AA=`,
      `${"0".repeat(32)}${guest.slice(32)}`,
      "",
      "x",
    ]) {
      forged.cookies.set("rewire-guest", encodeURIComponent(value ?? ""));
      expect(await gateway.services.orderFor(forged.pageRequest(), id)).toBeNull();
      expect(await gateway.services.orderFor(forged.pageRequest(), null)).toBeNull();
    }
  });

  test("has a cookie that scripts cannot read, and a key that is neither in an address nor in the log", async () => {
    const browser = await withCart(start());
    const { data } = await order(browser);
    expect(browser.setCookies.find((cookie) => cookie.startsWith("rewire-guest"))).toMatch(/HttpOnly; SameSite=Lax/);
    expect(data?.checkout?.redirect).not.toContain("wc_order");
    expect(lines.join("\n")).not.toContain("wc_order");
  });
});

test("the blank account that would make one is left out, and the shipping address goes along", async () => {
  await order(await withCart(start()), undefined, { account: { username: "", password: "" } });
  expect(shop.shopkeeper.orders()[0]).toMatchObject({ user: 0, shipping: { address1: "Weg 1" } });
});

test("what became of an attempt is told to pages of ours alone, and in words", async () => {
  const gateway = start();
  const post = (body: string, headers: Record<string, string> = {}) =>
    createBrowser(gateway.app).send("/attempt", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
  expect((await post(JSON.stringify({ key: randomUUID() }), { origin: "https://evil.example" })).status).toBe(403);
  for (const body of ["", "{", "[]", "null", '{"key":"1"}']) expect((await post(body)).status).toBe(400);
  expect(await (await post(JSON.stringify({ key: randomUUID() }))).json()).toEqual({ state: "none" });
});
