const CONTROL = /\p{Cc}/u;
const EVERY_CONTROL = /\p{Cc}/gu;

/**
 * A path that the router can read, for one that a browser sent. Part by part: what is no percent-encoding stands for
 * itself, and control characters become U+FFFD, because the router takes a tab between two slashes for none (and the
 * rest for a host). No page of ours has either, so that the answer is the error screen, with the path to read.
 */
export const toPagePath = (pathname: string): string => pathname.split("/").map(toSegment).join("/");

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

/** The request as the router is to see it: the same one where its path can be read. */
export function toPageRequest(request: Request): Request {
  const url = new URL(request.url);
  const path = toPagePath(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
}
