/**
 * Marks the page of a visitor who has asked for less data, so that `speculationRules` prepares other pages later. The
 * page itself is the same for every visitor. The function is serialised into the page's head, so it must not reference
 * its outer scope.
 */
export function noteReducedData(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches)
    document.documentElement.dataset["reducedData"] = "";
}
