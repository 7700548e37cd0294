import { createServer as createHttpServer, type RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

/** Vite as a middleware before our server: modules and hot reload are its, pages and data ours. */
export async function developmentServer(root: string) {
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  return {
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    createServer: ((_options: unknown, ours: RequestListener) =>
      createHttpServer((request, response) => {
        vite.middlewares(request, response, () => ours(request, response));
      })) as typeof createHttpServer,
    close: () => vite.close(),
  };
}
