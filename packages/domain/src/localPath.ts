/** Characters of an address; no server takes longer ones. */
const MAX_LENGTH = 16_384;

/** Stands for whichever site this is; nothing is ever asked of it. */
const SITE = "http://site.invalid";

/**
 * The address of a page on this site, whatever a text says: path, query and fragment, beginning with one slash. A browser
 * that is sent there stays on the host it is on. Of a text that names another host, or is too long for an address, only
 * "/" is left.
 *
 * Browsers read more than they show: `//evil.example`, `/\evil.example`, a tab between two slashes and `/.//evil.example`
 * all lead to another host. So the address is read as they read it, and written anew.
 */
export function localPath(text: string): string {
  const url = text.length > MAX_LENGTH ? null : URL.parse(`/${withoutSlashes(text)}`, SITE);
  if (url?.origin !== SITE || url.username !== "" || url.password !== "") return "/";
  return `/${withoutSlashes(url.pathname)}${url.search}${url.hash}`;
}

/** Takes off every slash, in either direction, that a text begins with. */
function withoutSlashes(text: string): string {
  let start = 0;
  while (text[start] === "/" || text[start] === "\\") start += 1;
  return text.slice(start);
}
