import { createDemoShop } from "@rewire/demo-shop";
import { catalogue as demoCatalogue } from "@rewire/demo-shop/catalogue";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway } from "../../createGateway.ts";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createBrowser } from "../../testing/createBrowser.ts";

interface Answer {
  readonly data?: {
    readonly addToCart?: object | null;
    readonly fillCart?: { readonly cartErrors: readonly object[] } | null;
    readonly cart?: { readonly contents: { readonly itemCount: number } };
  } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly kind: string } }[];
}

const now = () => Date.parse("2026-11-21T09:00:00Z");
const idOf = (slug: string) => demoCatalogue.products.find((product) => product.slug === slug)?.id ?? 0;
const battery = idOf("nordlys-n3-pro-battery-replacement");
const goods =
  demoCatalogue.products.find((product) => {
    const isRepair = product.categories.some((slug) => slug.startsWith("repair"));
    return product.type === "simple" && product.stock.state === "IN_STOCK" && !isRepair;
  })?.id ?? 0;
/** The gateway reads all of it before each test. */
const catalogue = {
  ...demoCatalogue,
  products: demoCatalogue.products.filter(({ id }) => id === battery || id === goods),
};
const booking = {
  repair_device: "Nordlys N3 Pro",
  repair_faults: "battery",
  repair_parts: "original",
  repair_way: "walkIn",
  repair_slot: "2026-11-23T11:30:00+01:00",
  repair_holder: "00000000-0000-4000-8000-aaaaaaaaaaaa",
};
const address = { firstName: "Maria", lastName: "Muster", address1: "Weg 1", city: "Berlin", postcode: "10115" };
const place = { ...address, country: "DE", state: "DE-BE" };

let shop = createDemoShop({ catalogue, now });
let gateway: ReturnType<typeof createGateway>;
let browser: ReturnType<typeof createBrowser>;

beforeEach(async () => {
  shop = createDemoShop({ catalogue, now });
  const config = readConfig({
    SHOP_GRAPHQL_URL: "http://shop.example/graphql",
    PLACE_HOURS: "1-5 10:00-19:00; 6 10:00-16:00; 7 closed",
    PLACE_TIME_ZONE: "Europe/Berlin",
    REWIRE_SECRET: "s".repeat(32),
  });
  gateway = createGateway({
    config,
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
    store: createMemoryStore(now),
    now,
    log: silentLog,
  });
  browser = createBrowser(gateway.app);
  // Until the catalogue has been read nobody knows which products are repairs.
  await gateway.services.catalogue.refresh();
});
afterEach(() => gateway.close());

const ask = async (name: string, input?: object) =>
  (await (await browser.ask(name, input ? { input } : {})).json()) as Answer;
const countPieces = async () => (await ask("getCart")).data?.cart?.contents.itemCount;

describe("a repair that is put into the cart by hand", () => {
  test.each([
    ["no details at all", undefined],
    ["no device", { ...booking, repair_device: undefined }],
    ["no defect", { ...booking, repair_faults: undefined }],
    ["no appointment", { ...booking, repair_slot: undefined }],
  ])("with %s is refused in words that the storefront knows", async (_, details) => {
    const extraData = details && JSON.stringify(details);
    const answer = await ask("addToCart", { productId: battery, quantity: 1, extraData });
    expect(answer).toEqual({ data: { addToCart: null }, errors: [{ message: expect.stringMatching(/repair desk/) }] });
    expect(await ask("fillCart", { items: [{ productId: battery, extraData }] })).toMatchObject({
      data: { fillCart: null },
      errors: [{ message: expect.stringMatching(/repair desk/) }],
    });
    expect((await countPieces()) ?? 0).toBe(0);
  });

  test("together with goods is left out and named, and the goods are added", async () => {
    const answer = await ask("fillCart", { items: [{ productId: battery }, { productId: goods, quantity: 2 }] });
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.fillCart?.cartErrors).toEqual([
      expect.objectContaining({ productId: battery, reasons: [expect.stringMatching(/repair desk/)] }),
    ]);
    expect(await countPieces()).toBe(2);
  });

  test("past the gateway is not ordered", async () => {
    await ask("addToCart", { productId: battery, quantity: 1, extraData: JSON.stringify(booking) });
    const session = browser.cookies.get("woocommerce-session") ?? "";
    await shop.handle(
      new Request("http://shop.example/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", "woocommerce-session": `Session ${session}` },
        body: JSON.stringify({
          query: "mutation($input:AddToCartInput!){addToCart(input:$input){cartItem{key}}}",
          variables: { input: { productId: battery, quantity: 1 } },
        }),
      }),
    );
    expect(await countPieces()).toBe(2);
    const input = { paymentMethod: "cod", billing: { ...place, email: "maria@example.test" }, shipping: place };
    expect((await ask("checkout", input)).errors?.[0]?.extensions?.kind).toBe("bookingMissing");
    expect(shop.shopkeeper.orders()).toEqual([]);
  });
});

describe("a repair as the desk sends it", () => {
  test.each([
    ["with an appointment", booking],
    ["by mail", { ...booking, repair_way: "mailIn", repair_slot: undefined }],
  ])("%s is added", async (_, details) => {
    const answer = await ask("addToCart", { productId: battery, quantity: 1, extraData: JSON.stringify(details) });
    expect(answer.errors).toBeUndefined();
    expect(await countPieces()).toBe(1);
  });
});

test.each([
  ["/de/product/nordlys-n3-pro-battery-replacement", "/de/repair?device=nordlys-n3-pro&fault=battery"],
  ["/products", "/repair?device=nordlys-n3-pro&fault=battery"],
])("without scripts the form of a repair leads from %s to the desk", async (page, desk) => {
  const origin = "http://localhost:3000";
  const response = await browser.send("/cart/add", {
    method: "POST",
    body: new URLSearchParams({ product: String(battery) }),
    headers: { origin, "sec-fetch-site": "same-origin", referer: `${origin}${page}` },
  });
  expect([response.status, response.headers.get("location")]).toEqual([303, desk]);
});
