/** Characters of HTML that are cleaned: dozens of printed pages. */
const MAX_LENGTH = 100_000;

/** Tags and comments that are cleaned; opening and closing ones count apart. */
const MAX_TAGS = 5_000;

/** Pictures and fonts that are written into the text itself; they are long, and cleaning takes all of them out anyway. */
const DATA = /\bdata:[^\s"'<>()]*/gi;

/**
 * Cuts HTML where it is longer than any description of a product: a library that cleans it needs microseconds for each tag,
 * during which the server answers nobody. What is left begins and ends outside of tags as far as one can tell without reading
 * them; it is as unsafe as before.
 */
export function boundHtml(html: string): string {
  if (html.length <= MAX_TAGS) return html;
  const short = html.length > MAX_LENGTH ? withoutLastTag(html.replaceAll(DATA, "").slice(0, MAX_LENGTH)) : html;
  let at = short.indexOf("<");
  for (let tags = 0; at !== -1; at = short.indexOf("<", at + 1)) {
    tags += 1;
    if (tags > MAX_TAGS) return short.slice(0, at);
  }
  return short;
}

/** A tag that was cut in the middle goes whole. */
const withoutLastTag = (html: string): string =>
  html.lastIndexOf("<") > html.lastIndexOf(">") ? html.slice(0, html.lastIndexOf("<")) : html;
