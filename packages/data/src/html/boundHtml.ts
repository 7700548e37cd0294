/** Maximum number of characters of HTML that are sanitised: dozens of printed pages. */
const MAX_LENGTH = 100_000;

/** Maximum number of tags and comments that are sanitised; opening and closing tags are counted separately. */
const MAX_TAGS = 5_000;

/** Inline pictures and fonts; they are long, and sanitising removes them anyway. */
const DATA_URL_PATTERN = /\bdata:[^\s"'<>()]*/gi;

/** Truncates HTML that is too long or has too many tags to be sanitised quickly. The result is not sanitised. */
export function limitTags(html: string): string {
  if (html.length <= MAX_TAGS) return html;
  const shortHtml =
    html.length > MAX_LENGTH ? removeTruncatedTag(html.replaceAll(DATA_URL_PATTERN, "").slice(0, MAX_LENGTH)) : html;
  let tagStart = shortHtml.indexOf("<");
  for (let tags = 0; tagStart !== -1; tagStart = shortHtml.indexOf("<", tagStart + 1)) {
    tags += 1;
    if (tags > MAX_TAGS) return shortHtml.slice(0, tagStart);
  }
  return shortHtml;
}

/** Removes a tag that was truncated. */
const removeTruncatedTag = (html: string): string =>
  html.lastIndexOf("<") > html.lastIndexOf(">") ? html.slice(0, html.lastIndexOf("<")) : html;
