/**
 * Notes that the browser has just opened this page at its start: long lists on it may be laid out as the reader comes to
 * them (`ProductGrid`). Where somebody comes back to, or follows a link to a place in the page, every length must be right at once.
 *
 * It stands in the page's head as text, so it may use nothing from outside of itself.
 */
export function noteFresh(): void {
  const [opened] = performance.getEntriesByType("navigation");
  if (location.hash === "" && opened && "type" in opened && opened.type === "navigate")
    document.documentElement.dataset["fresh"] = "";
}
