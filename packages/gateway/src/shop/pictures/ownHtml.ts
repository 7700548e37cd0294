/**
 * HTML whose pictures have other addresses; a picture that gets none is left out.
 *
 * @param toPath Our address of a picture; null where it is none of the shop's.
 */
export function ownHtml(html: string, toPath: (source: string) => string | null): string {
  // Behind the last ">" no tag ends: looking for one there would take the square of the length.
  const end = html.lastIndexOf(">") + 1;
  return html.slice(0, end).replaceAll(/<img\b[^>]*>/gi, (tag) => ownTag(tag, toPath)) + html.slice(end);
}

function ownTag(tag: string, toPath: (source: string) => string | null): string {
  const source = /\ssrc=(?:"([^"]*)"|'([^']*)')/i.exec(tag);
  const path = source && toPath(source[1] ?? source[2] ?? "");
  return path ? tag.replace(source[0], () => ` src="${path}"`) : "";
}
