import type { Context } from "hono";
import { pageLanguages } from "../config/values/contentPages.ts";

/**
 * Returns the URL of the storefront's page that sent a request. Returns null if the `Referer` header is missing or
 * names another site.
 */
export function readPageUrl(c: Context): URL | null {
  const page = URL.parse(c.req.header("referer") ?? "");
  return page?.host === new URL(c.req.url).host ? page : null;
}

/**
 * Returns the language of a page according to its path: "de" for `/de/checkout`, "en" for a path without a language.
 */
export function getPageLanguage(path: string): string {
  const language = path.split("/")[1] ?? "";
  return pageLanguages.includes(language) ? language : "en";
}

/** Returns the path prefix of a language, such as "/de"; for English, an empty string. */
export const toPathPrefix = (language: string): string => (language === "en" ? "" : `/${language}`);
