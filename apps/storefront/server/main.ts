import { fileURLToPath } from "node:url";
import { createLog, readConfig, requireHosts, formatUnsetSettings } from "@rewire/gateway";
import { loadAppFromDisk } from "./loadAppFromDisk.ts";
import { redirectConsoleToLog } from "./redirectConsoleToLog.ts";
import { onShutdown } from "./onShutdown.ts";
import { openStorefront, type BuiltApp } from "./openStorefront.ts";

const resolveFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isDevelopment = process.env["NODE_ENV"] === "development";

async function loadViteApp(): Promise<BuiltApp> {
  const { startDevelopmentServer } = await import("./development.ts");
  return {
    ...(await startDevelopmentServer(resolveFolder(".."))),
    files: null,
    messageChunks: {},
    buildId: null,
    earlyScriptUrl: null,
    deferredStyles: null,
  };
}

try {
  const config = readConfig(process.env);
  requireHosts(config);
  const log = createLog(config.log);
  const unsetSettingsText = formatUnsetSettings(process.env);
  if (unsetSettingsText !== null) process.stderr.write(`${unsetSettingsText}\n`);
  if (!isDevelopment) redirectConsoleToLog(log);
  process.on("uncaughtException", (error) => {
    log.error("A fault that nobody has caught ends the server", { error, stack: error.stack });
    process.exit(1);
  });
  const storefront = await openStorefront({
    config,
    log,
    app: await (isDevelopment ? loadViteApp : loadAppFromDisk)(),
  });
  onShutdown({ close: () => storefront.close(), log, process });
} catch (error) {
  // Startup failed before the log exists: prints a readable message for the operator.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
