import { join } from "node:path";
import { createLog, readConfig } from "@rewire/gateway";
import { toServerBuild } from "../builtApp.ts";
import { onShutdown } from "../onShutdown.ts";
import { openStorefront } from "../openStorefront.ts";
import { readClientFiles } from "../readClientFiles.ts";

// Serves the build of the folder BUILD_FOLDER, settings as for the storefront: journeys deploy several builds.

const folder = process.env["BUILD_FOLDER"] ?? "";
const client = join(folder, "client");
const build = toServerBuild(await import(join(folder, "server", "index.js")));
const config = readConfig(process.env);
const log = createLog(config.log);
const storefront = await openStorefront({
  config,
  log,
  app: {
    build: () => Promise.resolve(build),
    files: client,
    ...readClientFiles(client),
  },
});
onShutdown({ close: () => storefront.close(), log, process });
