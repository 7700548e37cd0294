import { toMediaPath } from "./toMediaPath.ts";

/** HTML whose pictures of the shop have same-origin addresses; a picture on a host that its owner has not named is left out. */
export function ownHtml(html: string, shopUrl: URL, pictureHosts: readonly string[] = []): string {
  // Behind the last ">" no tag ends: looking for one there would take the square of the length.
  const end = html.lastIndexOf(">") + 1;
  return html.slice(0, end).replaceAll(/<img\b[^>]*>/gi, (tag) => ownTag(tag, shopUrl, pictureHosts)) + html.slice(end);
}

function ownTag(tag: string, shopUrl: URL, pictureHosts: readonly string[]): string {
  const source = /\ssrc=(?:"([^"]*)"|'([^']*)')/i.exec(tag);
  const path = source && toMediaPath(source[1] ?? source[2] ?? "", shopUrl, pictureHosts);
  return path ? tag.replace(source[0], () => ` src="${path}"`) : "";
}
