/**
 * Marks a page that has just been opened at its start: its long lists may be laid out on scroll (`ProductGrid`). When a
 * scroll position is restored or the URL has a fragment, all heights must be right immediately.
 *
 * Serialised into the page's head, so it must not use anything from its scope.
 */
export function noteFresh(): void {
  const [opened] = performance.getEntriesByType("navigation");
  if (location.hash === "" && opened && "type" in opened && opened.type === "navigate")
    document.documentElement.dataset["fresh"] = "";
}
