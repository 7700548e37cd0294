/** Entry of the pagination: a page number, or a gap for omitted pages. */
export type PageEntry = number | "gap";

/**
 * Returns the pages to show in the pagination: the first, the last, the current one and its neighbours. A gap stands
 * for two or more pages.
 */
export function listPageEntries(page: number, pageCount: number): PageEntry[] {
  const nearbyPages = [1, pageCount, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pageCount);
  const visiblePages = [...new Set(nearbyPages)].toSorted((a, b) => a - b);
  return visiblePages.flatMap((number, index): PageEntry[] => {
    const previousPage = visiblePages[index - 1];
    if (previousPage === undefined || number - previousPage === 1) return [number];
    return number - previousPage === 2 ? [number - 1, number] : ["gap", number];
  });
}
