import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultSettings, extraGateways } from "../settings/defaultSettings.ts";
import { smallCatalogue } from "../testing/smallCatalogue.ts";
import { startShop, type RunningShop, type StartShopOptions } from "./startShop.ts";

const root = mkdtempSync(join(tmpdir(), "rewire-shop-"));
const pictures = mkdtempSync(join(tmpdir(), "rewire-pictures-"));
writeFileSync(join(pictures, "phone.webp"), "picture");
let number = 0;
const opened: RunningShop[] = [];

async function open(options: Partial<StartShopOptions> = {}): Promise<RunningShop> {
  const shop = await startShop({
    catalogue: smallCatalogue,
    port: 0,
    dataDir: join(root, String((number += 1))),
    picturesDir: pictures,
    onError: () => undefined,
    ...options,
  });
  opened.push(shop);
  return shop;
}
afterEach(async () => {
  for (const shop of opened.splice(0)) await shop.close().catch(() => undefined);
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(pictures, { recursive: true, force: true });
});

async function ask(url: string, query: string, token: string | null = null) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== null && { "woocommerce-session": `Session ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  const body = (await response.json()) as {
    data: Record<string, Record<string, unknown>> | null;
    errors?: { message: string }[];
  };
  return { ...body, token: response.headers.get("woocommerce-session") ?? token, status: response.status };
}
const BUY =
  'mutation{checkout(input:{paymentMethod:"cod",billing:{email:"k@example.test",country:DE}}){result redirect order{databaseId orderKey}}}';

it("keeps carts, orders and stock through a restart", async () => {
  const dataDir = mkdtempSync(join(root, "kept-"));
  const first = await open({ dataDir, siteUrl: "http://kept.example" });
  const visitor = await sendToShop(first, "mutation{addToCart(input:{productId:6,quantity:3}){cartItem{key}}}");
  const buyer = await sendToShop(first, "mutation{addToCart(input:{productId:6,quantity:4}){cartItem{key}}}");
  await sendToShop(first, BUY, buyer.token);
  await first.close();
  const second = await open({ dataDir, siteUrl: "http://kept.example" });
  expect((await sendToShop(second, "{cart{contents{itemCount}}}", visitor.token)).data).toEqual({
    cart: { contents: { itemCount: 3 } },
  });
  expect(
    (await sendToShop(second, '{product(id:"ten-pieces",idType:SLUG){... on SimpleProduct{stockQuantity}}}')).data,
  ).toEqual({ product: { stockQuantity: 6 } });
  expect(second.shop.shopkeeper.orders().map((order) => order.id)).toEqual([1001]);
});

/** Asks without the network, for a shop whose address is an invented one. */
async function sendToShop(open: RunningShop, query: string, token: string | null = null) {
  const response = await open.shop.handle(
    new Request("http://kept.example/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token !== null && { "woocommerce-session": `Session ${token}` }),
      },
      body: JSON.stringify({ query }),
    }),
  );
  return {
    data: ((await response.json()) as { data: unknown }).data,
    token: response.headers.get("woocommerce-session") ?? token,
  };
}

describe("a hundred carts with the same product", () => {
  let crowded: RunningShop;
  let carts: readonly { readonly token: string | null }[];
  // Filled beforehand, so that only the orders count towards the time limit of the test.
  beforeEach(async () => {
    crowded = await open();
    const add = () => sendToShop(crowded, "mutation{addToCart(input:{productId:6,quantity:1}){cartItem{key}}}");
    carts = await Promise.all(Array.from({ length: 100 }, add));
  });

  it("sells the last ten pieces to exactly ten of a hundred who buy at once", async () => {
    const { url, shop } = crowded;
    const answers = await Promise.all(carts.map(({ token }) => ask(url, BUY, token)));
    const orders = answers.filter((answer) => answer.data?.["checkout"]?.["result"] === "success");
    expect(orders).toHaveLength(10);
    expect(shop.shopkeeper.orders()).toHaveLength(10);
    for (const answer of answers) if (!orders.includes(answer)) expect(answer.errors?.[0]?.message).toMatch(/^Sorry, /);
  });
});

it("serves pictures under both addresses and nothing beside their folder", async () => {
  const { url } = await open();
  for (const path of ["/pictures/phone.webp", "/wp-content/uploads/phone.webp"]) {
    const response = await fetch(url + path);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      200,
      "image/webp",
      "picture",
    ]);
  }
  for (const path of ["/pictures/..%2f..%2fetc%2fpasswd", "/pictures/none.webp", "/pictures/%", "/pictures/"])
    expect((await fetch(url + path)).status).toBe(404);
  const avatar = await fetch(`${url}/avatar/0123456789abcdef0123456789abcdef`);
  expect(avatar.headers.get("content-type")).toBe("image/svg+xml");
});

it("says in words that a port is taken or that a folder cannot be written", async () => {
  const { url } = await open();
  const port = Number(new URL(url).port);
  await expect(open({ port })).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another with SHOP_PORT.`,
  );
  writeFileSync(join(root, "a-file"), "");
  await expect(open({ dataDir: join(root, "a-file", "inside") })).rejects.toThrow(
    "Give it another folder with SHOP_DATA_DIR.",
  );
});

it("shows its development pages in development alone, and takes forms of its own pages alone", async () => {
  const plain = await open();
  expect((await fetch(`${plain.url}/`)).status).toBe(404);
  const { url, shop } = await open({ development: true });
  for (const path of ["/", "/graphiql", "/mail", "/orders", "/stock"]) {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/(src|href)="https?:/);
  }
  const added = await ask(url, "mutation{addToCart(input:{productId:1,quantity:1}){cartItem{key}}}");
  await ask(url, BUY, added.token);
  expect(await (await fetch(`${url}/mail`)).text()).toContain("Your Rewire order has been received!");
  expect(await (await fetch(`${url}/orders`)).text()).toContain("k@example.test");
  expect((await fetch(`${url}/reset`, { method: "POST", headers: { "sec-fetch-site": "cross-site" } })).status).toBe(
    403,
  );
  await fetch(`${url}/orders`, { method: "POST", body: new URLSearchParams({ order: "1001", status: "COMPLETED" }) });
  expect(shop.shopkeeper.orders()[0]?.status).toBe("COMPLETED");
  await fetch(`${url}/reset`, { method: "POST" });
  expect(shop.shopkeeper.orders()).toEqual([]);
});

it("changes stock and prices on a development page", async () => {
  const { url } = await open({ development: true });
  const save = (fields: Record<string, string>) =>
    fetch(`${url}/stock`, { method: "POST", body: new URLSearchParams({ search: "", ...fields }), redirect: "manual" });
  const product = { product: "1", id: "1" };
  expect((await save({ ...product, quantity: "0", price: "12.50" })).status).toBe(303);
  const query = "{product(id:1,idType:DATABASE_ID){...on SimpleProduct{name stockStatus rawPrice:price(format:RAW)}}}";
  expect(JSON.stringify((await ask(url, query)).data)).toMatch(/OUT_OF_STOCK.*"12\.5"/);
  for (const fields of [{ quantity: "-1" }, { price: "cheap" }, { id: "7" }, { product: "0" }])
    expect((await save({ ...product, ...fields })).status).toBe(422);
});

it("writes letters to disk", async () => {
  const dataDir = mkdtempSync(join(root, "letters-"));
  const { url } = await open({ dataDir });
  await ask(url, 'mutation{sendPasswordResetEmail(input:{username:"maria"}){success}}');
  expect(readdirSync(join(dataDir, "mail"))).toHaveLength(1);
});

it("takes money on the page of the redirect gateway and sends the customer back", async () => {
  const { url, shop } = await open({
    settings: { gateways: [...defaultSettings.gateways, ...extraGateways] },
    frontUrl: "http://front.example",
  });
  const added = await ask(url, "mutation{addToCart(input:{productId:1,quantity:1}){cartItem{key}}}");
  const { data } = await ask(url, BUY.replace("cod", "bridge"), added.token);
  const address = String(data?.["checkout"]?.["redirect"]);
  expect(await (await fetch(address)).text()).toContain("Pay €281.00");
  expect((await fetch(address.replace("key=wc", "key=xx"))).status).toBe(404);
  const paid = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ outcome: "pay" }),
    redirect: "manual",
  });
  expect(paid.headers.get("location")).toMatch(/^http:\/\/front\.example\/checkout\/order-received\/1001\//);
  expect(shop.shopkeeper.orders()[0]).toMatchObject({ status: "PROCESSING" });
});

it("plays the card network: a confirmed intent pays an order, a declined one does not", async () => {
  const { url } = await open({ settings: { gateways: [...defaultSettings.gateways, ...extraGateways] } });
  const added = await ask(url, "mutation{addToCart(input:{productId:1,quantity:1}){cartItem{key}}}");
  const { data } = await ask(url, "{stripePaymentIntent(stripePaymentMethod:PAYMENT){id clientSecret}}", added.token);
  const { id, clientSecret } = (data as { stripePaymentIntent: { id: string; clientSecret: string } })
    .stripePaymentIntent;
  const confirm = (outcome: string) =>
    fetch(`${url}/stripe/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      body: new URLSearchParams({ client_secret: clientSecret, outcome }),
    });
  expect((await confirm("decline")).status).toBe(402);
  expect(await (await confirm("pay")).json()).toMatchObject({ id, status: "succeeded" });
});

it("counts downloads and stops at the limit", async () => {
  const { url, shop } = await open();
  const added = await ask(url, "mutation{addToCart(input:{productId:16,quantity:1}){cartItem{key}}}");
  await ask(url, BUY, added.token);
  shop.shopkeeper.setOrderStatus(1001, "COMPLETED");
  const { data } = await ask(url, "{customer{downloadableItems{nodes{name url}}}}");
  const items = (data as { customer: { downloadableItems: { nodes: { name: string; url: string }[] } } }).customer
    .downloadableItems.nodes;
  const link = items.find((item) => item.name === "Guide")?.url ?? "";
  for (let time = 0; time < 3; time += 1) expect((await fetch(link)).status).toBe(200);
  expect((await fetch(link)).status).toBe(403);
  expect((await fetch(link.replace("k%40example.test", "other%40example.test"))).status).toBe(404);
});

it("answers oversized bodies and odd addresses and stays open", async () => {
  const { url } = await open();
  const huge = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"query":"${"x".repeat(3_000_000)}"}`,
  });
  expect(huge.status).toBe(413);
  expect((await fetch(`${url}//%`)).status).toBeGreaterThanOrEqual(400);
  expect((await ask(url, "{viewer{id}}")).data).toEqual({ viewer: null });
});
