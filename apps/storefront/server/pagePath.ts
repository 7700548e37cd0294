import { toLocalPath } from "@rewire/domain";

const CONTROL_CHARACTER_PATTERN = /\p{Cc}/u;
const ALL_CONTROL_CHARACTERS_PATTERN = /\p{Cc}/gu;

/** Maximum length of a path; the HTTP server accepts no longer ones. */
const MAX_PATH_LENGTH = 16_384;
const UNKNOWN_PATH = "/%EF%BF%BD";

/**
 * Converts a request path to a path that the router can parse. In each segment, invalid percent-encoding is escaped and
 * control characters are replaced with U+FFFD. No page has such a path, so the router responds with the error page.
 */
export const toPagePath = (pathname: string): string =>
  pathname.length > MAX_PATH_LENGTH ? UNKNOWN_PATH : pathname.split("/").map(sanitizeSegment).join("/");

function sanitizeSegment(segment: string): string {
  const text = decodeSegment(segment);
  if (text === null) return sanitizeSegment(segment.replaceAll("%", "%25"));
  return CONTROL_CHARACTER_PATTERN.test(text)
    ? encodeURIComponent(text.replaceAll(ALL_CONTROL_CHARACTERS_PATTERN, "\uFFFD"))
    : segment;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Permanent redirect that keeps the method. */
const PERMANENT_REDIRECT = 308;

/**
 * Redirects a path with several leading slashes to the path with a single slash, because links derived from a path such
 * as `//host` would refer to another host. Returns null for all other paths.
 */
export function redirectToSingleSlash(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith("//")) return null;
  return new Response(null, { status: PERMANENT_REDIRECT, headers: { location: toLocalPath(`${pathname}${search}`) } });
}

/**
 * Returns the request to pass to the router: the original request, or a copy with a converted path if the path cannot
 * be parsed.
 */
export function toPageRequest(request: Request): Request {
  const url = new URL(request.url);
  const path = toPagePath(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
}
