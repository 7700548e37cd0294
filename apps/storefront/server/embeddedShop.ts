import { runShop } from "@rewire/demo-shop/node";
import { createLog } from "@rewire/gateway/log";
import { readLogSettings } from "@rewire/gateway/log-settings";

// Runs the embedded shop. Its messages have the format of the storefront's and stand in the same stream, so that one
// collector reads both; `server` tells them apart.

const log = createLog(readLogSettings(process.env));
const server = "embedded shop";

const onError = (error: unknown) => {
  if (error instanceof Error) log.error(error.message, { server, error, stack: error.stack });
  else log.warn(String(error), { server });
};

try {
  await runShop({ onMessage: (message) => log.info(message, { server }), onError });
} catch (error) {
  onError(error);
  process.exitCode = 1;
}
