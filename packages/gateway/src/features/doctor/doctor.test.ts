import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { examineEmbedded, type EmbeddedOptions, type EmbeddedRun } from "../../testing/examineEmbedded.ts";
import { faultyShops } from "../../testing/faultyShops.ts";
import { introspectionOff, rewrite, together, withoutField, withSetting } from "../../testing/shopFaults.ts";
import { checks } from "./checks.ts";

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

  test.each(faultyShops)("with %s: that is named, and nothing else", async (_, shop, expected) => {
    const run = await examine(shop);
    const named = complaints(run);
    expect(Object.keys(named).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [id, pattern] of Object.entries(expected)) expect(named[id]).toMatch(pattern);
    const results = run.report?.results ?? [];
    expect(results.filter(({ state, fix }) => (state === "warning" || state === "fault") && !fix)).toEqual([]);
    const isReached = run.report?.isReachable;
    expect(run.code).toBe(!isReached ? 2 : results.some(({ state }) => state === "fault") ? 1 : 0);
  });
});

describe("what is right is not complained of", () => {
  test("prices without tax where there are no taxes", async () => {
    const run = await examine({
      alter: together(withSetting("woocommerce_calc_taxes", "no"), withSetting("woocommerce_tax_display_cart", "excl")),
    });
    expect(complaints(run)).toEqual({});
  });

  test("a symbol that no list of currencies has", async () => {
    const env = { CURRENCY: "BGN", SHOP_SERVICE_USER: "", SHOP_SERVICE_PASSWORD: "" };
    const run = await examine({ env, alter: rewrite((text) => text.replaceAll("€", "лв.")) });
    expect(Object.keys(complaints(run))).toEqual(["serviceAccount"]);
    expect(run.report?.results.find(({ id }) => id === "currency")).toMatchObject({ state: "unknown" });
  });
});

describe("a schema", () => {
  test("that lacks what lists ask for is named by field and operations, and nothing can be sold", async () => {
    const { code, report } = await examineEmbedded({ alter: withoutField("productCategories") });
    const schema = report?.results.find(({ id }) => id === "schema");
    expect(schema).toMatchObject({ state: "fault", isVital: true });
    expect(schema?.message).toMatch(
      /Cannot query field "productCategories" on type "RootQuery".*\(getProductCategories\)/,
    );
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
    [
      "nobody answers",
      () => Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") })),
      /ECONNREFUSED/,
      /firewall/,
    ],
    [
      "a page stands there",
      () => Promise.resolve(new Response("<h1>Not found</h1>", { status: 404 })),
      /404/,
      /activate WPGraphQL/,
    ],
    [
      "a password is asked for",
      () => Promise.resolve(new Response("Password?", { status: 401 })),
      /401/,
      /bot protection/,
    ],
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
    expect(text).toContain(
      "\nfault    currency        The shop sells in EUR, and CURRENCY is CHF.\n                         → Set CURRENCY=EUR, or",
    );
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
  const page = readFileSync(new URL("../../../../../docs/operate/doctor.md", import.meta.url), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows).toEqual(checks.map(({ id, isVital, subject }) => `| \`${id}\`${isVital ? " *" : ""} | ${subject} |`));
});
