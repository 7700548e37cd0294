import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createLog, readConfig } from "@rewire/gateway";
import { openStorefront } from "../server/openStorefront.ts";
import { readClientFiles } from "../server/readClientFiles.ts";
import { getServingMode, type ServingMode } from "./Inventory.ts";

/** Page served by a storefront. */
export interface ServedPage {
  readonly path: string;
  readonly headers: Headers;
  readonly html: string;
}

const CARD_SETTINGS = { STRIPE_PUBLISHABLE_KEY: "pk_live_inventory", STRIPE_SECRET_KEY: "sk_live_inventory" };

interface ModeSettings {
  /** Whether a proxy reports that clients use https. */
  readonly isSecure: boolean;
  readonly settings: Readonly<Record<string, string>>;
}

/** Settings of each serving mode; the modes differ in their headers. */
const SETTINGS_BY_MODE: ReadonlyMap<ServingMode, ModeSettings> = new Map(
  [false, true].flatMap((isSecure) =>
    [false, true].map(
      (hasCards) =>
        [
          getServingMode(isSecure, hasCards),
          { isSecure, settings: { TRUST_PROXY: String(isSecure), ...(hasCards ? CARD_SETTINGS : {}) } },
        ] as const,
    ),
  ),
);

/**
 * Starts a built storefront in every serving mode and fetches its pages. The shop is empty, because scripts and headers
 * do not depend on products.
 * @param buildFolder Build folder with the subfolders `client` and `server`.
 */
export async function fetchServedPages(
  buildFolder: string,
  paths: readonly string[],
): Promise<Map<ServingMode, ServedPage[]>> {
  const client = join(buildFolder, "client");
  const module = pathToFileURL(join(buildFolder, "server", "index.js")).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what React Router's build exports
  const build = (await import(module)) as ServerBuild;
  const app = {
    build: () => Promise.resolve(build),
    files: client,
    ...readClientFiles(client),
  };
  const pagesByMode = new Map<ServingMode, ServedPage[]>();
  for (const [servingMode, { isSecure, settings }] of SETTINGS_BY_MODE) {
    const folder = await mkdtemp(join(tmpdir(), "rewire-records-"));
    const storefront = await openStorefront({
      config: readConfig({ PORT: "0", PAGE_WORKERS: "0", REWIRE_STATE_DIR: folder, ...settings }),
      log: createLog({ level: "silent" }),
      shopFetch: async () => Response.json({ data: {} }),
      app,
    });
    const origin = `http://localhost:${storefront.port}`;
    const fetchFromServer: typeof fetch = (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-proto", isSecure ? "https" : "http");
      return fetch(url, { ...init, headers });
    };
    pagesByMode.set(servingMode, await Promise.all(paths.map((path) => fetchPage(origin, path, fetchFromServer))));
    await storefront.close();
    await rm(folder, { recursive: true, force: true });
  }
  return pagesByMode;
}

/** Fetches a page of a storefront without following redirects. */
export async function fetchPage(origin: string, path: string, fetch = globalThis.fetch): Promise<ServedPage> {
  const response = await fetch(new URL(path, origin), { redirect: "manual", headers: { accept: "text/html" } });
  return { path, headers: response.headers, html: await response.text() };
}
