import { parseUrl } from "./parseUrl.ts";

/**
 * Maximum length of a redirect URL, in characters. Proxies reject longer headers; the longest URL of the storefront has
 * 6,000 characters.
 */
const MAX_PATH_TEXT_LENGTH = 8_000;

/** Placeholder origin to resolve paths with; it is never requested. */
const PLACEHOLDER_ORIGIN = "http://site.invalid";

/**
 * Converts untrusted text to a URL on this site: path, query and fragment, beginning with exactly one slash. Returns
 * "/" for text that refers to another host or is too long for a header. The text is parsed as browsers parse it,
 * because `//evil.example`, `/\evil.example` and `/.//evil.example` all lead to another host.
 */
export function toLocalPath(text: string): string {
  const url =
    text.length > MAX_PATH_TEXT_LENGTH ? null : parseUrl(`/${removeLeadingSlashes(text)}`, PLACEHOLDER_ORIGIN);
  if (url?.origin !== PLACEHOLDER_ORIGIN || url.username !== "" || url.password !== "") return "/";
  const path = `/${removeLeadingSlashes(url.pathname)}${url.search}${url.hash}`;
  return path.length > MAX_PATH_TEXT_LENGTH ? "/" : path;
}

/** Matches all leading slashes and backslashes. */
function removeLeadingSlashes(text: string): string {
  let start = 0;
  while (text[start] === "/" || text[start] === "\\") start += 1;
  return text.slice(start);
}
