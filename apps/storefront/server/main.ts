import { fileURLToPath } from "node:url";
import { createLog, readConfig, requireHosts, formatUnsetSettings } from "@rewire/gateway";
import { appFromDisk } from "./appFromDisk.ts";
import { consoleToLog } from "./consoleToLog.ts";
import { onShutdown } from "./onShutdown.ts";
import { openStorefront, type BuiltApp } from "./openStorefront.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isDevelopment = process.env["NODE_ENV"] === "development";

async function appOfVite(): Promise<BuiltApp> {
  const { developmentServer } = await import("./development.ts");
  return { ...(await developmentServer(folder(".."))), files: null, messageChunks: {}, buildId: null };
}

try {
  const config = readConfig(process.env);
  requireHosts(config);
  const log = createLog(config.log);
  const unsetText = formatUnsetSettings(process.env);
  if (unsetText !== null) process.stderr.write(`${unsetText}\n`);
  if (!isDevelopment) consoleToLog(log);
  process.on("uncaughtException", (error) => {
    log.error("A fault that nobody has caught ends the server", { error, stack: error.stack });
    process.exit(1);
  });
  const storefront = await openStorefront({ config, log, app: await (isDevelopment ? appOfVite : appFromDisk)() });
  onShutdown({ close: () => storefront.close(), log, process });
} catch (error) {
  // Startup failed before the log exists: prints a readable message for the operator.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
