import { mediaPrefix } from "@rewire/domain";

const picturePathPattern = /\.(jpe?g|png|webp|avif|gif)$/i;

const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** Returns whether a URL is on the shop's own host. All loopback names count as one host. */
export function isShopAddress(url: URL, shopUrl: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  if (url.host === shopUrl.host) return true;
  return url.port === shopUrl.port && isLoopback(url.hostname) && isLoopback(shopUrl.hostname);
}

/** Path segment before a picture on a further host: `/media/-/cdn.example/a.jpg`. */
const EXTERNAL_PREFIX = "/-/";

/** Returns whether a same-origin path belongs to a picture on an additional host. */
export const isExternalPath = (path: string): boolean => path.startsWith(`${mediaPrefix}${EXTERNAL_PREFIX}`);

/** Returns whether a picture is on a configured host; only by https and its default port. */
const isAllowedHost = (url: URL, pictureHosts: readonly string[]): boolean =>
  url.protocol === "https:" && !url.username && !url.password && pictureHosts.includes(url.host);

/**
 * Converts the URL of a shop's picture to a same-origin path. `https://shop.example/uploads/a.jpg` becomes
 * `/media/uploads/a.jpg`; a URL on an additional host becomes `/media/-/cdn.example/a.jpg`. Returns null for other
 * hosts, and for file names without a picture extension.
 *
 * @param source Absolute URL, or a path on the shop's host. A same-origin media path is returned unchanged.
 * @param pictureHosts Additional hosts, as in `SHOP_PICTURE_HOSTS`.
 */
export function toMediaPath(source: string, shopUrl: URL, pictureHosts: readonly string[] = []): string | null {
  if (source.length > 2000) return null;
  if (source.startsWith(`${mediaPrefix}/`)) return source;
  const url = URL.parse(source, shopUrl);
  if (!url || !picturePathPattern.test(url.pathname)) return null;
  if (isShopAddress(url, shopUrl)) return `${mediaPrefix}${url.pathname}`;
  return isAllowedHost(url, pictureHosts) ? `${mediaPrefix}${EXTERNAL_PREFIX}${url.host}${url.pathname}` : null;
}

/**
 * Converts a same-origin path back to the URL of the picture. Returns null for an invalid path. The resulting host is
 * always the shop's or a configured one.
 */
export function toSourceUrl(path: string, shopUrl: URL, pictureHosts: readonly string[] = []): URL | null {
  if (!path.startsWith(`${mediaPrefix}/`)) return null;
  const relativePath = path.slice(mediaPrefix.length);
  if (
    relativePath.length > 1000 ||
    /\/\/|\\|%2f|%5c|%00|(^|\/)(\.|%2e){1,2}(\/|$)/i.test(relativePath) ||
    !picturePathPattern.test(relativePath)
  )
    return null;
  const host = relativePath.startsWith(EXTERNAL_PREFIX)
    ? relativePath.slice(EXTERNAL_PREFIX.length).split("/", 1)[0]
    : undefined;
  if (host !== undefined && !pictureHosts.includes(host)) return null;
  const url = new URL(host === undefined ? shopUrl.origin : `https://${host}`);
  url.pathname = host === undefined ? relativePath : relativePath.slice(EXTERNAL_PREFIX.length + host.length);
  return url;
}
