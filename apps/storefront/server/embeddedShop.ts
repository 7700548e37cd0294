import { runShop } from "@rewire/demo-shop/node";
import { createLog } from "@rewire/gateway/log";
import { readLogSettings } from "@rewire/gateway/log-settings";

// Runs the embedded shop. Its log has the storefront's format and stream, so that one collector reads both; `server`
// distinguishes them.

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
