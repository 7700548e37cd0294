import type { RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import {
  createGateway,
  createRejectionHeaders,
  type Gateway,
  type GatewayConfig,
  type GatewayOptions,
  type Log,
} from "@rewire/gateway";
import type { PageContext } from "../app/loaders/pageContext.server.ts";
import { createEarlierPrices } from "@rewire/demo-shop/earlier-prices";
import { createCompressionMiddleware } from "./createCompressionMiddleware.ts";
import { openServer, type ListeningServer } from "./openServer.ts";
import {
  createRepeatedRequestCache,
  type RepeatedRequestCache,
  type ServerContext,
} from "./publicPages/createRepeatedRequestCache.ts";
import { openPublicPages, type OpenPublicPages } from "./publicPages/openPublicPages.ts";
import { formatRejectionText } from "./rejectMalformedRequest.ts";
import { getServerEntry } from "./builtApp.ts";
import { createRejectionPage, servePages } from "./pages.ts";
import { serveFiles } from "./staticFiles.ts";

/** Production build of the app or, in development, Vite's build. */
export interface BuiltApp {
  readonly build: () => Promise<ServerBuild>;
  /** Folder of the client files; null if Vite serves them. */
  readonly files: string | null;
  /** URLs of each locale's compiled messages. */
  readonly messageChunks: Readonly<Record<string, string>>;
  /** Build id; null in development. */
  readonly buildId: string | null;
  /** URL of the early script of public pages; null in development. */
  readonly earlyScriptUrl: string | null;
  /** Style sheet before the footer of public pages; null in development. */
  readonly deferredStyles: PageContext["deferredStyles"];
  /** Handles every request first, such as Vite in development, and calls `next`. */
  readonly before?: (...request: [...Parameters<RequestListener>, next: () => void]) => void;
  /** Whether threads can load it from disk. @default false */
  readonly canUseThreads?: boolean;
  readonly close?: () => Promise<void>;
}

interface StorefrontOptions extends Pick<GatewayOptions, "shopFetch"> {
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly app: BuiltApp;
}

/** Running storefront server that accepts connections. */
export interface ListeningStorefront extends Pick<ListeningServer, "port" | "getPendingCount"> {
  /**
   * Reports the server as unavailable, finishes pending requests and closes; resolves to the number of aborted ones.
   */
  close(): Promise<number>;
}

const MAINTENANCE_INTERVAL_MS = 60_000;

/**
 * Starts a server that combines the gateway, static files and pages. @throws Error with a readable message if the port
 * or the state folder is unusable.
 */
export async function openStorefront(options: StorefrontOptions): Promise<ListeningStorefront> {
  const { config, log, app: builtApp } = options;
  let publicPages: OpenPublicPages | null = null;
  const gateway = createStorefrontGateway(options, (tags) => publicPages?.addressesOf(tags) ?? []);
  const app = new Hono<ServerContext>();
  const repeatedRequests = createRepeatedRequestCache();
  // Every request is logged with one line.
  if (!config.log.requests) app.use(repeatedRequests.remember);
  app.use(createCompressionMiddleware());
  app.route("/", gateway.app);
  const { files } = builtApp;
  const fileOptions = { ...builtApp, stateDir: config.stateDir, recompresses: config.compressesInBackground, log };
  const servedFiles = files === null ? null : serveFiles(app, { ...fileOptions, root: files });
  publicPages = openPublicPages({ ...builtApp, services: gateway.services, config, log });
  servePages(app, { ...builtApp, config, log, publicPages, services: gateway.services, isDevelopment: files === null });

  const server = await openServer({
    port: config.port,
    host: config.host,
    listener: createListener(app, repeatedRequests, options),
    refusalHeaders: createRejectionHeaders(config),
  });
  log.info("The storefront listens", { host: config.host, port: server.port });

  gateway.warmUp().catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
  const stopMaintenance = startMaintenance(gateway);
  return {
    port: server.port,
    getPendingCount: server.getPendingCount,
    async close() {
      stopMaintenance();
      gateway.beginShutdown();
      const abortedCount = await server.close(config.limits.shutdownMs);
      await publicPages?.close();
      await servedFiles?.close();
      await builtApp.close?.();
      await gateway.close();
      return abortedCount;
    },
  };
}

/** Creates the gateway, whose e-mails and rejections are written by the built app. */
const createStorefrontGateway = (
  { config, log, shopFetch, app: { build } }: StorefrontOptions,
  listUrls: NonNullable<GatewayOptions["listUrls"]>,
): Gateway =>
  createGateway({
    config,
    log,
    shopFetch,
    rejectionPage: createRejectionPage(build),
    composeAlert: async (content) => getServerEntry(await build()).composeAlert(content, config.settings),
    composeBooking: async (booking) => getServerEntry(await build()).composeBooking(booking, config.settings),
    composeReceipt: async (receiptReference) =>
      getServerEntry(await build()).composeReceipt(receiptReference, config.settings),
    ...(config.shop.isEmbedded && { earlierPrices: createEarlierPrices }),
    listUrls,
  });

/** Creates the function that handles requests: repeated ones without the app, malformed ones in words. */
function createListener(
  app: Hono<ServerContext>,
  repeatedRequests: RepeatedRequestCache,
  { config, log, app: { before: middleware } }: StorefrontOptions,
): (...request: Parameters<RequestListener>) => unknown {
  const rejectionHeaders = createRejectionHeaders(config);
  const handleRequest = getRequestListener(app.fetch, {
    // Malformed requests: an invalid host or URL.
    errorHandler: (error) => {
      const isRequestError = error instanceof RequestError;
      if (isRequestError) log.debug("A request cannot be read", { error });
      else log.error("Something went wrong", { error });
      const status = isRequestError ? 400 : 500;
      return new Response(isRequestError ? formatRejectionText(status) : null, {
        status,
        headers: { ...rejectionHeaders, "content-type": "text/plain; charset=utf-8" },
      });
    },
  });
  return middleware
    ? (...request) => middleware(...request, () => void handleRequest(...request))
    : // The server waits for the promise, since work goes on when a visitor leaves.
      (...request) => repeatedRequests.respond(...request) || handleRequest(...request);
}

/** Runs the gateway's regular work now and every minute; returns a function that ends it. */
function startMaintenance(gateway: Gateway): () => void {
  const maintain = () => {
    void gateway.examineShop();
    void gateway.maintain();
  };
  maintain();
  const timer = setInterval(maintain, MAINTENANCE_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
