import { createServer, type RequestListener, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { clientAddress, ConfigError, createGateway, createLog, readConfig, securityHeaders, type GatewayConfig, type GatewayServices } from "@rewire/gateway";
import { compress } from "./compress.ts";
import { readMessageChunks } from "./messageChunks.ts";
import { createPages } from "./pages.ts";
import { readBuildId } from "./readBuildId.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isDevelopment = process.env["NODE_ENV"] === "development";

/** A year; the names of these files change with their content. */
const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

interface Pages {
  /** Sees every request first, as Vite does in development, and calls on. */
  readonly before?: (...request: [...Parameters<RequestListener>, next: () => void]) => void;
  readonly close?: () => Promise<void>;
}

async function open(): Promise<() => Promise<void>> {
  const config = readConfig(process.env);
  const log = createLog(config.log);
  const gateway = createGateway({ config, log });
  const app = new Hono();
  app.use(compress());
  app.route("/", gateway.app);
  const pages = await (isDevelopment ? pagesOfVite : pagesFromDisk)(app, config, gateway.services);
  const server = await listen(app, config, pages);
  void gateway.warmUp();
  const settling = setInterval(() => {
    gateway.settlePayments().catch((error: unknown) => log.error("Card payments without an order could not be looked at", { error }));
  }, 60_000);
  settling.unref();
  return async () => {
    clearInterval(settling);
    await new Promise((resolve) => {
      server.close(resolve);
      // Browsers keep their connections open; a server that ends does not wait for them.
      server.closeAllConnections();
    });
    await pages.close?.();
    await gateway.close();
  };
}

function listen(app: Hono, { port }: GatewayConfig, { before }: Pages): Promise<Server> {
  const ours = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (before) before(request, response, () => void ours(request, response));
    else void ours(request, response);
  });
  return new Promise((resolve, reject) => {
    server.on("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1}`) : error),
    );
    server.listen(port, () => resolve(server));
  });
}

async function pagesFromDisk(app: Hono, config: GatewayConfig, services: GatewayServices): Promise<Pages> {
  const client = folder("../build/client");
  const build = (await import(folder("../build/server/index.js"))) as ServerBuild;
  const files = (cacheControl: string) =>
    serveStatic({
      root: client,
      onFound: (_path, context) => {
        context.header("cache-control", cacheControl);
        for (const [name, value] of Object.entries(securityHeaders())) context.header(name, value);
      },
    });
  app.get("/assets/*", files(FOREVER));
  // A file of an older build: no page, and no reason to make one.
  app.get("/assets/*", (context) => context.text("Not found", 404));
  // Asked for again and again by open pages: what is there now counts.
  app.get("/builds/*", files("no-cache"), (context) => context.text("Not found", 404));
  app.get("/*", files(AN_HOUR));
  const page = createPages({ config, services, build: () => Promise.resolve(build), messageChunks: readMessageChunks(client), buildId: readBuildId(client), isDevelopment });
  app.all("*", (context) => page(context.req.raw, clientAddress(context, config.trustProxy)));
  return {};
}

async function pagesOfVite(app: Hono, config: GatewayConfig, services: GatewayServices): Promise<Pages> {
  const { developmentServer } = await import("./development.ts");
  const { build, ...vite } = await developmentServer(folder(".."));
  const page = createPages({ config, services, build, messageChunks: {}, buildId: null, isDevelopment });
  app.all("*", (context) => page(context.req.raw, clientAddress(context, config.trustProxy)));
  return vite;
}

try {
  const close = await open();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exit(1);
}
