import { createRequire } from "node:module";
import { Hono } from "hono";
import { fetchIcons } from "./fetchIcons.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { findIcon, iconSetSchema, type IconDrawing, type IconSet } from "./IconSet.ts";

/** Dependencies of `GET /icons/…`. */
export interface IconsRouteDependencies {
  /** Icon service for icons that are not installed; null for none. */
  readonly service: string | null;
  readonly fetch: typeof globalThis.fetch;
}

/** Cache lifetime of an icon in browsers, in seconds: 168 hours. */
const CACHE_SECONDS = 168 * 60 * 60;
const MAX_ICONS = 50;
const iconNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const headers = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * Creates the route `GET /icons/{prefix}.json?icons=a,b`, which serves icons from the installed Iconify sets and the
 * icon service in Iconify's own format.
 */
export function createIconsRoute({ service: iconServiceUrl, fetch }: IconsRouteDependencies): Hono {
  const app = new Hono();
  const iconSets = new Map<string, IconSet | null>();

  const findIconSet = (prefix: string): IconSet | null => {
    const cachedIconSet = iconSets.get(prefix);
    if (cachedIconSet !== undefined) return cachedIconSet;
    const read = readIconSet(prefix);
    // Only a few sets are installed; the limit keeps unknown names from filling the memory.
    if (read || iconSets.size < 100) iconSets.set(prefix, read);
    return read;
  };

  app.get("/icons/:file{.+\\.json}", async (c) => {
    const prefix = c.req.param("file").replace(/\.json$/, "");
    const names = [...new Set((c.req.query("icons") ?? "").split(",").filter((name) => name !== ""))];
    if (!areValidNames(prefix, names)) {
      return c.text(
        `Ask for 1 to ${MAX_ICONS} icons by name: /icons/ion.json?icons=document-outline,cube-outline`,
        400,
        headers,
      );
    }
    const iconSet = findIconSet(prefix);
    const drawings = new Map<string, IconDrawing>();
    for (const name of names) {
      const drawing = iconSet && findIcon(iconSet, name);
      if (drawing) drawings.set(name, drawing);
    }
    const namesToFetch = names.filter((name) => !drawings.has(name));
    if (iconServiceUrl && namesToFetch.length > 0)
      for (const [name, drawing] of await fetchIcons({
        serviceUrl: iconServiceUrl,
        fetch,
        prefix,
        names: namesToFetch,
      }))
        drawings.set(name, drawing);

    const missingNames = names.filter((name) => !drawings.has(name));
    const { width = 16, height = 16 } = iconSet ?? {};
    return c.json(
      {
        prefix,
        icons: Object.fromEntries(drawings),
        width,
        height,
        ...(missingNames.length > 0 ? { not_found: missingNames } : {}),
      },
      drawings.size > 0 ? 200 : 404,
      // A missing icon may be available later.
      { ...headers, "cache-control": missingNames.length > 0 ? "no-store" : `public, max-age=${CACHE_SECONDS}` },
    );
  });
  return app;
}

/** Returns whether an icon set's name and the icons' names can exist, and are not too many. */
const areValidNames = (prefix: string, names: readonly string[]): boolean =>
  iconNamePattern.test(prefix) &&
  names.length > 0 &&
  names.length <= MAX_ICONS &&
  names.every((name) => name.length <= 60 && iconNamePattern.test(name));

const require = createRequire(import.meta.url);

function readIconSet(prefix: string): IconSet | null {
  try {
    return parseOrNull(iconSetSchema, require(`@iconify-json/${prefix}/icons.json`));
  } catch {
    return null;
  }
}
