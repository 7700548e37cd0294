import { toLocalPath } from "@rewire/domain";

const CONTROL_CHARACTER_PATTERN = /\p{Cc}/u;
const ALL_CONTROL_CHARACTERS_PATTERN = /\p{Cc}/gu;

/** Maximum length of a path; the HTTP server accepts no longer ones. */
const MAX_PATH_LENGTH = 16_384;
const UNKNOWN_PATH = "/%EF%BF%BD";

/**
 * Converts a request path to one that the router can parse. In each segment, invalid percent-encoding is taken
 * literally, and control characters become U+FFFD, because the router ignores a tab between two slashes (and interprets
 * the rest as a host). No page has such a path, so the response is the error page.
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
 * Redirects a path with several leading slashes to the path with one slash, because links derived from the former would
 * name a host. Returns null for every other path.
 */
export function redirectToSingleSlash(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith("//")) return null;
  return new Response(null, { status: PERMANENT_REDIRECT, headers: { location: toLocalPath(`${pathname}${search}`) } });
}

/** Returns the request for the router: unchanged if its path can be parsed, else with a converted path. */
export function toPageRequest(request: Request): Request {
  const url = new URL(request.url);
  const path = toPagePath(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
}
