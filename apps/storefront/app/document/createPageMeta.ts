import type { MetaDescriptor } from "react-router";
import type { Settings } from "@rewire/domain";
import { LOCALES, toLanguageTag, pathInLocale } from "@rewire/messages";

// @chunk frame: used by every page.

interface PageMeta {
  /** Localised title of the page; missing for the home page. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Canonical path without query; superfluous slashes are removed. */
  readonly path: string;
  /** Image for shared links, as a same-origin path. */
  readonly image?: string | undefined;
  /** Whether search engines must not index the page: for example carts, orders and missing pages. */
  readonly isPrivate?: boolean | undefined;
}

/**
 * Returns the metadata of a page: title "{page} - {site name}", canonical URL, alternate languages, and Open Graph
 * data.
 */
export function createPageMeta(
  { site }: Settings,
  { title, description, path: requestPath, image, isPrivate = false }: PageMeta,
): MetaDescriptor[] {
  const fullTitle = title ? `${title} - ${site.siteName}` : site.siteName;
  const path = `/${requestPath.split("/").filter(Boolean).join("/")}`;
  const summary = description || site.description;
  const absolute = (to: string) => `${site.baseUrl}${to}`;
  const picture = image ?? site.siteImage;
  const common: MetaDescriptor[] = [
    { title: fullTitle },
    ...(summary ? [{ name: "description", content: summary }] : []),
  ];
  if (isPrivate) return [...common, { name: "robots", content: "noindex" }];
  return [
    ...common,
    { tagName: "link", rel: "canonical", href: absolute(path) },
    ...LOCALES.map((locale) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: toLanguageTag(locale),
      href: absolute(pathInLocale(path, locale)),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: absolute(pathInLocale(path, "en_US")) },
    { property: "og:title", content: fullTitle },
    ...(summary ? [{ property: "og:description", content: summary }] : []),
    { property: "og:url", content: absolute(path) },
    { property: "og:site_name", content: site.siteName },
    ...(picture ? [{ property: "og:image", content: absolute(picture) }] : []),
  ];
}
