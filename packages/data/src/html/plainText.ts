import { decodeHtml } from "#decodeHtml";

/** Tags that WordPress writes into messages and descriptions; `<Blue>` in a product's name is a word, not a tag. */
const TAG_PATTERN =
  /<\/?(?:a|abbr|b|bdi|blockquote|br|code|del|div|em|figcaption|figure|h[1-6]|hr|i|img|ins|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)\b[^>]*>/gi;

/** Tags that break a line, so that adjacent words are not joined. */
const LINE_BREAK_TAG_PATTERN = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|figure|pre))\b[^>]*>/gi;

/** Hidden elements and comments; an unclosed one extends to the end of the text. */
const HIDDEN_ELEMENT_PATTERN =
  /<(script|style|template|iframe|noscript)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;

/** Maximum number of characters of HTML that are read; no text of a shop is longer. */
const MAX_HTML_LENGTH = 200_000;

/**
 * Removes tags. The patterns are applied up to the last ">" only: each later "<" would cause a search to the end, which
 * takes quadratic time.
 */
function stripTags(html: string): string {
  const end = html.lastIndexOf(">") + 1;
  let isHidden = false;
  const visibleText = html
    .slice(0, end)
    .replaceAll(HIDDEN_ELEMENT_PATTERN, (_, _name, tagEnd?: string, commentEnd?: string) => {
      isHidden ||= (tagEnd ?? commentEnd) === "";
      return " ";
    });
  return (
    visibleText.replaceAll(LINE_BREAK_TAG_PATTERN, " ").replaceAll(TAG_PATTERN, "") +
    (isHidden ? "" : removeUnclosedComment(html.slice(end)))
  );
}

/** Removes an unclosed comment with the text after it. */
const removeUnclosedComment = (text: string): string =>
  text.includes("<!--") ? `${text.slice(0, text.indexOf("<!--"))} ` : text;

/**
 * Converts HTML from the shop to one line of plain text: removes tags, decodes entities and collapses white space. Tags
 * that were encoded as entities are removed as well. Render the result as text, because it is not safe HTML.
 */
export function toPlainText(html: string | null | undefined): string {
  if (!html) return "";
  const excerpt = html.slice(0, MAX_HTML_LENGTH);
  const text = /[<&]/.test(excerpt) ? stripTags(decodeHtml(stripTags(excerpt))) : excerpt;
  return text.replaceAll(/[\s\u00a0]+/g, " ").trim();
}
