import type { MetaDescriptor } from "react-router";
import { toAbsoluteUrl, type Settings } from "@rewire/domain";
import { LOCALES, toLanguageTag, toLocalePath } from "@rewire/messages";

// @chunk frame: used by every page.

interface PageMeta {
  /** Localised title of the page; missing for the home page. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Canonical path without query; superfluous slashes are removed. */
  readonly path: string;
  /** Image for shared links. @default the owner's */
  readonly image?: string | undefined;
  /** Whether search engines must not index the page: for example carts, orders and missing pages. */
  readonly isPrivate?: boolean | undefined;
}

/**
 * Creates the metadata of a page: the title "{page} - {site name}", the canonical URL, alternate languages, and Open
 * Graph data.
 */
export function createPageMeta(
  { site }: Settings,
  { title, description, path: requestPath, image, isPrivate = false }: PageMeta,
): MetaDescriptor[] {
  const fullTitle = title ? `${title} - ${site.siteName}` : site.siteName;
  const path = `/${requestPath.split("/").filter(Boolean).join("/")}`;
  const summary = description || site.description;
  const toFullUrl = (urlPath: string) => toAbsoluteUrl(site.baseUrl, urlPath);
  const picture = image ?? site.siteImage;
  const commonDescriptors: MetaDescriptor[] = [
    { title: fullTitle },
    ...(summary ? [{ name: "description", content: summary }] : []),
  ];
  if (isPrivate) return [...commonDescriptors, { name: "robots", content: "noindex" }];
  return [
    ...commonDescriptors,
    { tagName: "link", rel: "canonical", href: toFullUrl(path) },
    ...LOCALES.map((locale) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: toLanguageTag(locale),
      href: toFullUrl(toLocalePath(path, locale)),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: toFullUrl(toLocalePath(path, "en_US")) },
    { property: "og:title", content: fullTitle },
    ...(summary ? [{ property: "og:description", content: summary }] : []),
    { property: "og:url", content: toFullUrl(path) },
    { property: "og:site_name", content: site.siteName },
    ...(picture ? [{ property: "og:image", content: toFullUrl(picture) }] : []),
  ];
}
