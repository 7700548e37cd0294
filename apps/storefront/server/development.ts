import { createServer } from "vite";
import { toServerBuild } from "./builtApp.ts";

/** Starts the storefront in development mode, in which Vite serves modules with hot reload. */
export async function startDevelopmentServer(root: string) {
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  return {
    build: () => vite.ssrLoadModule("virtual:react-router/server-build").then(toServerBuild),
    before: vite.middlewares,
    close: () => vite.close(),
  };
}
