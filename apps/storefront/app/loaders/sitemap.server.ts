import { siteLinks, type SiteLinks } from "@rewire/domain";
import { LOCALES, localePrefix, localeTag, pathInLocale } from "@rewire/messages";

/**
 * Maximum number of pages per file. The protocol allows 50,000 URLs and 50 MB; with every language included, this stays
 * below both.
 */
export const mostAddresses = 20_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Slugs of the catalogue's pages. */
export interface SiteContent {
  readonly products: readonly string[];
  readonly categories: readonly string[];
  readonly hasRepairs: boolean;
}

/** Returns the paths of all indexable pages, without language. */
function pathsOf({ products, categories, hasRepairs }: SiteContent, links: SiteLinks): readonly string[] {
  return [
    links.home,
    links.products(),
    links.categories,
    ...(hasRepairs ? [links.repair] : []),
    links.contact,
    ...categories.map((slug) => links.category(slug)),
    ...products.map((slug) => links.product(slug)),
  ];
}

/**
 * Renders the sitemap: every page in every language with its alternates; an index of parts if it is too long for one
 * file.
 *
 * @param baseUrl URL of the storefront without a trailing slash.
 * @param part Number of the part, from 1; null for the sitemap itself.
 * @returns null if the part does not exist.
 */
export function printSitemap(
  baseUrl: string,
  content: SiteContent,
  part: number | null = null,
  most = mostAddresses,
): string | null {
  const paths = pathsOf(content, siteLinks(localePrefix.en_US));
  const perPart = Math.max(1, Math.floor(most / LOCALES.length));
  const parts = Math.ceil(paths.length / perPart);
  if (part === null && parts > 1) {
    const entries = Array.from(
      { length: parts },
      (_, at) => `<sitemap><loc>${escaped(`${baseUrl}/sitemap.xml?part=${at + 1}`)}</loc></sitemap>`,
    );
    return `${DECLARATION}<sitemapindex ${PROTOCOL}>${entries.join("")}</sitemapindex>`;
  }
  if (part !== null && (part < 1 || part > parts)) return null;
  const start = ((part ?? 1) - 1) * perPart;
  const entries = paths.slice(start, start + perPart).flatMap((path) => entriesOf(baseUrl, path));
  return `${DECLARATION}<urlset ${PROTOCOL} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}

/** Returns the entries of a page in each language, each listing all alternates. */
function entriesOf(baseUrl: string, path: string): readonly string[] {
  const addresses = LOCALES.map((locale) => ({
    tag: localeTag(locale),
    address: escaped(`${baseUrl}${pathInLocale(path, locale)}`),
  }));
  const alternates = [...addresses, { tag: "x-default", address: escaped(`${baseUrl}${path}`) }]
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    .join("");
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`);
}

/** Paths without value for search engines: data endpoints, and filter combinations. */
const CLOSED = ["/graphql", "/cards", "/suggestions", "/webhooks/", "/*?*filter=", "/*?*search=", "/*?*orderby="];

/** Renders robots.txt: disallowed paths, and the sitemap's URL. */
export const printRobots = (baseUrl: string): string =>
  ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${baseUrl}/sitemap.xml`, ""].join("\n");
