import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoShop } from "@rewire/demo-shop";
import { createEarlierPrices } from "@rewire/demo-shop/earlier-prices";
import { emptyQuery, defaultReviewQuery } from "@rewire/domain";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "./config/readConfig.ts";
import { createGateway, type Gateway } from "./createGateway.ts";
import { createLog } from "./log/createLog.ts";
import { createMemoryStore } from "./storage/createMemoryStore.ts";
import { createBrowser } from "./testing/createBrowser.ts";
import { guestAddress } from "./testing/guestAddress.ts";
import { smallCatalogue } from "./testing/smallCatalogue.ts";

const address = { ...guestAddress, firstName: "Maria" };
const billing = { ...address, email: "maria@example.test" };

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c33" } })
  .png()
  .toBuffer();

interface Answer {
  readonly data: {
    readonly cart?: { readonly contents: { readonly itemCount: number } };
    readonly addToCart?: { readonly cart: { readonly contents: { readonly itemCount: number } } };
    readonly checkout?: {
      readonly result: string;
      readonly redirect: string;
      readonly order: { readonly databaseId: number };
    };
  };
  readonly errors?: readonly { readonly message: string }[];
  readonly extensions?: { readonly session: string };
}

let folder = "";
let gateway: Gateway;
let lines: string[] = [];
let shop = createDemoShop({ catalogue: smallCatalogue });

const start = (env: Readonly<Record<string, string>> = {}) =>
  createGateway({
    config: readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: folder, ...env }),
    earlierPrices: createEarlierPrices,
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
    log: createLog({ level: "debug", write: (line) => lines.push(line) }),
  });
const ask = async (
  browser: ReturnType<typeof createBrowser>,
  name: string,
  input?: Record<string, unknown>,
): Promise<Answer> => (await browser.ask(name, input ? { input } : {})).json() as Promise<Answer>;
const order = (browser: ReturnType<typeof createBrowser>) =>
  ask(browser, "checkout", { paymentMethod: "cod", billing, shipping: address });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-embedded-"));
  lines = [];
  shop = createDemoShop({ catalogue: smallCatalogue });
  gateway = start();
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

test("lists show what is published and visible, newest first, with the categories below", async () => {
  const { catalogue } = gateway.services;
  expect(await catalogue.listProducts({ page: 1 })).toMatchObject({
    ok: true,
    value: { total: 3, items: [{ slug: "clock" }, { slug: "radio" }, { slug: "lamp" }] },
  });
  expect(await catalogue.listProducts({ category: "gadgets", page: 1 })).toMatchObject({ value: { total: 3 } });
  expect(await catalogue.listProducts({ category: "lamps", page: 1 })).toMatchObject({
    value: { items: [{ slug: "lamp" }] },
  });
  expect(await catalogue.onSale(5)).toMatchObject({ value: [{ slug: "radio", discount: { percent: 25 } }] });
  expect(await catalogue.product("secret-draft")).toEqual({ ok: false, error: { kind: "notFound" } });
});

describe("in front of a shop with a product that cannot be read", () => {
  /** The third of three in the lists, by its scenario. */
  const locked = { slug: "lamp", id: 1 };

  const readyz = async () => {
    const answer = await gateway.app.request("http://localhost/readyz");
    return (await answer.json()) as { status: string; products: { examples: { id: number }[] } };
  };

  beforeEach(() => shop.setScenario(["passwordProduct", "groupedProducts"]));

  test("lists show the others, and its own address is no page", async () => {
    const { catalogue } = gateway.services;
    const list = await catalogue.listProducts({ page: 1 });
    expect(list).toMatchObject({ ok: true, value: { total: 2, items: [{ slug: "clock" }, { slug: "radio" }] } });
    expect(await catalogue.popular(4)).toMatchObject({ ok: true });
    expect(await catalogue.product("clock")).toMatchObject({ ok: true });
    expect(await catalogue.product(locked.slug)).toEqual({ ok: false, error: { kind: "notFound" } });
  });

  test("the log names it once and readyz as long as it is so", async () => {
    const { catalogue } = gateway.services;
    const linesAbout = () => lines.filter((line) => line.includes(`Product ${locked.id} `));
    await catalogue.refresh();
    await catalogue.refresh();
    expect(linesAbout()).toHaveLength(1);
    expect(linesAbout()[0]).toContain(`Product ${locked.id} is left out: the shop answers "Internal server error"`);
    const readiness = await readyz();
    expect(readiness).toMatchObject({ status: "ready", products: { leftOut: 2, incomplete: 0 } });
    expect(readiness.products.examples.map(({ id }) => id)).toContain(locked.id);
    expect(JSON.stringify(readiness.products)).not.toContain(locked.slug);
    shop.setScenario();
    await catalogue.refresh();
    expect(await catalogue.listProducts({ page: 1 })).toMatchObject({ value: { total: 3 } });
    expect((await readyz()).products).toEqual({ leftOut: 0, incomplete: 0, examples: [] });
    expect(linesAbout().at(-1)).toContain("is no longer left out");
  });

  test("a picture that is gone is named", async () => {
    const { catalogue } = gateway.services;
    const list = await catalogue.listProducts({ page: 1 });
    const path = list.ok ? list.value.items[0]?.image?.url : undefined;
    expect((await gateway.app.request(`http://localhost${path ?? ""}`)).status).toBe(404);
    expect(catalogue.problems()).toContainEqual(
      expect.objectContaining({ id: 3, problem: "withoutPicture", isShown: true }),
    );
  });
});

describe("in front of a shop whose pictures lie on another host", () => {
  const pictureOf = async ({ services }: Gateway) => {
    const list = await services.catalogue.listProducts({ page: 1 });
    return list.ok ? list.value.items[0]?.image : undefined;
  };
  const startWith = async (env: Record<string, string>, shopUrl = "http://shop.example/graphql") => {
    const requestUrls: string[] = [];
    const own = createGateway({
      config: readConfig({ SHOP_GRAPHQL_URL: shopUrl, REWIRE_STATE_DIR: folder, ...env }),
      store: createMemoryStore(),
      shopFetch: async (input, init) => shop.handle(new Request(input, init)),
      publicFetch: async (input) => {
        requestUrls.push(new Request(input).url);
        return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png" } });
      },
      log: createLog({ level: "debug", write: (line) => lines.push(line) }),
    });
    return { own, requestUrls };
  };

  test("they are left out, and the owner is told the variable, until the host is named", async () => {
    shop.setScenario("otherPictureHost");
    const { own, requestUrls } = await startWith({});
    expect(await pictureOf(own)).toBeNull();
    expect(lines.join("\n")).toMatch(
      /https:\/\/pictures\.shop\.example\/\S+ are not shown.*SHOP_PICTURE_HOSTS names further hosts/,
    );
    expect((await own.app.request("http://localhost/media/-/pictures.shop.example/pictures/clock.webp")).status).toBe(
      404,
    );
    expect(requestUrls).toEqual([]);
    await own.close();
  });

  test("they are shown once it is, fetched by the gateway alone", async () => {
    shop.setScenario("otherPictureHost");
    const { own, requestUrls } = await startWith({ SHOP_PICTURE_HOSTS: "pictures.shop.example" });
    const path = "/media/-/pictures.shop.example/pictures/clock.webp";
    expect(await pictureOf(own)).toMatchObject({ url: path });
    expect((await own.app.request(`http://localhost${path}?w=320`)).status).toBe(200);
    expect(requestUrls).toEqual(["https://pictures.shop.example/pictures/clock.webp"]);
    expect((await own.app.request("http://localhost/media/-/other.example/a.jpg")).status).toBe(404);
    expect(requestUrls).toHaveLength(1);
    await own.close();
  });

  test("nothing needs to be named where it is the address that the shop says it lives at", async () => {
    shop = createDemoShop({ catalogue: smallCatalogue, siteUrl: "https://www.woo.example" });
    const { own, requestUrls } = await startWith({}, "http://wordpress/graphql");
    const path = "/media/-/www.woo.example/pictures/clock.webp";
    // As from a page that was made before a restart.
    expect((await own.app.request(`http://localhost${path}?w=320`)).status).toBe(200);
    expect(await pictureOf(own)).toMatchObject({ url: path });
    expect(requestUrls).toEqual(["https://www.woo.example/pictures/clock.webp"]);
    await own.close();
  });
});

describe("in front of a shop with products that show in some places only", () => {
  const slugsOf = (result: unknown) =>
    (result as { value: { items: { slug: string }[] } }).value.items.map(({ slug }) => slug).toSorted();
  const searchFor = (search: string) =>
    gateway.services.catalogue.listProducts({ query: { ...emptyQuery, search }, page: 1 });

  beforeEach(() => {
    const places = { radio: "search", clock: "catalog" } as const;
    const products = smallCatalogue.products.map((product) => ({
      ...product,
      sku: `NP-${product.id}00/X`,
      visibility: places[product.slug as keyof typeof places] ?? product.visibility,
    }));
    shop = createDemoShop({ catalogue: { ...smallCatalogue, products } });
  });

  test("lists show what is for lists, a search finds what is for searches, and hidden ones show nowhere", async () => {
    const { catalogue } = gateway.services;
    expect(slugsOf(await catalogue.listProducts({ page: 1 }))).toEqual(["clock", "lamp"]);
    expect(slugsOf(await catalogue.listProducts({ category: "gadgets", page: 1 }))).toEqual(["clock", "lamp"]);
    expect(slugsOf(await searchFor("works"))).toEqual(["lamp", "radio"]);
    expect(await catalogue.suggest("radio")).toMatchObject({ value: { products: [{ slug: "radio" }], total: 1 } });
    expect(await catalogue.suggest("clock")).toMatchObject({ value: { products: [], total: 0 } });
    expect(await catalogue.suggest("hidden")).toMatchObject({ value: { products: [], total: 0 } });
    expect(await catalogue.onSale(5)).toEqual({ ok: true, value: [] });
    expect(await catalogue.slugs()).toMatchObject({ value: { products: ["clock", "lamp"] } });
    // On a wish list or at its own address a product stands wherever else it shows.
    expect(await catalogue.cards([1, 2, 3, 6])).toMatchObject({
      value: [{ slug: "lamp" }, { slug: "radio" }, { slug: "clock" }],
    });
    for (const slug of ["radio", "clock", "secret-hidden"])
      expect(await catalogue.product(slug)).toMatchObject({ ok: true });
  });

  test("a search by article number finds the product, whole or as it is typed", async () => {
    for (const search of ["NP-200/X", "np-200/x", "NP-200"])
      expect(slugsOf(await searchFor(search)), search).toEqual(["radio"]);
    expect(slugsOf(await searchFor("NP-600/X"))).toEqual([]);
  });
});

describe("whether prices hold the tax", () => {
  const startWith = async (setting?: string) => {
    await gateway.close();
    gateway = start(setting === undefined ? {} : { PRICES_INCLUDE_TAX: setting });
    await gateway.warmUp();
    return gateway.services.pricesIncludeTax();
  };

  test("is found out from the shop, by a cart of nobody's", async () => {
    expect(await startWith()).toBe(true);
    shop.setScenario("netPrices");
    expect(await startWith()).toBe(false);
  });

  test("is as the owner says where they say it, and unknown where the shop cannot tell", async () => {
    expect(await startWith("false")).toBe(false);
    shop.setScenario("down");
    expect(await startWith()).toBeNull();
  });
});

describe("in front of a shop with slugs that are not Latin", () => {
  beforeEach(() => shop.setScenario("nonLatinSlugs"));

  test("lists, categories and the site's map tell them in words, and products are found by them", async () => {
    const { catalogue } = gateway.services;
    const slugs = ["手机-壳", "наушники-2", "café-مقهى"];
    expect(await catalogue.listProducts({ page: 1 })).toMatchObject({
      ok: true,
      value: { items: slugs.map((slug) => ({ slug })) },
    });
    expect(await catalogue.slugs()).toMatchObject({
      ok: true,
      value: { products: slugs, categories: expect.arrayContaining(["智能手机"]) },
    });
    expect(await catalogue.category("智能手机")).toMatchObject({ ok: true, value: { name: "Gadgets" } });
    expect(await catalogue.listProducts({ category: "智能手机", page: 1 })).toMatchObject({
      ok: true,
      value: { total: 3 },
    });
    for (const slug of slugs) {
      expect(await catalogue.product(slug), slug).toMatchObject({ ok: true, value: { slug } });
      expect(await catalogue.reviews(slug, defaultReviewQuery), slug).toMatchObject({ ok: true });
    }
  });
});

test("a guest buys, sees the order again after a restart, and nobody else does", async () => {
  const browser = createBrowser(gateway.app);
  expect((await ask(browser, "addToCart", { productId: 3, quantity: 2 })).data.addToCart?.cart.contents.itemCount).toBe(
    2,
  );
  await ask(browser, "updateCustomer", { billing, shipping: address });
  const { data } = await order(browser);
  const id = data.checkout?.order.databaseId ?? 0;
  expect(data.checkout).toMatchObject({ result: "success", redirect: `/checkout/order-received/${id}` });

  await gateway.close();
  gateway = start();
  expect(await gateway.services.orderFor(browser.pageRequest(), id)).toMatchObject({
    id,
    status: "processing",
    billing: { email: "maria@example.test" },
    lines: [{ name: "clock", quantity: 2, image: { url: "/media/pictures/clock.webp" } }],
  });
  expect(await gateway.services.orderFor(createBrowser(gateway.app).pageRequest(), id)).toBeNull();
  expect(await gateway.services.orderFor(browser.pageRequest(), id + 1)).toBeNull();
  expect(lines.join("\n")).not.toMatch(/eyJ|wc_order/);
});

test("a tampered session is replaced and the change made in the new one", async () => {
  const browser = createBrowser(gateway.app);
  await ask(browser, "addToCart", { productId: 1, quantity: 1 });
  const token = browser.cookies.get("woocommerce-session") ?? "";
  browser.cookies.set("woocommerce-session", `${token.slice(0, -4)}AAAA`);
  const answer = await ask(browser, "addToCart", { productId: 3, quantity: 1 });
  expect(answer.errors).toBeUndefined();
  expect(answer.extensions?.session).toBe("renewed");
  expect((await ask(browser, "getCart")).data.cart?.contents.itemCount).toBe(1);
});

test("additions sent at the same time all arrive", async () => {
  const browser = createBrowser(gateway.app);
  await ask(browser, "addToCart", { productId: 1, quantity: 1 });
  await Promise.all([1, 2, 3, 1, 2, 3].map((productId) => ask(browser, "addToCart", { productId, quantity: 1 })));
  expect((await ask(browser, "getCart")).data.cart?.contents.itemCount).toBe(7);
});

test("an empty cart cannot be ordered", async () => {
  const answer = await order(createBrowser(gateway.app));
  expect(answer.errors?.[0]?.message).toBe("The cart is empty.");
});

test("a review is on the page as soon as the shop has taken it, and a refusal comes in the shop's words", async () => {
  const { catalogue } = gateway.services;
  const browser = createBrowser(gateway.app);
  const lamp = await catalogue.product("lamp");
  const productId = lamp.ok ? lamp.value.id : 0;
  expect(await catalogue.reviews("lamp", defaultReviewQuery)).toMatchObject({ value: { total: 0 } });
  const review = {
    productId,
    rating: 4,
    content: "Bright <script>alert(1)</script>🙂",
    author: "Dora",
    email: "dora@example.test",
  };
  const write = async () => (await browser.ask("writeReview", review)).json() as Promise<Answer>;
  expect(await write()).toMatchObject({ data: { writeReview: { review: { status: "APPROVE" } } } });
  expect(await catalogue.reviews("lamp", defaultReviewQuery)).toMatchObject({
    value: { items: [{ author: "Dora", rating: 4 }], counts: { 4: 1 } },
  });
  expect(await catalogue.product("lamp")).toMatchObject({ value: { rating: { average: 4, count: 1 } } });
  expect(await write()).toMatchObject({ errors: [{ message: "You are posting comments too quickly. Slow down." }] });
  expect((await browser.ask("writeReview", { ...review, rating: 9 })).status).toBe(400);
  expect(await catalogue.reviews("unknown", defaultReviewQuery)).toEqual({ ok: false, error: { kind: "notFound" } });
});
