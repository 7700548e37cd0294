import { serveStatic } from "@hono/node-server/serve-static";
import type { Env, Hono } from "hono";
import { securityHeaders } from "@rewire/gateway";

/** Cache lifetime of a year; file names change with their content. */
const CACHE_FOREVER = "public, max-age=31536000, immutable";
const CACHE_ONE_HOUR = "public, max-age=3600";

/** Hidden files of tools, such as the build manifest; not served. */
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))/;

/** Serves the client files of the built app; other requests continue to the pages. @param root Folder of the files */
export function serveFiles<Context extends Env>(app: Hono<Context>, root: string): void {
  const files = (cacheControl: string) => {
    const serve = serveStatic({
      root,
      onFound: (_path, c) => {
        c.header("cache-control", cacheControl);
        for (const [name, value] of Object.entries(securityHeaders())) c.header(name, value);
      },
    });
    return (...[c, next]: Parameters<typeof serve>) => (HIDDEN.test(c.req.path) ? next() : serve(c, next));
  };
  app.get("/assets/*", files(CACHE_FOREVER));
  // Missing file of an older build: renders no page.
  app.get("/assets/*", (c) => c.text("Not found", 404));
  // Polled by open pages: only the current content is valid.
  app.get("/builds/*", files("no-cache"), (c) => c.text("Not found", 404));
  app.get("/*", files(CACHE_ONE_HOUR));
}
