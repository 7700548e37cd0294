import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createLog, readConfig, requireHosts, unsetPromisesText } from "@rewire/gateway";
import { consoleToLog } from "./consoleToLog.ts";
import { readMessageChunks } from "./messageChunks.ts";
import { onShutdown } from "./onShutdown.ts";
import { openStorefront, type BuiltApp } from "./openStorefront.ts";
import { readBuildId } from "./readBuildId.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isDevelopment = process.env["NODE_ENV"] === "development";

async function appFromDisk(): Promise<BuiltApp> {
  const client = folder("../build/client");
  const build = (await import(folder("../build/server/index.js"))) as ServerBuild;
  return {
    build: () => Promise.resolve(build),
    files: client,
    messageChunks: readMessageChunks(client),
    buildId: readBuildId(client),
  };
}

async function appOfVite(): Promise<BuiltApp> {
  const { developmentServer } = await import("./development.ts");
  return { ...(await developmentServer(folder(".."))), files: null, messageChunks: {}, buildId: null };
}

try {
  const config = readConfig(process.env);
  requireHosts(config);
  const log = createLog(config.log);
  const unset = unsetPromisesText(process.env);
  if (unset !== null) process.stderr.write(`${unset}\n`);
  if (!isDevelopment) consoleToLog(log);
  process.on("uncaughtException", (error) => {
    log.error("A fault that nobody has caught ends the server", { error, stack: error.stack });
    process.exit(1);
  });
  const storefront = await openStorefront({ config, log, app: await (isDevelopment ? appOfVite : appFromDisk)() });
  onShutdown({ close: () => storefront.close(), log, process });
} catch (error) {
  // Nothing is open yet: this is for the person who starts it, in words and lines.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
