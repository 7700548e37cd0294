import { siteLinks, type SiteLinks } from "@rewire/domain";
import { LOCALES, localePrefix, localeTag, pathInLocale } from "@rewire/messages";

/** The protocol allows 50,000 addresses and 50 MB a file; with each page in every language, so many stay below both. */
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

/** What a shop's catalogue has pages for, by slug. */
export interface SiteContent {
  readonly products: readonly string[];
  readonly categories: readonly string[];
  readonly hasRepairs: boolean;
}

/** Paths of all pages that search engines should know, without language. */
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
 * The sitemap of a shop: every page in every language, each with its alternates; an index of parts where it is too long for one file.
 *
 * @param baseUrl Address of the storefront without a slash at the end.
 * @param part From 1, as the index counts them; null for the sitemap itself.
 * @returns null for a part that there is not.
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

/** A page in each language; all of them name all of them. */
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

/** What no search engine needs: answers for scripts, and every combination of filters. */
const CLOSED = ["/graphql", "/cards", "/suggestions", "/webhooks/", "/*?*filter=", "/*?*search=", "/*?*orderby="];

/** What robots are asked to leave alone, and where the sitemap is. */
export const printRobots = (baseUrl: string): string =>
  ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${baseUrl}/sitemap.xml`, ""].join("\n");
