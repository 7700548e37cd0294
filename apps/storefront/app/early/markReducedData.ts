/**
 * Sets `data-reduced-data` on the root element if the visitor prefers reduced data usage. The speculation rules then
 * prepare fewer pages.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 */
export function markReducedData(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches)
    document.documentElement.dataset["reducedData"] = "";
}
