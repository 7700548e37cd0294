import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RouterContextProvider, type ServerBuild } from "react-router";
import {
  getPublicUrl,
  readClientAddress,
  isSameOrigin,
  isSecure,
  logCrossSite,
  MAX_UPLOAD_BYTES,
  createSecurityHeaders,
  acceptsUploads,
  type GatewayConfig,
  type GatewayServices,
  type Log,
} from "@rewire/gateway";
import type { PageContext } from "../app/loaders/pageContext.server.ts";
import type { renderRejectionPage } from "../app/document/renderRejectionPage.server.ts";
import { getRequestHandler, getServerEntry } from "./builtApp.ts";
import { createWooCommerceUrls } from "./createWooCommerceUrls.ts";
import { listCardHosts } from "./listCardHosts.ts";
import { PageQueueFullError } from "./publicPages/createPageThreads.ts";
import { CATALOGUE_LOADING_RETRY_SECONDS, type PublicPages } from "./publicPages/createPublicPages.ts";
import type { ServerContext } from "./publicPages/createRepeatedRequestCache.ts";
import { redirectToSingleSlash, toPageRequest } from "./pagePath.ts";

interface PagesOptions {
  readonly services: GatewayServices;
  readonly config: GatewayConfig;
  readonly log: Log;
  /** Returns the built app; called for each request, so that development uses the latest version. */
  readonly build: () => Promise<ServerBuild>;
  readonly messageChunks: PageContext["messageChunks"];
  readonly buildId: PageContext["buildId"];
  readonly isDevelopment: boolean;
  /** Pages that are the same for every visitor; null in development, which renders each page anew. */
  readonly publicPages: Pick<PublicPages, "respond"> | null;
}

/** Creates a function that renders the error page for a rejected request in the visitor's language. */
export const createRejectionPage =
  (build: () => Promise<ServerBuild>): typeof renderRejectionPage =>
  async (...rejection) =>
    getServerEntry(await build()).renderRejectionPage(...rejection);

/** Seconds in which a full queue of pages has room again. */
const QUEUE_RETRY_SECONDS = "10";

/** Maximum size of a form submission in bytes; about ten times the size of the longest form. */
export const MAX_FORM_BYTES = 64 * 1024;

/** Handles the URLs of all pages. Limits the size of request bodies and rejects cross-site form submissions. */
export function servePages(app: Hono<ServerContext>, options: PagesOptions): void {
  const { config, log, build } = options;
  const page = createPages(options);
  const read = createPageReader(options, page);
  const rejectRequest = createRejectionPage(build);
  const onError = (c: Context) => rejectRequest(413, c.req.raw);
  const limit = bodyLimit({ maxSize: MAX_FORM_BYTES, onError });
  const uploadLimit = bodyLimit({ maxSize: MAX_UPLOAD_BYTES, onError });
  app.use("*", (c, next) => (acceptsUploads(c.req.path) ? uploadLimit : limit)(c, next));
  app.all("*", async (c) => {
    const visitorAddress = readClientAddress(c, config.trustProxy);
    if (c.req.method === "GET" || c.req.method === "HEAD") return read(c, visitorAddress);
    if (isSameOrigin(c.req.raw, config)) return page(c.req.raw, visitorAddress);
    logCrossSite(c.req.raw, visitorAddress, log);
    return rejectRequest(403, c.req.raw);
  });
  app.onError(async (error, c) => {
    if (error instanceof PageQueueFullError) {
      log.warn("A page was not rendered: too many wait", { path: c.req.path, error });
      const response = await rejectRequest(503, c.req.raw);
      response.headers.set("retry-after", QUEUE_RETRY_SECONDS);
      return response;
    }
    log.error("Something went wrong", { path: c.req.path, error, stack: error.stack });
    return rejectRequest(500, c.req.raw);
  });
}

type RenderPage = ReturnType<typeof createPages>;

const NOT_FOUND = 404;

/** Creates the function that responds to `GET` and `HEAD`: with a page, or with the one that replaces WooCommerce's. */
function createPageReader({ publicPages, services }: PagesOptions, page: RenderPage) {
  const wooCommerceUrls = createWooCommerceUrls(services.catalogue);
  return async (c: Context<ServerContext>, visitorAddress: string): Promise<Response> => {
    const url = new URL(c.req.url);
    const replacement = await wooCommerceUrls.resolveQuery(url);
    if (replacement !== null) return createReplacementRedirect(replacement);
    const publicPage = await publicPages?.respond(c.req.raw);
    const response = publicPage ? publicPage.response : await page(c.req.raw, visitorAddress);
    const pathReplacement = response.status === NOT_FOUND ? await wooCommerceUrls.resolvePath(url) : null;
    if (pathReplacement !== null) return createReplacementRedirect(pathReplacement);
    if (publicPage) {
      c.set("publicPage", publicPage.page);
      c.set("hasUnknownParameters", publicPage.hasUnknownParameters);
    }
    return response;
  };
}

/** Creates a permanent redirect, which tells search engines the new address, and may be forgotten after an hour. */
const createReplacementRedirect = (location: string): Response =>
  new Response(null, { status: 301, headers: { location, "cache-control": "public, max-age=3600" } });

/** Renders a page with the security headers of its nonce. */
function createPages({ services, config, log, build, messageChunks, buildId, isDevelopment }: PagesOptions) {
  const mode = isDevelopment ? "development" : "production";
  const paymentHosts = listCardHosts(config);
  return async (request: Request, visitorAddress: string): Promise<Response> => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    const settings = { ...config.settings, site: { ...config.settings.site, baseUrl: getPublicUrl(request, config) } };
    const currentBuild = await build();
    const entry = getServerEntry(currentBuild);
    context.set(entry.pageContext, {
      services,
      settings,
      log,
      nonce,
      messageChunks,
      buildId,
      earlyScriptUrl: null,
      deferredStyles: null,
      replaysEarlyActions: config.replaysEarlyActions,
      isPublic: false,
      newsletterUrl: config.newsletterUrl,
      hasTradeIn: config.tradeIn !== null,
      allowsSpeculation: false,
    });
    context.set(entry.privateContext, {
      services,
      visitor: visitorAddress,
      seller: config.seller,
      cards: config.stripe && { publishableKey: config.stripe.publishableKey, scriptUrl: config.stripe.scriptUrl },
    });
    const isCatalogueLoading = services.catalogue.loadingProgress() !== null;
    const handle = getRequestHandler(currentBuild, mode);
    const response = redirectToSingleSlash(request) ?? (await handle(toPageRequest(request), context));
    // Pages are not cacheable until the whole catalogue has been loaded.
    if (isCatalogueLoading) response.headers.set("cache-control", "no-store");
    if (isCatalogueLoading && response.status === 503)
      response.headers.set("retry-after", CATALOGUE_LOADING_RETRY_SECONDS);
    const headers = createSecurityHeaders({
      nonce,
      isHttps: isSecure(request),
      isDevelopment,
      additionalPolicies: paymentHosts,
    });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
