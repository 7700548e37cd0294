import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoShop } from "@rewire/demo-shop";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "../../../config/readConfig.ts";
import { createGateway, type Gateway } from "../../../createGateway.ts";
import { silentLog } from "../../../log/createLog.ts";
import { createMemoryStore } from "../../../storage/createMemoryStore.ts";
import { smallCatalogue } from "../../../testing/smallCatalogue.ts";
import { signAsShop } from "../isSignedByShop.ts";

const secret = "a-secret-of-the-shop-0123456789";
const [radio] = smallCatalogue.products.filter(({ slug }) => slug === "radio");
if (radio?.type !== "simple") throw new Error("The small catalogue has no radio.");
const { id } = radio;
const open: Gateway[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function openGateway(shop: ReturnType<typeof createDemoShop>, store: ReturnType<typeof createMemoryStore>) {
  const folder = await mkdtemp(join(tmpdir(), "rewire-two-"));
  folders.push(folder);
  const gateway = createGateway({
    config: readConfig({
      SHOP_GRAPHQL_URL: "http://shop.example/graphql",
      REWIRE_STATE_DIR: folder,
      REWIRE_SECRET: "s".repeat(32),
      CATALOGUE_WEBHOOK_SECRET: secret,
    }),
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
    log: silentLog,
    store: { ...store, close: async () => {} },
  });
  open.push(gateway);
  await gateway.warmUp();
  return gateway;
}

test("a webhook about a new price reaches one gateway, and both answer with it", async () => {
  const shop = createDemoShop({ catalogue: smallCatalogue });
  const store = createMemoryStore();
  const [one, two] = [await openGateway(shop, store), await openGateway(shop, store)];
  const priceIn = async ({ services }: Gateway) => JSON.stringify(await services.catalogue.cards([id]));
  expect(await priceIn(two)).toContain('"minor":1500');
  const modified = new Date().toISOString();
  const stock = { state: "IN_STOCK" } as const;
  shop.engine.edits.saveProduct({ ...radio, type: "simple", price: { regular: "3.21" }, stock, modified });

  const body = new TextEncoder().encode(JSON.stringify({ id, slug: "radio" }));
  const headers = { "x-wc-webhook-signature": signAsShop(body, secret) };
  const answer = await one.app.request("http://localhost/webhooks/catalogue", { method: "POST", body, headers });
  expect(answer.status).toBe(200);
  await expect.poll(() => priceIn(one)).toContain('"minor":321');
  await expect.poll(() => priceIn(two), { timeout: 4_000 }).toContain('"minor":321');
});
