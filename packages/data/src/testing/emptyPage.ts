/**
 * Empties the page, its storages and its cookies. Styles stay in its head: Emotion, which outlives a file of tests, adds
 * its next one beside its last.
 */
export function emptyPage() {
  document.body.replaceChildren();
  for (const element of document.head.querySelectorAll(":scope > :not(style, link)")) element.remove();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // A document on Node has no storages.
  if ("localStorage" in globalThis) localStorage.clear();
  if ("sessionStorage" in globalThis) sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}
