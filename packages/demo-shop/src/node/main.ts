import { join } from "node:path";
import { catalogue } from "../catalogue/catalogue.ts";
import { defaultSettings, extraGateways } from "../settings/defaultSettings.ts";
import { startShop } from "./startShop.ts";

/**
 * Runs the shop alone. From the environment: SHOP_PORT (4400), SHOP_HOST (127.0.0.1), SHOP_DATA_DIR (.rewire/shop),
 * SHOP_SITE_URL, SHOP_FRONT_URL (where the storefront lives), SHOP_GATEWAYS ("bacs,cheque,cod"; "stripe" and "bridge" can be added),
 * SMTP_URL, NODE_ENV (anything but "production" opens the development page).
 */
async function main(): Promise<void> {
  const port = Number(process.env["SHOP_PORT"] ?? 4400);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`SHOP_PORT must be a port number, not "${process.env["SHOP_PORT"] ?? ""}".`);
  const [siteUrl, frontUrl] = [process.env["SHOP_SITE_URL"], process.env["SHOP_FRONT_URL"]].map((url) => url?.replace(/\/+$/, ""));
  const smtpUrl = process.env["SMTP_URL"];
  const names = (process.env["SHOP_GATEWAYS"] ?? defaultSettings.gateways.map((gateway) => gateway.id).join()).split(",").map((name) => name.trim());
  const open = await startShop({
    catalogue,
    port,
    host: process.env["SHOP_HOST"] ?? "127.0.0.1",
    dataDir: process.env["SHOP_DATA_DIR"] ?? join(process.cwd(), ".rewire", "shop"),
    development: process.env["NODE_ENV"] !== "production",
    settings: { gateways: [...defaultSettings.gateways, ...extraGateways].filter((gateway) => names.includes(gateway.id)) },
    ...(siteUrl && { siteUrl }), ...(frontUrl && { frontUrl }), ...(smtpUrl && { smtpUrl }),
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
