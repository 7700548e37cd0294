import { LOCALES, findPathLocale, toLocalePath, defaultLocale } from "@rewire/messages";

/** Parameters that complete another one and are no choice of their own. */
const COMPLETING_PARAMETERS = new Set(["order"]);

/**
 * Returns the number of values in the query of a URL: 0 for a plain page, 1 for `?filter=color[blue]`, 2 for
 * `?filter=color[blue,red]` and `?products=a,b`.
 */
export function countChoices({ searchParams }: URL): number {
  let count = 0;
  for (const [name, value] of searchParams) if (!COMPLETING_PARAMETERS.has(name)) count += value.split(",").length;
  return count;
}

/** Returns a key of a page: its path and parameters in any order, without the fragment. */
export const toPageKey = ({ pathname, searchParams }: URL): string =>
  [pathname, ...[...searchParams].map(([name, value]) => `${name}=${value}`).toSorted()].join("&");

/** Returns a key that is equal for URLs with the same path and the same names of parameters. */
export const toShapeKey = ({ pathname, searchParams }: URL): string =>
  [pathname, ...[...searchParams.keys()].toSorted()].join("&");

/** Returns the kind of a page: the first part of its path in every language, and the names of its parameters. */
export function toPageKind({ pathname, searchParams }: URL): string {
  const [, part = ""] = toLocalePath(pathname, defaultLocale).split("/");
  const names = [...new Set(searchParams.keys())].toSorted();
  return `/${part}${names.length > 0 ? `?${names.join("&")}` : ""}`;
}

/** Pages whose choices are the same in every language. */
const SHARED_CHOICES = /^\/(?:products|product-category|product)(?:\/|$)/;

/**
 * Whether a URL is opened in its own language: of the lists and products with choices, which are the same in every
 * language, each is opened in one of the six, and all other pages in every one.
 */
export function isOpenedInLanguage(url: URL): boolean {
  const path = toLocalePath(url.pathname, defaultLocale);
  if (url.search === "" || !SHARED_CHOICES.test(path)) return true;
  let sum = 0;
  for (const character of path + url.search) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return LOCALES[sum % LOCALES.length] === findPathLocale(url.pathname);
}
