import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { securityHeaders } from "@rewire/gateway";

/** A year; the names of these files change with their content. */
const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** Files that tools leave behind, such as the build's list of all files; nobody's but the server's. */
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))/;

/** Serves the browser's files of the built app; what is none of them goes on to the pages. @param root Their folder */
export function serveFiles(app: Hono, root: string): void {
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
  app.get("/assets/*", files(FOREVER));
  // A file of an older build: no page, and no reason to make one.
  app.get("/assets/*", (c) => c.text("Not found", 404));
  // Asked for again and again by open pages: what is there now counts.
  app.get("/builds/*", files("no-cache"), (c) => c.text("Not found", 404));
  app.get("/*", files(AN_HOUR));
}
