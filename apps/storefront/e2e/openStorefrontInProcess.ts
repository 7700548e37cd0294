import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createLog, readConfig } from "@rewire/gateway";
import { freePort } from "@rewire/gateway/free-port";
import { loadAppFromDisk } from "../server/loadAppFromDisk.ts";
import { openStorefront } from "../server/openStorefront.ts";
import { quickSettings } from "./startServer.ts";
import { createTemporaryFolder } from "./temporaryFolder.ts";

/** Storefront in the process of the tests. */
export interface InProcessStorefront {
  readonly url: string;
  /** Returns the log so far. */
  readonly log: () => string;
  /** Stops the storefront and removes its data. */
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Handles requests to the shop. @default fetch */
  readonly shopFetch?: NonNullable<Parameters<typeof openStorefront>[0]["shopFetch"]>;
}

/** App that a worker loads once. */
let app: ReturnType<typeof loadAppFromDisk> | null = null;

/**
 * Opens the built app in this process, with pages rendered without a thread, which costs less than the start of a
 * server. For settings and shops that a few journeys need; most journeys use a server as started by `npm start`.
 * @param settings Environment of the storefront.
 */
export async function openStorefrontInProcess(
  settings: Readonly<Record<string, string>>,
  { shopFetch }: Options = {},
): Promise<InProcessStorefront> {
  const folder = await createTemporaryFolder();
  const config = readConfig({
    PAGE_WORKERS: "0",
    PORT: String(await freePort()),
    REWIRE_STATE_DIR: join(folder, "gateway"),
    ...quickSettings,
    ...settings,
  });
  let lines = "";
  const storefront = await openStorefront({
    config,
    log: createLog({ ...config.log, write: (line) => void (lines += `${line}\n`) }),
    app: await (app ??= loadAppFromDisk()),
    ...(shopFetch && { shopFetch }),
  });
  return {
    url: `http://localhost:${storefront.port}`,
    log: () => lines,
    stop: async () => {
      await storefront.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
