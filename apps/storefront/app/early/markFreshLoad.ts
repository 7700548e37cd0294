/**
 * Sets `data-fresh` on the root element if the page has been newly opened and starts at the top. On such pages,
 * `ProductGrid` may defer the layout of long lists until they are scrolled into view. On other pages, which have a
 * restored scroll position or a URL fragment, all heights must be correct immediately.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 */
export function markFreshLoad(): void {
  const [navigationEntry] = performance.getEntriesByType("navigation");
  if (location.hash === "" && navigationEntry && "type" in navigationEntry && navigationEntry.type === "navigate")
    document.documentElement.dataset["fresh"] = "";
}
