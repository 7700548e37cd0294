import { localPath } from "@rewire/domain";

const CONTROL = /\p{Cc}/u;
const EVERY_CONTROL = /\p{Cc}/gu;

/** Characters of a path; a server for HTTP takes no longer ones. */
const MAX_PATH = 16_384;
const NO_PAGE = "/%EF%BF%BD";

/**
 * A path that the router can read, for one that a browser sent. Part by part: what is no percent-encoding stands for
 * itself, and control characters become U+FFFD, because the router takes a tab between two slashes for none (and the
 * rest for a host). No page of ours has either, so that the answer is the error screen, with the path to read.
 */
export const toPagePath = (pathname: string): string =>
  pathname.length > MAX_PATH ? NO_PAGE : pathname.split("/").map(toSegment).join("/");

function toSegment(segment: string): string {
  const text = decoded(segment);
  if (text === null) return toSegment(segment.replaceAll("%", "%25"));
  return CONTROL.test(text) ? encodeURIComponent(text.replaceAll(EVERY_CONTROL, "\uFFFD")) : segment;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Moved for good, method kept. */
const MOVED = 308;

/**
 * The answer to a path that begins with several slashes: the same page without them. As they stand, links of the page
 * that are made of its path would name a host. null for every other path.
 */
export function moveToOneSlash(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith("//")) return null;
  return new Response(null, { status: MOVED, headers: { location: localPath(`${pathname}${search}`) } });
}

/** The request as the router is to see it: the same one where its path can be read. */
export function toPageRequest(request: Request): Request {
  const url = new URL(request.url);
  const path = toPagePath(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
}
