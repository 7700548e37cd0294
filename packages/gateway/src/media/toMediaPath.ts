import { mediaPrefix } from "@rewire/domain";

const picturePath = /\.(jpe?g|png|webp|avif|gif)$/i;

const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** Whether an address lies on the shop's own host; the names of this machine count as one. */
export function isShopAddress(url: URL, shopUrl: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  if (url.host === shopUrl.host) return true;
  return url.port === shopUrl.port && isLoopback(url.hostname) && isLoopback(shopUrl.hostname);
}

/**
 * The same-origin address of one of the shop's pictures: `https://shop.example/uploads/a.jpg` becomes
 * `/media/uploads/a.jpg`. null for what lies on another host or is no picture by its name.
 *
 * @param source Absolute, or a path on the shop's host; what is ours already stays as it is.
 */
export function toMediaPath(source: string, shopUrl: URL): string | null {
  if (source.length > 2000) return null;
  if (source.startsWith(`${mediaPrefix}/`)) return source;
  const url = URL.parse(source, shopUrl);
  if (!url || !isShopAddress(url, shopUrl) || !picturePath.test(url.pathname)) return null;
  return `${mediaPrefix}${url.pathname}`;
}

/**
 * The way back: the shop's address of a picture that a browser asks for; null for what cannot be one. The host is
 * always the shop's, whatever the path says.
 */
export function toSourceUrl(path: string, shopUrl: URL): URL | null {
  if (!path.startsWith(`${mediaPrefix}/`)) return null;
  const rest = path.slice(mediaPrefix.length);
  if (rest.length > 1000 || /\/\/|\\|%2f|%5c|%00|(^|\/)(\.|%2e){1,2}(\/|$)/i.test(rest) || !picturePath.test(rest)) return null;
  const url = new URL(shopUrl.origin);
  url.pathname = rest;
  return url;
}
