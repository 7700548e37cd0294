import { join } from "node:path";
import { catalogue } from "../catalogue/catalogue.ts";
import { isScenarioName } from "../scenario/Scenario.ts";
import { defaultSettings, extraGateways } from "../settings/defaultSettings.ts";
import { startShop } from "./startShop.ts";

/** What the shop says while it runs. */
export interface ShopMessages {
  /** @param message One line */
  readonly onMessage: (message: string) => void;
  /** Hears what was masked (an error), and what was refused as a bad request (a text). */
  readonly onError: (error: unknown) => void;
}

/**
 * Runs the shop until SIGINT or SIGTERM, then ends the process. From the environment: SHOP_PORT (4400), SHOP_HOST (127.0.0.1), SHOP_DATA_DIR (.rewire/shop),
 * SHOP_SITE_URL, SHOP_FRONT_URL (where the storefront lives), SHOP_GATEWAYS ("bacs,cheque,cod"; "stripe" and "bridge" can be added),
 * SHOP_SCENARIO ("catalogueOf(5000)"), SMTP_URL, NODE_ENV (anything but "production" opens the development page).
 * @throws {Error} in words when a variable cannot be used, the port is taken or the folder cannot be written
 */
export async function runShop({ onMessage, onError }: ShopMessages): Promise<void> {
  const port = Number(process.env["SHOP_PORT"] ?? 4400);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`SHOP_PORT must be a port number, not "${process.env["SHOP_PORT"] ?? ""}".`);
  const [siteUrl, frontUrl] = [process.env["SHOP_SITE_URL"], process.env["SHOP_FRONT_URL"]].map((url) =>
    url?.replace(/\/+$/, ""),
  );
  const smtpUrl = process.env["SMTP_URL"];
  const names = (process.env["SHOP_GATEWAYS"] ?? defaultSettings.gateways.map((gateway) => gateway.id).join())
    .split(",")
    .map((name) => name.trim());
  const scenario = process.env["SHOP_SCENARIO"] ?? "";
  if (scenario !== "" && !isScenarioName(scenario))
    throw new Error(`SHOP_SCENARIO must be the name of a scenario, not "${scenario}".`);
  const open = await startShop({
    catalogue,
    port,
    host: process.env["SHOP_HOST"] ?? "127.0.0.1",
    dataDir: process.env["SHOP_DATA_DIR"] ?? join(process.cwd(), ".rewire", "shop"),
    development: process.env["NODE_ENV"] !== "production",
    settings: {
      gateways: [...defaultSettings.gateways, ...extraGateways].filter((gateway) => names.includes(gateway.id)),
    },
    onError,
    ...(scenario !== "" && { scenario }),
    ...(siteUrl && { siteUrl }),
    ...(frontUrl && { frontUrl }),
    ...(smtpUrl && { smtpUrl }),
  });
  onMessage(`The embedded shop is open at ${open.url}/graphql`);
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      open.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
