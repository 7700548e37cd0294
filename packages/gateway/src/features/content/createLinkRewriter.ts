import { createContentPagePath, type SafeHtml } from "@rewire/domain";
import type { ContentPageSource } from "../../config/ContentPageSource.ts";

/** Link as the sanitiser writes it. */
const LINK_PATTERN = /<a href="([^"]*)"/g;

/** Path without a slash at its end, as WordPress has it in permalinks. */
const removeTrailingSlash = (path: string): string => path.replace(/(.)\/$/, "$1");

/**
 * Creates the function that replaces links to the shop's content pages with links to the storefront:
 * `https://shop.example/de/agb/` becomes `/de/info/terms`. All other links are unchanged.
 */
export function createLinkRewriter(sources: readonly ContentPageSource[], shopUrl: URL): (html: SafeHtml) => SafeHtml {
  const pathByUri = new Map(
    sources.flatMap(({ name, addresses }) =>
      addresses.map(({ language, uri }) => [
        removeTrailingSlash(uri),
        createContentPagePath(language === "en" ? "" : `/${language}`, name),
      ]),
    ),
  );
  return ({ safeHtml }) => ({
    safeHtml: safeHtml.replaceAll(LINK_PATTERN, (link: string, href: string) => {
      const url = URL.parse(href, shopUrl);
      const path = url?.host === shopUrl.host ? pathByUri.get(removeTrailingSlash(url.pathname)) : undefined;
      return path === undefined ? link : `<a href="${path}"`;
    }),
  });
}
