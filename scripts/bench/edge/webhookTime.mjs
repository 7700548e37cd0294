// Measures the time from a signed webhook about one product until lists and product page have the new price, and the
// longest task in between.
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createDemoShop } from "@rewire/demo-shop";
import { generateCatalogue } from "@rewire/demo-shop/generateCatalogue";
import { createGateway, readConfig, silentLog } from "@rewire/gateway";
import { createMemoryStore } from "@rewire/gateway/memory-store";

const secret = "the-secret-of-this-benchmark";
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Measures rounds of price changes.
 *
 * @returns For each round the milliseconds until the product's page and until a list has the new price
 */
export async function measureWebhook({ size, rounds }) {
  const shop = createDemoShop({ catalogue: generateCatalogue({ size, seed: 7 }) });
  const folder = mkdtempSync(join(tmpdir(), "rewire-webhook-"));
  const gateway = createGateway({
    config: readConfig({ REWIRE_STATE_DIR: folder, CATALOGUE_WEBHOOK_SECRET: secret }),
    log: silentLog,
    store: createMemoryStore(),
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
  });
  try {
    const { catalogue } = gateway.services;
    await catalogue.refresh();
    const product = [...shop.engine.edits.products.values()].find(
      ({ type, status, visibility }) => type === "simple" && status === "publish" && visibility === "visible",
    );
    await catalogue.product(product.slug);
    const times = [];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    for (let round = 1; round <= rounds; round += 1) {
      const minor = 100_000 + round;
      shop.engine.edits.saveProduct({
        ...product,
        price: { regular: (minor / 100).toFixed(2) },
        modified: new Date().toISOString(),
      });
      // The embedded shop indexes its catalogue after a change; this is not part of the gateway's time.
      if (shop.engine.catalogue.products.length === 0) throw new Error("The shop is empty.");
      const body = JSON.stringify({ id: product.id, slug: product.slug });
      delay.enable();
      const started = performance.now();
      const response = await gateway.app.request("http://localhost/webhooks/catalogue", {
        method: "POST",
        body,
        headers: { "x-wc-webhook-signature": createHmac("sha256", secret).update(body).digest("base64") },
      });
      if (response.status !== 200) throw new Error(`The webhook was answered ${response.status}.`);
      const has = async (read) => JSON.stringify(await read()).includes(`"minor":${minor}`);
      const until = async (read) => {
        while (!(await has(read))) await pause(5);
        return performance.now() - started;
      };
      const [page, list] = await Promise.all([
        until(() => catalogue.product(product.slug)),
        until(() => catalogue.cards([product.id])),
      ]);
      delay.disable();
      times.push({ page, list });
    }
    return { times, busy: delay.max / 1e6 };
  } finally {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
