import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway } from "../../createGateway.ts";
import { silentLog } from "../../log/createLog.ts";
import type { RepairProof } from "../../features/repair/RepairService.ts";
import { createMemoryStore } from "../createMemoryStore.ts";
import { sealStore } from "../sealStore.ts";
import { createBrowser } from "../../testing/createBrowser.ts";
import { createLimits, SHARED_KEY, limitRules } from "./createLimits.ts";

/** Guesses of each kind; 1,000 with `npm run bench:properties`. The limits alone take a thousand in `createLimits.test.ts`. */
const GUESSES = Number(process.env["LIMIT_GUESSES"] ?? 45);
const QUARTER = 15 * 60 * 1000;
const config = readConfig({
  SHOP_GRAPHQL_URL: "http://shop.example/graphql",
  REWIRE_SECRET: "s".repeat(32),
  SHOP_SERVICE_USER: "keeper",
  SHOP_SERVICE_PASSWORD: "keeper-of-the-shop",
  TRUST_PROXY: "true",
});

const secrets = config.secrets ?? ["s".repeat(32)];

let time = 0;
let store = createMemoryStore(() => time);
/** Bodies of what the shop was asked for. */
let requestBodies: string[] = [];
const open = () => {
  const shop = createDemoShop({ catalogue, now: () => time });
  return createGateway({
    config,
    log: silentLog,
    now: () => time,
    store,
    shopFetch: async (input, init) => {
      const request = new Request(input, init);
      requestBodies.push(await request.clone().text());
      return shop.handle(request);
    },
  });
};
let gateway: ReturnType<typeof open>;

beforeEach(() => {
  time = Date.parse("2026-11-23T09:00:00Z");
  requestBodies = [];
  store = createMemoryStore(() => time);
  gateway = open();
});
afterEach(() => gateway.close());

const browserAt = (address: string) => createBrowser(gateway.app, undefined, address);
const addresses = Array.from({ length: GUESSES }, (_, n) => `198.${18 + (n >> 8)}.7.${n & 255}`);
const oneAddress = addresses.map(() => "192.0.2.1");
const reached = (word: string) => requestBodies.filter((body) => body.includes(word)).length;
const tally = (statuses: readonly (string | number)[]) =>
  Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]));

/** One guess from each address, each in a browser of its own. */
async function guess(from: readonly string[], operation: string, inputOf: (n: number) => Record<string, unknown>) {
  const statuses = [];
  for (const [n, address] of from.entries())
    statuses.push((await browserAt(address).ask(operation, { input: inputOf(n) })).status);
  return tally(statuses);
}

/** What strangers all over the world have guessed in the last minutes: counted where the gateway counts, in its sealed store. */
const fillSum = (name: "coupon" | "logIn" | "repair" | "resetMail" | "registration") => {
  const { max } = limitRules[name].sum;
  return createLimits(sealStore(store, secrets, silentLog))[name].make(
    { sum: SHARED_KEY },
    async () => ({ value: null, counts: max }),
    max,
  );
};

const codes = [
  ["coupons", (n: number) => `SALE${n}`],
  ["gift cards", (n: number) => `GC-${String(n * 7919).padStart(8, "0")}`],
] as const;

describe.each(codes)("guesses at %s", (_, codeOf) => {
  test("from one address, in as many sessions, reach the shop as often as its limit lets them", async () => {
    const { max } = limitRules.coupon.address;
    expect(await guess(oneAddress, "applyCoupon", (n) => ({ code: codeOf(n) }))).toEqual({
      200: max,
      429: GUESSES - max,
    });
    expect(reached('"operationName":"applyCoupon"')).toBe(max);
  });

  test("from everywhere reach it as often as the sum lets them; a customer may go on", async () => {
    await fillSum("coupon");
    expect(await guess(addresses.slice(0, 3), "applyCoupon", (n) => ({ code: codeOf(n) }))).toEqual({ 429: 3 });
    const maria = browserAt("192.0.2.9");
    await maria.ask("loginWithCookies", { input: { login: "maria", password: "maria-likes-tea" } });
    expect((await maria.ask("applyCoupon", { input: { code: codeOf(0) } })).status).toBe(200);
    time += QUARTER;
    expect((await browserAt("192.0.2.10").ask("applyCoupon", { input: { code: codeOf(0) } })).status).toBe(200);
  });
});

describe("codes", () => {
  const simple = catalogue.products.find(({ slug }) => slug === "hearth-hub");
  const lamp = { productId: simple?.id, quantity: 1 };
  const couponsOf = (body: unknown) => JSON.stringify(body).match(/"coupons":\[[^\]]*\]/)?.[0];

  test("that are right use up nothing, and a cart keeps what it holds when others are refused", async () => {
    const browser = browserAt("192.0.2.1");
    await browser.ask("addToCart", { input: lamp });
    for (let n = 0; n < 12; n++) {
      expect(
        ((await (await browser.ask("applyCoupon", { input: { code: "SAVE10" } })).json()) as { errors?: unknown })
          .errors,
      ).toBeUndefined();
      await browser.ask("removeCoupons", { input: { codes: ["save10"] } });
    }
    for (let n = 0; n < 10; n++)
      expect((await browser.ask("applyCoupon", { input: { code: `SALE${n}` } })).status).toBe(200);
    const refused = await browser.ask("applyCoupon", { input: { code: "SAVE10" } });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { kind: "tooManyAttempts", waitSeconds: 900 } }],
    });
    expect(JSON.stringify(await (await browser.ask("getCart")).json())).toContain('"itemCount":1');
    time += QUARTER;
    expect((await browser.ask("applyCoupon", { input: { code: "SAVE10" } })).status).toBe(200);
  });

  test("cannot be tried by putting back a cart: it is put back, and each code is named", async () => {
    const tryMany = (coupons: readonly string[]) =>
      browserAt("192.0.2.1").ask("fillCart", { input: { items: [lamp], coupons } });
    const two = await (await tryMany(["SALE1", "SAVE10"])).json();
    expect(JSON.stringify(two)).toContain('"code":"save10"');
    requestBodies = [];
    const many = (await (await tryMany(Array.from({ length: 50 }, (_, n) => `SALE${n}`))).json()) as {
      data: {
        fillCart: { cart: { contents: { itemCount: number } }; cartErrors: { type: string; reasons: string[] }[] };
      };
    };
    expect(couponsOf(JSON.parse(requestBodies.find((body) => body.includes("fillCart")) ?? ""))).toBe('"coupons":[]');
    expect(many.data.fillCart.cart.contents.itemCount).toBe(1);
    expect(many.data.fillCart.cartErrors).toHaveLength(50);
    expect(many.data.fillCart.cartErrors[0]).toMatchObject({
      type: "INVALID_COUPON",
      reasons: [expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes?\.$/)],
    });
    for (let n = 0; n < 12; n++) await tryMany([`NEW${n}`]);
    expect(reached('"coupons":["NEW')).toBe(limitRules.coupon.address.max - 1);
  });
});

describe("guesses at passwords", () => {
  const wrongPassword = (login: (n: number) => string) => (n: number) => ({ login: login(n), password: `wrong ${n}` });

  test.each([
    ["of one account from one address", oneAddress, (_n: number): string => "maria", limitRules.logIn.address.max],
    ["of one account from as many addresses", addresses, (_n: number): string => "maria", limitRules.logIn.account.max],
  ] as const)("%s reach the shop as often as the limit lets them", async (_, from, login, max) => {
    expect(await guess(from, "loginWithCookies", wrongPassword(login))).toEqual({ 200: max, 429: GUESSES - max });
    expect(reached('"operationName":"loginWithCookies"')).toBe(max);
  });

  test("from everywhere are as many as the sum lets through; who has been let in before may go on", async () => {
    const maria = { input: { login: "maria", password: "maria-likes-tea" } };
    await browserAt("192.0.2.9").ask("loginWithCookies", maria);
    await fillSum("logIn");
    expect((await browserAt("192.0.2.8").ask("loginWithCookies", maria)).status).toBe(429);
    expect((await browserAt("192.0.2.9").ask("loginWithCookies", maria)).status).toBe(200);
  });

  test("are no more behind a proxy that writes the visitor's port beside the address", async () => {
    const statuses = [];
    for (let n = 0; n < 40; n++) {
      const forwarded = n % 2 ? `203.0.113.9:${40_000 + n}` : `[2001:db8:1:2::${n.toString(16)}]:${40_000 + n}`;
      const response = await browserAt("127.0.0.1").ask(
        "loginWithCookies",
        { input: { login: `somebody-${n}`, password: "wrong" } },
        { "x-forwarded-for": forwarded },
      );
      statuses.push(response.status);
    }
    expect(tally(statuses)).toEqual({
      200: 2 * limitRules.logIn.address.max,
      429: 40 - 2 * limitRules.logIn.address.max,
    });
  });
});

describe("guesses at repairs", () => {
  const find = async (from: readonly string[], proofOf: (n: number) => RepairProof) => {
    const kinds = [];
    for (const [n, address] of from.entries())
      kinds.push((await gateway.services.repairs.find(proofOf(n), address)).kind);
    return tally(kinds);
  };

  test.each([
    [
      "from one address",
      oneAddress,
      (n: number): RepairProof => ({ number: String(1000 + n), email: "maria@example.test" }),
      limitRules.repair.address.max,
    ],
    [
      "by key from one address",
      oneAddress,
      (n: number): RepairProof => ({ number: "1000", key: String(n) }),
      limitRules.repair.address.max,
    ],
    [
      "at one number from as many addresses",
      addresses,
      (n: number): RepairProof => ({ number: n % 2 ? "1000" : "#01000", email: `${n}@example.test` }),
      limitRules.repair.number.max,
    ],
  ] as const)("%s: none beyond the limit", async (_, from, proofOf, max) => {
    expect(await find(from, proofOf)).toEqual({ notFound: max, tooMany: GUESSES - max });
  });

  test("without a key or an e-mail address are none, and use up nobody's tries", async () => {
    expect(
      await find(oneAddress, (n) => (n % 2 ? { number: "1000", key: "" } : { number: "1000", email: " " })),
    ).toEqual({ notFound: GUESSES });
  });
});

test("guesses at repairs from everywhere are as many as the sum lets through, and shut no signed link", async () => {
  await fillSum("repair");
  expect(await gateway.services.repairs.find({ number: "1000", email: "maria@example.test" }, "192.0.2.1")).toEqual({
    kind: "tooMany",
    waitSeconds: 900,
  });
  expect(await gateway.services.repairs.find({ number: "1000", key: "x" }, "192.0.2.1")).toEqual({ kind: "notFound" });
});

describe("guesses at numbers of orders", () => {
  const look = async (browser: ReturnType<typeof createBrowser>, from: readonly string[]) => {
    const answers = [];
    for (const [n, address] of from.entries()) {
      answers.push(
        await gateway.services
          .orderFor(browser.pageRequest(), 1 + n, address)
          .then(String, (error: { kind: string }) => error.kind),
      );
    }
    return tally(answers);
  };

  test("by a guest find nothing, and never reach the shop", async () => {
    expect(await look(browserAt("192.0.2.1"), oneAddress)).toEqual({ null: GUESSES });
    expect(requestBodies).toEqual([]);
  });

  test.each([
    ["one address", oneAddress],
    ["as many addresses", addresses],
  ] as const)("by a customer from %s reach it as often as the limit lets them", async (_, from) => {
    const maria = browserAt("192.0.2.1");
    await maria.ask("loginWithCookies", { input: { login: "maria", password: "maria-likes-tea" } });
    const { max } = limitRules.order.account;
    expect(await look(maria, from)).toEqual({ null: max, tooManyAttempts: GUESSES - max });
    time += QUARTER;
    expect(await gateway.services.orderFor(maria.pageRequest(), 1, "192.0.2.1")).toBeNull();
  });
});

test.each([
  ["letters", "resetMail", "sendPasswordResetEmail", (n: number) => ({ username: `somebody-${n}@example.test` })],
  [
    "accounts",
    "registration",
    "registerCustomer",
    (n: number) => ({ email: `somebody-${n}@example.test`, password: "quite a long one" }),
  ],
] as const)(
  "%s that are asked for from everywhere are as many as the sum lets through",
  async (_, name, operation, inputOf) => {
    await fillSum(name);
    expect(await guess(addresses.slice(0, 3), operation, inputOf)).toEqual({ 429: 3 });
    expect(requestBodies).toEqual([]);
  },
);
