import { createHash } from "node:crypto";

/** Page whose inline content is allowed by hashes instead of nonces. */
export interface HashedPage {
  readonly html: string;
  /** Sources of its inline scripts and styles for a content security policy, such as `'sha256-…'`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const INLINE_ELEMENT_PATTERN = /^<(script|style)\b/;

/**
 * Removes the nonce from a rendered page and computes the hashes of the inline scripts and styles that had the nonce,
 * so that all visitors can get the same page. Inline scripts and styles without the nonce get no hash and are blocked
 * by browsers.
 * @param nonce Nonce of the page in hexadecimal, which must not occur elsewhere in the page.
 * @throws Error if the nonce occurs elsewhere in the page.
 */
export function hashInlineContent(html: string, nonce: string): HashedPage {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const attribute = ` nonce="${nonce}"`;
  // Without a regular expression of its own for each nonce, whose compilation takes as long as the search.
  for (let at = html.indexOf(attribute); at !== -1;) {
    const start = html.indexOf(">", at) + 1;
    if (start === 0) break;
    const [, name] = INLINE_ELEMENT_PATTERN.exec(html.slice(html.lastIndexOf("<", at), at)) ?? [];
    const end = name === undefined ? start : html.indexOf(`</${name}>`, start);
    if (end > start) (name === "script" ? scripts : styles).add(toHashSource(html.slice(start, end)));
    at = html.indexOf(attribute, Math.max(start, end));
  }
  const plainHtml = html.replaceAll(attribute, "");
  if (plainHtml.includes(nonce)) throw new Error("The page contains its nonce in another place than an attribute");
  return { html: plainHtml, scripts: [...scripts], styles: [...styles] };
}

/** Returns the hash source of inline content; line endings are normalised first, as browsers do. */
function toHashSource(content: string): string {
  const text = content.replaceAll(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
