import { mediaPrefix } from "@rewire/domain";

const picturePath = /\.(jpe?g|png|webp|avif|gif)$/i;

const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** Whether an address lies on the shop's own host; the names of this machine count as one. */
export function isShopAddress(url: URL, shopUrl: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  if (url.host === shopUrl.host) return true;
  return url.port === shopUrl.port && isLoopback(url.hostname) && isLoopback(shopUrl.hostname);
}

/** Begins the rest of an address of ours whose picture lies on one of the further hosts: `/media/-/cdn.example/a.jpg`. */
const elsewhere = "/-/";

/** Tells whether an address of ours stands for a picture on a further host. */
export const isElsewhere = (path: string): boolean => path.startsWith(`${mediaPrefix}${elsewhere}`);

/** Whether a picture lies on a host that the shop's owner has named; by https and its usual port alone. */
const isNamedHost = (url: URL, pictureHosts: readonly string[]): boolean =>
  url.protocol === "https:" && !url.username && !url.password && pictureHosts.includes(url.host);

/**
 * The same-origin address of one of the shop's pictures: `https://shop.example/uploads/a.jpg` becomes
 * `/media/uploads/a.jpg`, one on a further host `/media/-/cdn.example/a.jpg`. null for what lies on another host or is
 * no picture by its name.
 *
 * @param source Absolute, or a path on the shop's host; what is ours already stays as it is.
 * @param pictureHosts Hosts besides the shop's own, as `SHOP_PICTURE_HOSTS` names them.
 */
export function toMediaPath(source: string, shopUrl: URL, pictureHosts: readonly string[] = []): string | null {
  if (source.length > 2000) return null;
  if (source.startsWith(`${mediaPrefix}/`)) return source;
  const url = URL.parse(source, shopUrl);
  if (!url || !picturePath.test(url.pathname)) return null;
  if (isShopAddress(url, shopUrl)) return `${mediaPrefix}${url.pathname}`;
  return isNamedHost(url, pictureHosts) ? `${mediaPrefix}${elsewhere}${url.host}${url.pathname}` : null;
}

/**
 * The way back: the shop's address of a picture that a browser asks for; null for what cannot be one. The host is
 * the shop's or one of those that its owner has named, whatever the path says.
 */
export function toSourceUrl(path: string, shopUrl: URL, pictureHosts: readonly string[] = []): URL | null {
  if (!path.startsWith(`${mediaPrefix}/`)) return null;
  const rest = path.slice(mediaPrefix.length);
  if (rest.length > 1000 || /\/\/|\\|%2f|%5c|%00|(^|\/)(\.|%2e){1,2}(\/|$)/i.test(rest) || !picturePath.test(rest))
    return null;
  const host = rest.startsWith(elsewhere) ? rest.slice(elsewhere.length).split("/", 1)[0] : undefined;
  if (host !== undefined && !pictureHosts.includes(host)) return null;
  const url = new URL(host === undefined ? shopUrl.origin : `https://${host}`);
  url.pathname = host === undefined ? rest : rest.slice(elsewhere.length + host.length);
  return url;
}
