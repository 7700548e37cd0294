/**
 * Entities of HTML as the characters that they stand for, by the browser's own parser: the list of their names,
 * which a library brings along, weighs 12 KiB. Tags stay as they are; what the parser makes is never shown.
 */
export function decodeHtml(html: string): string {
  // Inside an element, white space at the start is kept.
  const page = new DOMParser().parseFromString(`<b>${html.replaceAll("<", "&lt;")}`, "text/html");
  return page.body.textContent;
}
