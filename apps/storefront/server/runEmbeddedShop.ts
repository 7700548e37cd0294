import { runShop, type RunningShop } from "@rewire/demo-shop/node";
import type { Log } from "@rewire/gateway";

const server = "embedded shop";

/**
 * Runs the embedded shop. Its messages and errors are written to the log with the field `server`, which distinguishes
 * them from the storefront's.
 * @returns null if it could not be started; the process then ends with exit code 1.
 */
export async function runEmbeddedShop(log: Log): Promise<RunningShop | null> {
  const onError = (error: unknown) => {
    if (error instanceof Error) log.error(error.message, { server, error, stack: error.stack });
    else log.warn(String(error), { server });
  };
  try {
    return await runShop({ onMessage: (message) => log.info(message, { server }), onError });
  } catch (error) {
    onError(error);
    process.exitCode = 1;
    return null;
  }
}
