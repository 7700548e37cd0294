import { fileURLToPath } from "node:url";
import { serve, type ServerType } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { ConfigError, createGateway, readConfig } from "@rewire/gateway";
import { compress } from "./compress.ts";
import { readMessageChunks } from "./messageChunks.ts";
import { createPages } from "./pages.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isDevelopment = process.env["NODE_ENV"] === "development";

/** A year; the names of these files change with their content. */
const FOREVER = "public, max-age=31536000, immutable";

async function open(): Promise<{ server: ServerType; close: () => Promise<void> }> {
  const gateway = createGateway({ config: readConfig(process.env) });
  const app = new Hono();
  app.use(compress());
  app.route("/", gateway.app);
  const vite = isDevelopment ? await servedByVite(app, gateway) : await servedFromDisk(app, gateway);
  const server = serve({ fetch: app.fetch, port: gateway.config.port, ...(vite ? { createServer: vite.createServer } : {}) });
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(error.code === "EADDRINUSE" ? `Port ${gateway.config.port} is taken by another program.` : error.message);
    process.exit(1);
  });
  return {
    server,
    close: async () => {
      server.close();
      await vite?.close();
      await gateway.close();
    },
  };
}

async function servedFromDisk(app: Hono, gateway: ReturnType<typeof createGateway>): Promise<null> {
  const client = folder("../build/client");
  const build = (await import(folder("../build/server/index.js"))) as ServerBuild;
  app.use("/assets/*", serveStatic({ root: client, precompressed: true, onFound: (_path, context) => context.header("cache-control", FOREVER) }));
  app.use("/*", serveStatic({ root: client, onFound: (_path, context) => context.header("cache-control", "public, max-age=3600") }));
  const page = createPages({ gateway, build: () => Promise.resolve(build), messageChunks: readMessageChunks(client), mode: "production" });
  app.all("*", (context) => page(context.req.raw));
  return null;
}

async function servedByVite(app: Hono, gateway: ReturnType<typeof createGateway>) {
  const { developmentServer } = await import("./development.ts");
  const { build, ...vite } = await developmentServer(folder(".."));
  const page = createPages({ gateway, build, messageChunks: {}, mode: "development" });
  app.all("*", (context) => page(context.req.raw));
  return vite;
}

try {
  const { close } = await open();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
