import { createContentPagePath, createSiteLinks, createTradeInLinks, type SiteLinks } from "@rewire/domain";
import { LOCALES, localePrefixes, toLanguageTag, toLocalePath } from "@rewire/messages";

/**
 * Maximum number of URLs in a sitemap file. With the alternate URLs in all languages, a file stays below the protocol's
 * limits of 50,000 URLs and 50 MB.
 */
export const MAX_URLS_PER_SITEMAP = 20_000;

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const XML_ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => XML_ENTITIES[character] ?? character);

/** Content of the sitemap: product and category slugs, and whether the shop offers repairs and trade-ins. */
export interface SitemapContent {
  readonly products: readonly string[];
  readonly categories: readonly string[];
  readonly hasRepairs: boolean;
  /** Whether the shop takes used devices. */
  readonly hasTradeIn: boolean;
  /** Names of the content pages. */
  readonly contentPages: readonly string[];
}

/** Returns the paths of all indexable pages, without language. */
function listPaths(
  { products, categories, hasRepairs, hasTradeIn, contentPages }: SitemapContent,
  links: SiteLinks,
): readonly string[] {
  return [
    links.home,
    links.products(),
    links.categories,
    ...(hasRepairs ? [links.repair] : []),
    ...(hasTradeIn ? [createTradeInLinks(localePrefixes.en_US).tradeIn] : []),
    links.contact,
    ...contentPages.map((name) => createContentPagePath(localePrefixes.en_US, name)),
    ...categories.map((slug) => links.category(slug)),
    ...products.map((slug) => links.product(slug)),
  ];
}

/**
 * Renders the sitemap with all pages in all languages, including alternate links; renders a sitemap index instead if
 * the number of URLs exceeds the limit.
 * @param baseUrl URL of the storefront without a trailing slash.
 * @param part Number of the sitemap file, starting at 1; null for the sitemap or the sitemap index.
 * @param limit Maximum number of URLs in a file.
 * @returns The XML; null if the requested file does not exist.
 */
export function renderSitemap(
  baseUrl: string,
  content: SitemapContent,
  part: number | null = null,
  limit = MAX_URLS_PER_SITEMAP,
): string | null {
  const paths = listPaths(content, createSiteLinks(localePrefixes.en_US));
  const pagesPerPart = Math.max(1, Math.floor(limit / LOCALES.length));
  const parts = Math.ceil(paths.length / pagesPerPart);
  if (part === null && parts > 1) {
    const entries = Array.from(
      { length: parts },
      (_, partIndex) => `<sitemap><loc>${escapeXml(`${baseUrl}/sitemap.xml?part=${partIndex + 1}`)}</loc></sitemap>`,
    );
    return `${XML_DECLARATION}<sitemapindex ${SITEMAP_NAMESPACE}>${entries.join("")}</sitemapindex>`;
  }
  if (part !== null && (part < 1 || part > parts)) return null;
  const firstPathIndex = ((part ?? 1) - 1) * pagesPerPart;
  const entries = paths
    .slice(firstPathIndex, firstPathIndex + pagesPerPart)
    .flatMap((path) => renderUrlEntries(baseUrl, path));
  return `${XML_DECLARATION}<urlset ${SITEMAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}

/** Returns the sitemap entries of a page in all languages, each with all alternates. */
function renderUrlEntries(baseUrl: string, path: string): readonly string[] {
  const addresses = LOCALES.map((locale) => ({
    tag: toLanguageTag(locale),
    address: escapeXml(`${baseUrl}${toLocalePath(path, locale)}`),
  }));
  const alternateLinksXml = [...addresses, { tag: "x-default", address: escapeXml(`${baseUrl}${path}`) }]
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    .join("");
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${alternateLinksXml}</url>`);
}

/** Paths that search engines must not crawl: data endpoints, the cart in each language, and filter combinations. */
const DISALLOWED_PATHS = [
  "/graphql",
  ...LOCALES.map((locale) => toLocalePath("/cart", locale)),
  "/webhooks/",
  "/cards",
  "/shared-wishlist",
  "/fits",
  "/suggestions",
  "/facets",
  "/addresses",
  "/keep-order/",
  "/running-repair/",
  "/page-text",
  "/*?*filter=",
  "/*?*search=",
  "/*?*orderby=",
];

/** Renders robots.txt with the disallowed paths and the sitemap URL. */
export const renderRobots = (baseUrl: string): string =>
  [
    "User-agent: *",
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
