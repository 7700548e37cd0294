import { decodeHtml } from "#decodeHtml";

/** The tags that WordPress writes into messages and descriptions; `<Blue>` in a product's name is a word, not a tag. */
const TAG =
  /<\/?(?:a|abbr|b|bdi|blockquote|br|code|del|div|em|figcaption|figure|h[1-6]|hr|i|img|ins|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)\b[^>]*>/gi;

/** Tags that end a line on paper, so that their neighbours do not grow together. */
const BREAK = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|figure|pre))\b[^>]*>/gi;

/** What a reader never sees. */
const HIDDEN = /<(script|style|template|iframe|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

const stripTags = (html: string): string => html.replaceAll(HIDDEN, " ").replaceAll(BREAK, " ").replaceAll(TAG, "");

/**
 * HTML from the shop as one line of plain text: tags gone, entities decoded, white space joined.
 * Text that was encoded twice (`&lt;strong&gt;Error:&lt;/strong&gt;`) is cleaned as well.
 *
 * The result is text, not safe HTML: show it as text.
 */
export function plainText(html: string | null | undefined): string {
  if (!html) return "";
  const text = /[<&]/.test(html) ? stripTags(decodeHtml(stripTags(html))) : html;
  return text.replaceAll(/[\s\u00a0]+/g, " ").trim();
}
