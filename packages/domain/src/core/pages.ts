/** Page of a list: its items, its page number, and the total numbers of items and pages. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** All items on all pages. */
  readonly total: number;
  /** Page number, starting at 1. */
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pageCount: number;
}

/** Parses a page number; returns null for any text that is not a positive integer. */
export function parsePageNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/**
 * Returns one page of a list; null if the page number is out of range. The first page of an empty list is an empty
 * page.
 */
export function paginate<Item>(items: readonly Item[], page: number, size: number): Page<Item> | null {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  if (page < 1 || page > pageCount) return null;
  return { items: items.slice((page - 1) * size, page * size), total: items.length, page, pageCount };
}
