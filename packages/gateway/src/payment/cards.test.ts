import { randomUUID } from "node:crypto";
import { createCardStandIn, createDemoShop, createMemoryStore as createShopStore, defaultSettings, extraGateways } from "@rewire/demo-shop";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { createGateway, type Gateway } from "../createGateway.ts";
import { createLog } from "../log/createLog.ts";
import { createMemoryStore } from "../state/createMemoryStore.ts";
import { createBrowser } from "../testing/createBrowser.ts";
import { createWeather } from "../testing/createWeather.ts";
import { smallCatalogue } from "../testing/smallCatalogue.ts";

type Browser = ReturnType<typeof createBrowser>;
interface Answer {
  readonly data?: { readonly stripePaymentIntent?: { readonly id: string; readonly clientSecret: string; readonly amount: number }; readonly checkout?: { readonly result: string; readonly order: { readonly databaseId: number; readonly status: string; readonly needsPayment: boolean } } | null } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly kind: string } }[];
}

const address = { firstName: "Maria", lastName: "Muster", address1: "Weg 1", city: "Berlin", postcode: "10115", country: "DE", state: "DE-BE" };
const keys = { STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_SECRET_KEY: "sk_test_1", STRIPE_API_URL: "http://stripe.example" };

let lines: string[] = [];
let isStripeDown = false;
let asked: string[] = [];

const open: Gateway[] = [];
function start(env: Record<string, string> = keys) {
  const store = createShopStore();
  const cards = createCardStandIn(store);
  const shop = createDemoShop({ catalogue: smallCatalogue, store, cards, settings: { gateways: [...defaultSettings.gateways, ...extraGateways] } });
  const weather = createWeather(shop);
  const shopFetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.host !== "stripe.example") return weather.fetch(input, init);
    if (isStripeDown) throw new TypeError("fetch failed");
    if (new Headers(init?.headers).get("authorization") !== "Bearer sk_test_1") return Response.json({ error: {} }, { status: 401 });
    asked.push(`${init?.method ?? "GET"} ${url.pathname}`);
    const form = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const id = form.get("payment_intent") ?? url.pathname.split("/").at(-1) ?? "";
    const intent = url.pathname === "/v1/refunds" ? cards.refund(id) : cards.intent(id);
    return intent ? Response.json(intent) : Response.json({ error: {} }, { status: 404 });
  };
  const config = readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_SECRET: "s".repeat(32), ...env });
  const gateway = createGateway({ config, shopFetch, store: createMemoryStore(), log: createLog({ level: "debug", write: (line) => lines.push(line) }) });
  open.push(gateway);
  return { shop, cards, weather, gateway };
}

beforeEach(() => {
  lines = [];
  asked = [];
  isStripeDown = false;
});
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

const ask = async (browser: Browser, name: string, variables: Record<string, unknown>, attempt?: object): Promise<Answer> =>
  (await browser.ask(name, variables, {}, attempt)).json() as Promise<Answer>;
const kindOf = ({ errors }: Answer) => errors?.[0]?.extensions?.kind;
const intentOf = async (browser: Browser) => {
  const intent = (await ask(browser, "getStripePaymentIntent", { stripePaymentMethod: "PAYMENT" })).data?.stripePaymentIntent;
  if (!intent) throw new Error("The shop gives no intent");
  return intent;
};
const order = (browser: Browser, attempt: object, input: object = {}) =>
  ask(browser, "checkout", { input: { paymentMethod: "stripe", billing: { ...address, email: "maria@example.test" }, shipping: address, ...input } }, attempt);

async function withPayment(outcome: "pay" | "decline" | "none" = "pay", env?: Record<string, string>) {
  const town = start(env);
  const browser = createBrowser(town.gateway.app);
  await ask(browser, "addToCart", { input: { productId: 3, quantity: 2 } });
  const { id, clientSecret } = await intentOf(browser);
  if (outcome !== "none") town.cards.confirm(id, clientSecret, outcome);
  return { ...town, browser, payment: id };
}

test("a paid card makes a paid order, and Stripe is asked by the server itself", async () => {
  const { shop, browser, payment } = await withPayment();
  const { data } = await order(browser, { key: randomUUID(), payment });
  expect(data?.checkout?.order).toMatchObject({ status: "PROCESSING", needsPayment: false });
  expect(shop.keeper.orders()[0]).toMatchObject({ transactionId: payment, paymentMethod: "stripe" });
  expect(asked).toEqual([`GET /v1/payment_intents/${payment}`]);
  expect(lines.join("\n")).not.toContain("sk_test");
});

test("a browser's word that it is paid counts for nothing", async () => {
  const { shop, browser, payment } = await withPayment("decline");
  for (const attempt of [{ key: randomUUID(), payment }, { key: randomUUID() }, { key: randomUUID(), payment: "pi_unknown" }]) {
    expect(kindOf(await order(browser, attempt))).toBe("paymentNotConfirmed");
  }
  expect(kindOf(await order(browser, { key: randomUUID(), payment }, { isPaid: true, transactionId: payment }))).toBe("notAllowed");
  expect(shop.keeper.orders()).toEqual([]);
});

test("after a declined card the next one pays, with the same key", async () => {
  const { cards, browser, payment } = await withPayment("decline");
  const key = randomUUID();
  expect(kindOf(await order(browser, { key, payment }))).toBe("paymentNotConfirmed");
  cards.confirm(payment, cards.intent(payment)?.clientSecret ?? "", "pay");
  expect((await order(browser, { key, payment })).data?.checkout?.result).toBe("success");
});

test("one payment pays for one order", async () => {
  const { shop, browser, payment, cards } = await withPayment();
  await order(browser, { key: randomUUID(), payment });
  await ask(browser, "addToCart", { input: { productId: 3, quantity: 2 } });
  expect(kindOf(await order(browser, { key: randomUUID(), payment }))).toBe("paymentMismatch");
  expect(shop.keeper.orders()).toHaveLength(1);
  expect(cards.intent(payment)?.refunded).toBe(0);
});

test("a payment of another amount is given back", async () => {
  const { shop, browser, payment, cards } = await withPayment();
  await ask(browser, "addToCart", { input: { productId: 1, quantity: 1 } });
  expect(kindOf(await order(browser, { key: randomUUID(), payment }))).toBe("paymentMismatch");
  expect(cards.intent(payment)).toMatchObject({ refunded: cards.intent(payment)?.amount });
  expect(shop.keeper.orders()).toEqual([]);
});

test("what was paid for an order that the shop refuses is given back, and pays for nothing any more", async () => {
  const { shop, browser, payment, cards } = await withPayment();
  const key = randomUUID();
  shop.setScenario("outOfStockAtCheckout");
  expect((await order(browser, { key, payment })).errors?.[0]?.message).toContain("in stock");
  expect(cards.intent(payment)?.refunded).toBeGreaterThan(0);
  shop.setScenario();
  expect(kindOf(await order(browser, { key, payment }))).toBe("paymentMismatch");
  expect(shop.keeper.orders()).toEqual([]);
});

test("what was paid for a cart that has changed is given back", async () => {
  const { browser, payment, cards } = await withPayment();
  expect(kindOf(await order(browser, { key: randomUUID(), payment, cart: "1 EUR" }))).toBe("cartChanged");
  expect(cards.intent(payment)?.refunded).toBeGreaterThan(0);
});

test("while an order may still come of it, the money stays; a retry charges nothing", async () => {
  const { weather, browser, payment, cards, shop } = await withPayment();
  const key = randomUUID();
  weather.plan("busy");
  expect((await order(browser, { key, payment })).data).toBeUndefined();
  expect(cards.intent(payment)?.refunded).toBe(0);
  expect((await order(browser, { key, payment })).data?.checkout?.result).toBe("success");
  expect(shop.keeper.orders()).toHaveLength(1);
});

test("a lost answer after paying is found, not paid again", async () => {
  const { weather, browser, payment, shop } = await withPayment("pay", { ...keys, SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" });
  weather.plan("answerLost");
  expect((await order(browser, { key: randomUUID(), payment })).data?.checkout?.order).toMatchObject({ status: "PROCESSING" });
  expect(shop.keeper.orders()).toHaveLength(1);
});

test("Stripe cannot be reached: nothing is ordered, nothing is lost", async () => {
  const { browser, payment, shop, cards } = await withPayment();
  const key = randomUUID();
  isStripeDown = true;
  expect(kindOf(await order(browser, { key, payment }))).toBe("shopError");
  isStripeDown = false;
  expect(shop.keeper.orders()).toEqual([]);
  expect(cards.intent(payment)?.refunded).toBe(0);
  expect((await order(browser, { key, payment })).data?.checkout?.result).toBe("success");
});

test("money that cannot be given back is told to the log by its number", async () => {
  const { browser, payment, weather } = await withPayment();
  weather.plan("errorBeside");
  isStripeDown = true;
  expect(kindOf(await order(browser, { key: randomUUID(), payment, cart: "1 EUR" }))).toBe("cartChanged");
  expect(lines.join("\n")).toContain(payment);
});

test("without keys nobody pays by card", async () => {
  const { browser, payment } = await withPayment("pay", {});
  expect(kindOf(await order(browser, { key: randomUUID(), payment }))).toBe("paymentUnavailable");
});

test("an empty cart has nothing to pay, and the shop's cut-off cent is forgiven", async () => {
  const { browser, cards, payment } = await withPayment();
  expect(cards.intent(payment)?.amount).toBeGreaterThan(0);
  const empty = createBrowser(open[0]?.app ?? start().gateway.app);
  const answer = await ask(empty, "getStripePaymentIntent", { stripePaymentMethod: "PAYMENT" });
  expect(answer.data?.stripePaymentIntent).toMatchObject({ id: null, error: "Cart amount must be greater than 0" });
  expect((await order(browser, { key: randomUUID(), payment })).data?.checkout?.result).toBe("success");
});
