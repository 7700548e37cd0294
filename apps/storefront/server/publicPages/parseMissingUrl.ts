import type { ServerBuild } from "react-router";
import { isLocale, LOCALES, localePrefixes } from "@rewire/messages";
import { toPagePath } from "../pagePath.ts";
import type { PublicUrl } from "./parsePublicUrl.ts";

type Routes = ServerBuild["routes"];

/** Path of the route of the language, which may be missing in a URL. */
const LOCALE_PATH = ":locale?";
/** Path of the route of pages that do not exist. */
const ANY_PATH = "*";

const LOCALE_SEGMENTS = new Set(LOCALES.map((locale) => localePrefixes[locale].slice(1)).filter(Boolean));

/** Returns the first segments, in lower case, of the paths of all routes, after the language. */
export function listFirstSegments(routes: Routes): ReadonlySet<string> {
  const hasPath = (path: string | undefined) => path !== undefined && path !== "" && path !== LOCALE_PATH;
  const isTopLevel = (parentId: string | undefined): boolean => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return !parent || (!hasPath(parent.path) && isTopLevel(parent.parentId));
  };
  return new Set(
    Object.values(routes).flatMap((route) =>
      route?.path !== undefined && hasPath(route.path) && route.path !== ANY_PATH && isTopLevel(route.parentId)
        ? [route.path.replace(/^\//, "").split("/", 1).join("").toLowerCase()]
        : [],
    ),
  );
}

/**
 * Parses a URL whose first segment after the language belongs to no page, as those that programs try in search of weak
 * servers. Like a public page, it is rendered by a worker thread, so that the main thread is left to visitors. Returns
 * null for all other URLs.
 * @param firstSegments Result of `listFirstSegments`.
 */
export function parseMissingUrl({ pathname }: URL, firstSegments: ReadonlySet<string>): PublicUrl | null {
  if (pathname.endsWith(".data") || toPagePath(pathname) !== pathname) return null;
  const segments = decodeURIComponent(pathname).slice(1).split("/");
  // A full locale code is redirected.
  if (isLocale(segments[0] ?? "")) return null;
  const segment = (LOCALE_SEGMENTS.has(segments[0] ?? "") ? segments[1] : segments[0]) ?? "";
  // Names with two underscores are the router's own.
  if (segment === "" || segment.startsWith("__") || firstSegments.has(segment.toLowerCase())) return null;
  return { kind: "missing", path: pathname };
}
