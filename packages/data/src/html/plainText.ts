import { decodeHtml } from "#decodeHtml";

/** The tags that WordPress writes into messages and descriptions; `<Blue>` in a product's name is a word, not a tag. */
const TAG =
  /<\/?(?:a|abbr|b|bdi|blockquote|br|code|del|div|em|figcaption|figure|h[1-6]|hr|i|img|ins|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)\b[^>]*>/gi;

/** Tags that end a line on paper, so that their neighbours do not grow together. */
const BREAK = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|figure|pre))\b[^>]*>/gi;

/** What a reader never sees; without an end it goes on to the end of the text. */
const HIDDEN = /<(script|style|template|iframe|noscript)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;

/** Characters of HTML that are read; no text of a shop is longer, and none of it would be shown. */
const MAX_HTML = 200_000;

/**
 * Takes tags out. The patterns for them are looked for as far as the last ">" only: behind it each "<" would be held
 * against all the rest in vain, which takes the square of its length.
 */
function stripTags(html: string): string {
  const end = html.lastIndexOf(">") + 1;
  let isHidden = false;
  const seen = html.slice(0, end).replaceAll(HIDDEN, (_, _name, endOfTag?: string, endOfComment?: string) => {
    isHidden ||= (endOfTag ?? endOfComment) === "";
    return " ";
  });
  return seen.replaceAll(BREAK, " ").replaceAll(TAG, "") + (isHidden ? "" : withoutComment(html.slice(end)));
}

/** A comment that is never closed hides what follows. */
const withoutComment = (text: string): string =>
  text.includes("<!--") ? `${text.slice(0, text.indexOf("<!--"))} ` : text;

/**
 * HTML from the shop as one line of plain text: tags gone, entities decoded, white space joined.
 * Text that was encoded twice (`&lt;strong&gt;Error:&lt;/strong&gt;`) is cleaned as well.
 *
 * The result is text, not safe HTML: show it as text.
 */
export function plainText(html: string | null | undefined): string {
  if (!html) return "";
  const read = html.slice(0, MAX_HTML);
  const text = /[<&]/.test(read) ? stripTags(decodeHtml(stripTags(read))) : read;
  return text.replaceAll(/[\s\u00a0]+/g, " ").trim();
}
