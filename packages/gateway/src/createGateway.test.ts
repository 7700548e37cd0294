import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyQuery } from "@rewire/domain";
import { Hono } from "hono";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "./config/readConfig.ts";
import { createGateway, type Gateway } from "./createGateway.ts";
import { createLog } from "./log/createLog.ts";
import { createBrowser } from "./testing/createBrowser.ts";
import { createFakeCatalogue } from "./testing/fakeCatalogue.ts";

const photo = new Uint8Array(
  await sharp({ create: { width: 400, height: 400, channels: 3, background: "#369" } })
    .png()
    .toBuffer(),
);
const picture = () => new Response(photo, { headers: { "content-type": "image/png" } });

let folder = "";
let shop = createFakeCatalogue(picture);
let lines: string[] = [];
const open: Gateway[] = [];
let time = 1_800_000_000_000;

const start = (env: Record<string, string> = {}) => {
  const config = readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: folder, ...env });
  const gateway = createGateway({
    config,
    shopFetch: shop.fetch,
    now: () => time,
    log: createLog({ level: "debug", write: (line) => lines.push(line) }),
  });
  open.push(gateway);
  return gateway;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-gateway-"));
  shop = createFakeCatalogue(picture);
  lines = [];
});
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

const value = <Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
  if (!result.ok) throw new Error(`expected a value, got ${JSON.stringify(result.error)}`);
  return result.value;
};

describe("lists", () => {
  test("hold every product of the shop, newest first, 24 a page", async () => {
    const { catalogue } = start().services;
    const first = value(await catalogue.listProducts({ page: 1 }));
    expect(first).toMatchObject({ total: 130, page: 1, pageCount: 6 });
    expect(first.items).toHaveLength(24);
    expect(first.items[0]?.name).toBe("Gadget 130");
    const last = value(await catalogue.listProducts({ page: 6 }));
    expect(last.items.at(-1)?.name).toBe("Gadget 1");
  });

  test("can be named by their slugs, for a sitemap", async () => {
    const { products, categories } = value(await start().services.catalogue.slugs());
    expect([products.length, new Set(products).size, categories]).toEqual([130, 130, ["odd", "even"]]);
  });

  test("of a category hold its products", async () => {
    const { catalogue } = start({ PRODUCTS_PER_PAGE: "10" }).services;
    const page = value(await catalogue.listProducts({ category: "odd", page: 2 }));
    expect(page).toMatchObject({ total: 65, page: 2, pageCount: 7 });
    expect(page.items.map(({ categories }) => categories[0]?.slug)).toEqual(Array.from({ length: 10 }, () => "odd"));
    expect(value(await catalogue.category("odd")).name).toBe("odd");
  });

  test("end: a page beyond the last, a page 0 and an unknown category are not found", async () => {
    const { catalogue } = start().services;
    for (const query of [
      { page: 7 },
      { page: 9999 },
      { page: 0 },
      { page: -1 },
      { page: 1.5 },
      { page: Number.NaN },
      { category: "nope", page: 1 },
      { category: "", page: 1 },
    ]) {
      expect(await catalogue.listProducts(query), JSON.stringify(query)).toEqual({
        ok: false,
        error: { kind: "notFound" },
      });
    }
    expect(await catalogue.category("nope")).toEqual({ ok: false, error: { kind: "notFound" } });
  });

  test("of a search hold what has every word", async () => {
    const { catalogue } = start().services;
    expect(
      value(await catalogue.listProducts({ query: { ...emptyQuery, search: "ABOUT 117" }, page: 1 })).items.map(
        ({ name }) => name,
      ),
    ).toEqual(["Gadget 117"]);
    expect(
      value(await catalogue.listProducts({ query: { ...emptyQuery, search: "nothing like it" }, page: 1 })),
    ).toMatchObject({ items: [], total: 0, pageCount: 1 });
  });

  test("can be filtered, sorted and counted", async () => {
    const { catalogue } = start().services;
    const query = { ...emptyQuery, filters: { ...emptyQuery.filters, onSale: true } };
    expect(value(await catalogue.listProducts({ query, page: 1 }))).toMatchObject({
      total: 1,
      items: [{ name: "Gadget 3" }],
      facets: {
        price: { lowest: 10, highest: 10 },
        onSale: { count: 1, isSelected: true },
        categories: [
          { value: "odd", count: 1 },
          { value: "even", count: 0 },
        ],
        attributes: [{ name: "pa_color", label: "Color", options: [{ value: "black", label: "Black", count: 1 }] }],
      },
    });
    expect(
      value(await catalogue.listProducts({ query: { ...emptyQuery, sort: { by: "price", order: "ASC" } }, page: 1 }))
        .items[0]?.name,
    ).toBe("Gadget 3");
    expect(value(await catalogue.filterAttributes())).toEqual(["pa_color"]);
    expect(value(await start({ FILTER_ATTRIBUTES: "none" }).services.catalogue.filterAttributes())).toEqual([]);
  });

  test("offer suggestions, with typos mended and synonyms known", async () => {
    const { catalogue } = start({ SEARCH_SYNONYMS: "thingamajig = gadget" }).services;
    expect(value(await catalogue.suggest("gadgte 117"))).toMatchObject({
      products: [{ name: "Gadget 117" }],
      correctedTo: "Gadget 117",
      total: 1,
    });
    expect(value(await catalogue.suggest("thingamajig")).total).toBe(130);
    expect(value(await catalogue.suggest("odd")).categories).toEqual([{ slug: "odd", name: "odd", count: 60 }]);
    expect(value(await catalogue.suggest("x".repeat(5000))).total).toBe(0);
  });

  test("for the home page are the most popular and the reduced ones", async () => {
    const { catalogue } = start().services;
    expect(value(await catalogue.popular(3)).map(({ name }) => name)).toEqual([
      "Gadget 125",
      "Gadget 118",
      "Gadget 111",
    ]);
    expect(value(await catalogue.onSale(3)).map(({ name }) => name)).toEqual(["Gadget 3"]);
    expect(value(await catalogue.categories()).map(({ slug }) => slug)).toEqual(["odd", "even"]);
  });
});

describe("a product", () => {
  test("is read once for many", async () => {
    const { catalogue } = start().services;
    const many = await Promise.all(Array.from({ length: 5 }, () => catalogue.product("gadget-7")));
    expect(new Set(many.map((one) => value(one).name))).toEqual(new Set(["Gadget 7"]));
    // The product, and, for the picture elsewhere in its description, the address that the shop says it lives at.
    expect(shop.requests()).toBe(2);
    await catalogue.product("gadget-8");
    expect(shop.requests()).toBe(3);
  });

  test("that the shop lacks is not found, and not asked for again at once", async () => {
    const { catalogue } = start().services;
    for (let n = 0; n < 3; n++)
      expect(await catalogue.product("unknown")).toEqual({ ok: false, error: { kind: "notFound" } });
    expect(shop.requests()).toBe(1);
  });

  test.each(["", "../secret", "a b", "<script>", "x".repeat(201)])("named %j never reaches the shop", async (slug) => {
    expect(await start().services.catalogue.product(slug)).toEqual({ ok: false, error: { kind: "notFound" } });
    expect(shop.requests()).toBe(0);
  });
});

test("countries and states come from the shop", async () => {
  const { catalogue } = start().services;
  expect(value(await catalogue.countries())).toEqual(["DE", "ES"]);
  expect(value(await catalogue.states("DE"))).toEqual([{ code: "DE-BE", name: "Berlin" }]);
  expect(value(await catalogue.states("ES"))).toEqual([]);
  expect(value(await catalogue.states("nowhere"))).toEqual([]);
});

test("nothing that leaves the gateway asks another host", async () => {
  const { catalogue } = start().services;
  const product = value(await catalogue.product("gadget-7"));
  expect(product.image).toEqual({ url: "/media/uploads/gadget-7.jpg", alt: "Gadget 7" });
  expect(product.description.safeHtml).toContain('src="/media/uploads/inside.png"');
  const everything = JSON.stringify([
    product,
    await catalogue.listProducts({ page: 1 }),
    await catalogue.categories(),
    await catalogue.popular(10),
  ]);
  expect(everything).not.toMatch(/https?:\/\//);
});

describe("a shop that is down", () => {
  const failures = async ({ catalogue }: Gateway["services"]) =>
    Promise.all([
      catalogue.listProducts({ page: 1 }),
      catalogue.popular(1),
      catalogue.onSale(1),
      catalogue.categories(),
      catalogue.category("odd"),
      catalogue.product("gadget-1"),
      catalogue.countries(),
      catalogue.states("DE"),
      catalogue.refresh(),
      catalogue.filterAttributes(),
      catalogue.suggest("gadget"),
    ]);

  test("is a failure of a kind everywhere, never a throw, and the log tells", async () => {
    shop.disconnect();
    const gateway = start();
    await gateway.warmUp();
    for (const result of await failures(gateway.services))
      expect(result).toEqual({ ok: false, error: { kind: "unreachable" } });
    expect(lines.join("\n")).toContain("The catalogue could not be read");
    expect(lines.join("\n")).toContain("ECONNREFUSED");
    const response = await createBrowser(gateway.app).ask("getCart");
    expect(response.status).toBe(502);
  });

  test("is open again as soon as the shop is", async () => {
    shop.disconnect();
    const { services } = start();
    await failures(services);
    shop.connect();
    time += 5_000;
    for (const result of await failures(services)) expect(result.ok).toBe(true);
  });

  test("after a restart still has its catalogue", async () => {
    const first = start();
    await first.warmUp();
    shop.disconnect();
    const { catalogue } = start().services;
    expect(value(await catalogue.listProducts({ page: 1 })).total).toBe(130);
  });
});

describe("the door", () => {
  test("takes its place before the pages, and leaves what is not its own to them", async () => {
    const gateway = start();
    const server = new Hono();
    server.route("/", gateway.app);
    server.all("*", (c) => c.text(`page ${c.req.path}`));
    expect(await (await server.request("/products")).text()).toBe("page /products");
    expect(await (await server.request("/healthz")).json()).toEqual({
      status: "ok",
      catalogue: { products: 0, ageSeconds: null },
    });
    await gateway.warmUp();
    expect(await (await server.request("/healthz")).json()).toMatchObject({
      catalogue: { products: 130, ageSeconds: 0 },
    });
    expect((await server.request("/graphql")).status).toBe(405);
  });

  test("serves the shop's pictures", async () => {
    const response = await start().app.request("/media/uploads/gadget-1.jpg?w=320", {
      headers: { accept: "image/avif" },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/avif");
  });

  test("is told by the shop, signed, that the catalogue has changed", async () => {
    const secret = "a-secret-of-the-shop-0123456789";
    const send = (key: string, env: Record<string, string> = {}) =>
      start(env).app.request("/webhooks/catalogue", {
        method: "POST",
        body: "{}",
        headers: { "x-wc-webhook-signature": createHmac("sha256", key).update("{}").digest("base64") },
      });
    expect((await send(secret, { CATALOGUE_WEBHOOK_SECRET: secret })).status).toBe(200);
    expect((await send("another", { CATALOGUE_WEBHOOK_SECRET: secret })).status).toBe(401);
    expect((await send(secret)).status).toBe(404);
  });

  test("drops what it knows of product pages when the shop tells of a change", async () => {
    const secret = "a-secret-of-the-shop-0123456789";
    const { app, services } = start({ CATALOGUE_WEBHOOK_SECRET: secret });
    await services.catalogue.product("gadget-7");
    const before = shop.requests();
    await services.catalogue.product("gadget-7");
    expect(shop.requests()).toBe(before);
    await app.request("/webhooks/catalogue", {
      method: "POST",
      body: "{}",
      headers: { "x-wc-webhook-signature": createHmac("sha256", secret).update("{}").digest("base64") },
    });
    await services.catalogue.product("gadget-7");
    expect(shop.requests()).toBe(before + 1);
  });

  test("hides what went wrong inside", async () => {
    const gateway = start();
    await gateway.close();
    open.pop();
    const browser = createBrowser(gateway.app);
    browser.cookies.set("woocommerce-session", "eyJ.a.b");
    const response = await browser.ask("getCart");
    expect(response.status).toBe(503);
    const message = "The shop can keep nothing at the moment. Please try again.";
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { kind: "unreachable" } }] });
    expect(lines.join()).toContain("The state store cannot be used");
  });

  test("tells requests only when asked to, and never what stands behind the question mark", async () => {
    await start().app.request("/healthz?key=private");
    expect(lines.join()).not.toContain("healthz");
    await start({ LOG_REQUESTS: "true" }).app.request("/healthz?key=private");
    expect(lines.join()).toContain("GET /healthz status=200");
    expect(lines.join()).not.toContain("private");
  });
});

test.skipIf(process.platform === "win32")(
  "a state folder that cannot be used is told in words (below /dev/null, which Windows lacks)",
  () => {
    expect(() => start({ REWIRE_STATE_DIR: "/dev/null/state" })).toThrow(
      /The state store \/dev\/null\/state\/state.db cannot be used/,
    );
  },
);
