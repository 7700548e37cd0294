import { readFileSync } from "node:fs";
import { defaultSettings } from "@rewire/demo-shop";
import { beforeAll, describe, expect, test } from "vitest";
import { examineEmbedded, type EmbeddedOptions, type EmbeddedRun } from "../testing/examineEmbedded.ts";
import {
  cached, forgetful, introspectionOff, respondAt, rewrite, shopClock, together, withoutField, withoutSessionHeader, withSetting,
} from "../testing/shopFaults.ts";
import { checks } from "./checks.ts";

type Fault = readonly [name: string, shop: EmbeddedOptions, expected: Readonly<Record<string, RegExp>>];

const gateways = defaultSettings.gateways;
const accounts = defaultSettings.accounts;

const noCookies = rewrite((text) => text, /loginWithCookies/, 'Cannot query field "loginWithCookies" on type "RootMutation".');

/** What a shop can lack, with all checks that name it and a part of what they say. */
const faults: readonly Fault[] = [
  ["a warning of PHP before the JSON", { alter: rewrite((text) => `<b>Warning</b>: odd\n${text}`) }, { reachable: /Warning/ }],
  ["slow answers", { answerMs: 2_000 }, { answerTime: /2000 ms/ }],
  ["a clock that is ahead", { alter: shopClock(180_000) }, { clock: /18\d s ahead/ }],
  ["a clock of another day", { alter: shopClock(-86_400_000) }, { clock: /864\d\d s behind/ }],
  ["an old plugin", { alter: rewrite((text) => text.replace('"1.0.2"', '"0.19.0"')) }, { wooGraphql: /0\.19\.0 is older than 1\.0\.2/ }],
  ["an old WordPress", { alter: respondAt(/^shop\.example\/$/, () => new Response('<meta name="generator" content="WordPress 6.1" />')) }, { wordpress: /6\.1 is older/ }],
  ["plain permalinks", { alter: rewrite((text) => text.replace("/%postname%/", "")) }, { permalinks: /are plain/ }],
  ["another time zone", { settings: { timeZone: "Europe/Madrid" } }, { timeZone: /Europe\/Madrid/ }],
  ["a webhook whose secret is another", { env: { CATALOGUE_WEBHOOK_SECRET: "v".repeat(16) } }, { webhooks: /answered 401/ }],
  ["a webhook that is off", { alter: respondAt(/^rewire\.example/, () => new Response(null, { status: 404 })) }, { webhooks: /answered 404/ }],
  ["answers without the session's header", { alter: withoutSessionHeader }, { session: /bring no header/ }],
  ["a proxy that keeps the session's header to itself", { alter: forgetful }, { session: /does not know the session again/ }],
  ["sessions that are over at once", { scenario: "sessionExpired" }, { session: /does not know the session again/ }],
  ["a cache before the shop", { alter: cached() }, { session: /the same session/ }],
  ["sessions of ten minutes", { settings: { sessionSeconds: 600 } }, { sessionLife: /0\.2 hours/ }],
  ["another way to log in", { settings: { headlessLogin: true }, alter: noCookies }, { logIn: /lets people in by tokens/ }],
  ["no log-in plugin", { alter: noCookies }, { logIn: /no log-in plugin/, serviceAccount: /refuses/ }],
  ["nonces that nobody may ask for", { alter: respondAt(/admin-ajax/, () => new Response("Forbidden", { status: 403 })) }, { nonce: /does not count/, serviceAccount: /next request is a guest's/ }],
  ["no service account", { env: { SHOP_SERVICE_USER: "", SHOP_SERVICE_PASSWORD: "" } }, { serviceAccount: /There is no service account/ }],
  ["a service account with a wrong password", { env: { SHOP_SERVICE_PASSWORD: "wrong" } }, { serviceAccount: /refuses the service account/ }],
  ["a service account that is a customer's", { settings: { accounts: accounts.map((account) => ({ ...account, roles: ["customer"] })) } }, { serviceAccount: /edit_shop_orders and edit_others_shop_orders/ }],
  ["no orders without an account", { alter: withSetting("woocommerce_enable_guest_checkout", "no") }, { guestCheckout: /nobody order without an account/ }],
  ["another currency", { env: { CURRENCY: "CHF" } }, { currency: /sells in EUR, and CURRENCY is CHF/ }],
  ["another currency, seen by prices alone", { env: { CURRENCY: "CHF", SHOP_SERVICE_USER: "", SHOP_SERVICE_PASSWORD: "" } }, { currency: /prices with "€"/, serviceAccount: /no service account/ }],
  ["prices without tax", { alter: together(withSetting("woocommerce_tax_display_shop", "excl"), withSetting("woocommerce_tax_display_cart", "excl")) }, { taxDisplay: /without tax/ }],
  ["lists with tax and a cart without", { alter: withSetting("woocommerce_tax_display_cart", "excl") }, { taxDisplay: /Lists show prices with tax, the cart without/ }],
  ["visitors from where nothing is sent", { alter: rewrite((text) => text.replace('"DE",', "")) }, { countries: /does not sell to DE/ }],
  ["no way to pay", { settings: { gateways: [] } }, { gateways: /no way to pay/, stripe: /no gateway for cards/ }],
  ["keys of Stripe and no gateway", { settings: { gateways } }, { stripe: /no gateway for cards/ }],
  ["a gateway for cards and no keys", { env: { STRIPE_PUBLISHABLE_KEY: "", STRIPE_SECRET_KEY: "" } }, { stripe: /the storefront does not/ }],
  ["keys of two modes", { env: { STRIPE_SECRET_KEY: "sk_live_1" } }, { stripe: /One key of Stripe is for tests/ }],
  ["a key that Stripe refuses", { alter: respondAt(/^stripe\.example/, () => new Response("{}", { status: 401 })) }, { stripe: /Stripe answered 401/ }],
  ["no messages of Stripe", { env: { STRIPE_WEBHOOK_SECRET: "" } }, { stripe: /never comes/ }],
  ["a product with a password", { scenario: "passwordProduct" }, { leftOut: /^Product \d+ is left out: .*password/ }],
  ["groups of products", { scenario: "groupedProducts" }, { leftOut: /its kind \(grouped\)/ }],
  ["no products", { scenario: "emptyShop" }, { products: /no products/, repairs: /No product is a repair/ }],
  ["pictures that are gone", { alter: respondAt(/pictures\//, () => new Response(null, { status: 404 })) }, { pictures: /answered 404 to \/pictures\// }],
  ["pictures on a host that nobody has named", { siteUrl: "https://cdn.example" }, { pictures: /https:\/\/cdn\.example\/pictures\/.* is not shown/ }],
];

/** What is no good, by its check. */
const complaints = ({ report }: EmbeddedRun) =>
  Object.fromEntries(
    (report?.results ?? [])
      .filter(({ state }) => state === "warning" || state === "fault")
      .map(({ id, message }) => [id, message]),
  );

/** Most faults show without the schema, whose comparison takes most of the time. */
const examine = (shop: EmbeddedOptions) =>
  examineEmbedded({ ...shop, alter: shop.alter ? together(introspectionOff, shop.alter) : introspectionOff });

// The first shop of a process makes its schema, which takes a busy machine longer than a test may take.
beforeAll(async () => void (await examine({})), 60_000);

describe("the embedded shop", () => {
  test("lacks nothing, and nothing of it is unknown", async () => {
    const { code, report, notes } = await examineEmbedded();
    expect(report?.results.filter(({ state }) => state !== "ok")).toEqual([]);
    expect(report?.results.map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
    expect(code).toBe(0);
    expect(notes).toEqual([expect.stringContaining("Reading the products")]);
  });

  test.each(faults)("with %s: that is named, and nothing else", async (_, shop, expected) => {
    const run = await examine(shop);
    const named = complaints(run);
    expect(Object.keys(named).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [id, words] of Object.entries(expected)) expect(named[id]).toMatch(words);
    const results = run.report?.results ?? [];
    expect(results.filter(({ state, fix }) => (state === "warning" || state === "fault") && !fix)).toEqual([]);
    const isReached = run.report?.isReachable;
    expect(run.code).toBe(!isReached ? 2 : results.some(({ state }) => state === "fault") ? 1 : 0);
  });
});

describe("a schema", () => {
  test("that lacks what lists ask for is named by field and operations, and nothing can be sold", async () => {
    const { code, report } = await examineEmbedded({ alter: withoutField("productCategories") });
    const schema = report?.results.find(({ id }) => id === "schema");
    expect(schema).toMatchObject({ state: "fault", isVital: true });
    expect(schema?.message).toMatch(/Cannot query field "productCategories" on type "RootQuery".*\(getProductCategories\)/);
    expect(code).toBe(1);
  });

  test("that lacks what is not needed to sell something leaves the shop at work", async () => {
    const run = await examineEmbedded({ alter: withoutField("writeReview") });
    expect(Object.keys(complaints(run))).toEqual(["features"]);
    expect(complaints(run)["features"]).toContain("(writeReview)");
  });

  test("without the mutations of a log-in lacks a plugin, and no field", async () => {
    const run = await examineEmbedded({ env: { SHOP_LOG_IN: "tokens" } });
    expect(complaints(run)).toEqual({ logIn: "SHOP_LOG_IN is tokens, but the shop lets people in by cookies." });
  });

  test("that the shop does not tell is not compared, and that is said", async () => {
    const { code, report } = await examine({});
    expect(report?.results.find(({ id }) => id === "schema")).toMatchObject({
      state: "unknown",
      message: expect.stringContaining("introspection is not allowed"),
    });
    expect(code).toBe(0);
  });
});

describe("a shop that cannot be reached", () => {
  test.each([
    ["nobody answers", () => Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") })), /ECONNREFUSED/, /firewall/],
    ["a page stands there", () => Promise.resolve(new Response("<h1>Not found</h1>", { status: 404 })), /404/, /activate WPGraphQL/],
    ["a password is asked for", () => Promise.resolve(new Response("Password?", { status: 401 })), /401/, /bot protection/],
    ["it breaks down", () => Promise.resolve(new Response("Critical error", { status: 500 })), /500/, /error log/],
  ] as const)("because %s is one fault with what to do, and the code 2", async (_, alter, message, fix) => {
    const { code, report } = await examineEmbedded({ alter });
    expect(report).toMatchObject({ isReachable: false, results: [{ id: "reachable", state: "fault", isVital: true }] });
    expect(report?.results[0]?.message).toMatch(message);
    expect(report?.results[0]?.fix).toMatch(fix);
    expect(code).toBe(2);
  });
});

describe("the command", () => {
  test("writes aligned lines without colours, with a sum", async () => {
    const { text } = await examineEmbedded({ args: ["--quick"], env: { CURRENCY: "CHF" }, alter: introspectionOff });
    expect(text).not.toContain("\u001B");
    expect(text).toContain("\nfault    currency        The shop sells in EUR, and CURRENCY is CHF.\n                         → Set CURRENCY=EUR, or");
    expect(text).toMatch(/\n\d+ ok, 0 warning, 1 fault, 2 unknown\n$/);
  });

  test.each([
    ["two shops", ["https://other.example/graphql"], /Which shop\? npm run doctor/],
    ["an option that there is not", ["--fast"], /--fast/],
  ])("with %s says how it is used, and ends with 2", async (_, args, words) => {
    const { code, text, notes } = await examineEmbedded({ args });
    expect({ code, text }).toEqual({ code: 2, text: "" });
    expect(notes.join("\n")).toMatch(words);
  });

  test("with a setting that cannot be read names it, and ends with 2", async () => {
    const { code, notes } = await examineEmbedded({ env: { CURRENCY: "euros" } });
    expect(code).toBe(2);
    expect(notes.join("\n")).toContain("CURRENCY");
  });
});

test("the page of the checks lists them all, and no others", () => {
  const page = readFileSync(new URL("../../../../docs/operate/doctor.md", import.meta.url), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows).toEqual(checks.map(({ id, isVital, subject }) => `| \`${id}\`${isVital ? " *" : ""} | ${subject} |`));
});
