import { join } from "node:path";
import { catalogue } from "../catalogue/catalogue.ts";
import { startShop } from "./startShop.ts";

/** Runs the shop alone: SHOP_PORT (4400), SHOP_HOST (127.0.0.1), SHOP_DATA_DIR (.rewire/shop), SHOP_SITE_URL, NODE_ENV. */
async function main(): Promise<void> {
  const port = Number(process.env["SHOP_PORT"] ?? 4400);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`SHOP_PORT must be a port number, not "${process.env["SHOP_PORT"] ?? ""}".`);
  const siteUrl = process.env["SHOP_SITE_URL"];
  const open = await startShop({
    catalogue,
    port,
    host: process.env["SHOP_HOST"] ?? "127.0.0.1",
    dataDir: process.env["SHOP_DATA_DIR"] ?? join(process.cwd(), ".rewire", "shop"),
    development: process.env["NODE_ENV"] !== "production",
    ...(siteUrl && { siteUrl: siteUrl.replace(/\/+$/, "") }),
  });
  console.log(`The embedded shop is open at ${open.url}/graphql`);
  let closing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      open.close().then(() => process.exit(0), () => process.exit(1));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
