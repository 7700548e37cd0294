import { join } from "node:path";
import { catalogue } from "../catalogue/catalogue.ts";
import { addSampleOrders } from "../samples/addSampleOrders.ts";
import { defaultSettings, extraGateways } from "../settings/defaultSettings.ts";
import { readShopVariables } from "./shopVariables.ts";
import { startShop, type RunningShop } from "./startShop.ts";

/** Callbacks that receive the messages and errors of a running shop. */
export interface ShopCallbacks {
  /** Prints a message. @param message One line */
  readonly onMessage: (message: string) => void;
  /** Called with masked errors, and with texts of rejected requests. */
  readonly onError: (error: unknown) => void;
}

/**
 * Runs the shop with the settings in the environment variables until SIGINT or SIGTERM, then ends the process.
 * @returns the shop once it accepts requests
 * @throws Error with a readable message if a variable is invalid, the port is in use, or the folder is not writable
 */
export async function runShop({ onMessage, onError }: ShopCallbacks): Promise<RunningShop> {
  const variables = readShopVariables(process.env);
  const { SHOP_SITE_URL: siteUrl, SHOP_FRONT_URL: frontUrl, SHOP_SCENARIO: scenario, SMTP_URL: smtpUrl } = variables;
  const { SHOP_WEBHOOK_URL: webhookUrl, SHOP_WEBHOOK_SECRET: webhookSecret } = variables;
  const gateways = [...defaultSettings.gateways, ...extraGateways];
  const runningShop = await startShop({
    catalogue,
    port: variables.SHOP_PORT,
    host: variables.SHOP_HOST,
    dataDir: variables.SHOP_DATA_DIR ?? join(process.cwd(), ".rewire", "shop"),
    development: variables.NODE_ENV !== "production",
    settings: { gateways: gateways.filter(({ id }) => variables.SHOP_GATEWAYS.includes(id)) },
    onError,
    ...(scenario && { scenario }),
    ...(siteUrl && { siteUrl }),
    ...(frontUrl && { frontUrl }),
    ...(smtpUrl && { smtpUrl }),
    ...(webhookUrl && webhookSecret && { webhook: { url: webhookUrl, secret: webhookSecret } }),
  });
  if (variables.SHOP_SAMPLE_ORDERS) addSampleOrders(runningShop.shop.engine);
  onMessage(`The embedded shop is open at ${runningShop.url}/graphql`);
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      runningShop.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  return runningShop;
}
