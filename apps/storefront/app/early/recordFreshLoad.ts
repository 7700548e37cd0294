/**
 * Marks a newly opened page that starts at the top, whose long lists may be laid out on scroll (`ProductGrid`). When a
 * scroll position is restored or the URL has a fragment, all heights must be correct immediately. The function is
 * serialised into the page's head, so it must not reference its outer scope.
 */
export function recordFreshLoad(): void {
  const [opened] = performance.getEntriesByType("navigation");
  if (location.hash === "" && opened && "type" in opened && opened.type === "navigate")
    document.documentElement.dataset["fresh"] = "";
}
