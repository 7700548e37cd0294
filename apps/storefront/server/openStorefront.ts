import type { RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { createGateway, headersOfRefusal, type GatewayConfig, type GatewayOptions, type Log } from "@rewire/gateway";
import { compress } from "./compress.ts";
import { openServer, type OpenServer } from "./openServer.ts";
import { refusalText } from "./refuseUnreadable.ts";
import { createRefusalPage, servePages } from "./pages.ts";
import { serveFiles } from "./staticFiles.ts";

/** The app as it was built, or as Vite builds it meanwhile. */
export interface BuiltApp {
  readonly build: () => Promise<ServerBuild>;
  /** Folder of the browser's files; null where Vite serves them. */
  readonly files: string | null;
  /** Address of each locale's compiled messages. */
  readonly messageChunks: Readonly<Record<string, string>>;
  /** null in development. */
  readonly buildId: string | null;
  /** Sees every request first, as Vite does in development, and calls on. */
  readonly before?: (...request: [...Parameters<RequestListener>, next: () => void]) => void;
  readonly close?: () => Promise<void>;
}

interface StorefrontOptions extends Pick<GatewayOptions, "shopFetch"> {
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly app: BuiltApp;
}

/** A storefront that answers. */
export interface OpenStorefront extends Pick<OpenServer, "port" | "running"> {
  /** Sends everybody elsewhere, finishes what is under way and closes; how many requests were cut. */
  close(): Promise<number>;
}

const CHORES_EVERY_MS = 60_000;

/**
 * Puts gateway, files and pages together and listens.
 *
 * @throws Error in words when the port or the state folder cannot be used.
 */
export async function openStorefront({
  config,
  log,
  app: built,
  shopFetch,
}: StorefrontOptions): Promise<OpenStorefront> {
  const { build, files, before } = built;
  const gateway = createGateway({ config, log, shopFetch, refusalPage: createRefusalPage(build) });
  const app = new Hono();
  app.use(compress());
  app.route("/", gateway.app);
  if (files !== null) serveFiles(app, files);
  servePages(app, { ...built, config, log, services: gateway.services, isDevelopment: files === null });

  const refusalHeaders = headersOfRefusal(config);
  const ours = getRequestListener(app.fetch, {
    // What cannot even be read as a request: a host or an address that is none.
    errorHandler: (error) => {
      const isTheirs = error instanceof RequestError;
      if (isTheirs) log.debug("A request cannot be read", { error });
      else log.error("Something went wrong", { error });
      const status = isTheirs ? 400 : 500;
      return new Response(isTheirs ? refusalText(status) : null, {
        status,
        headers: { ...refusalHeaders, "content-type": "text/plain; charset=utf-8" },
      });
    },
  });
  const listener: RequestListener = before ? (...request) => before(...request, () => void ours(...request)) : ours;
  const server = await openServer({ port: config.port, host: config.host, listener, refusalHeaders });
  log.info("The storefront listens", { host: config.host, port: server.port });

  gateway.warmUp().catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
  void gateway.examineShop();
  const chores = setInterval(() => {
    void gateway.examineShop();
    gateway
      .settlePayments()
      .catch((error: unknown) => log.error("Card payments without an order could not be looked at", { error }));
  }, CHORES_EVERY_MS);
  chores.unref();
  return {
    port: server.port,
    running: server.running,
    async close() {
      clearInterval(chores);
      gateway.beginShutdown();
      const cut = await server.close(config.limits.shutdownMs);
      await built.close?.();
      await gateway.close();
      return cut;
    },
  };
}
