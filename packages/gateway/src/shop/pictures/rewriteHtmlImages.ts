/**
 * Replaces the URLs of pictures in HTML, and removes pictures that have no new URL.
 *
 * @param toPath Returns the same-origin path of a picture; null for a picture on another site.
 */
export function rewriteHtmlImages(html: string, toPath: (source: string) => string | null): string {
  // No tag ends after the last ">": searching there would take quadratic time.
  const lastTagEnd = html.lastIndexOf(">") + 1;
  return (
    html.slice(0, lastTagEnd).replaceAll(/<img\b[^>]*>/gi, (tag) => rewriteImageTag(tag, toPath)) +
    html.slice(lastTagEnd)
  );
}

function rewriteImageTag(tag: string, toPath: (source: string) => string | null): string {
  const source = /\ssrc=(?:"([^"]*)"|'([^']*)')/i.exec(tag);
  const path = source && toPath(source[1] ?? source[2] ?? "");
  // A quotation mark, which single quotes allow, would end the attribute.
  return path ? tag.replace(source[0], () => ` src="${path.replaceAll('"', "&quot;")}"`) : "";
}
