import { countChoices, toPageKey, toShapeKey } from "./urlKeys.ts";

/** Link with the page on which it was found first. */
export interface FoundLink {
  readonly url: URL;
  readonly from: URL;
}

/** Links that a crawl has found. */
export interface Frontier {
  /** Links to open, in the order in which they were found; `add` appends to them. */
  readonly links: readonly FoundLink[];
  /** Adds a link unless an equal one is known. */
  readonly add: (url: URL, from: URL) => void;
  /** Returns the number of known links that are not opened. */
  readonly unopened: () => number;
}

/**
 * Creates the frontier of a crawl. Every plain page is opened, and every URL with one choice: a filter value, a page of
 * reviews, a variation. Several choices combine without end, so of such URLs one is opened for each path and set of
 * parameters.
 * @param isOpened Selects the pages to open.
 * @param maxChoices Number of choices up to which every URL is opened.
 */
export function createFrontier(isOpened: (url: URL) => boolean, maxChoices: number): Frontier {
  const links: FoundLink[] = [];
  const linkKeys = new Set<string>();
  const shapes = new Set<string>();
  return {
    links,
    add: (url, from) => {
      const key = toPageKey(url);
      if (linkKeys.has(key)) return;
      linkKeys.add(key);
      if (!isOpened(url)) return;
      if (countChoices(url) > maxChoices) {
        const shape = toShapeKey(url);
        if (shapes.has(shape)) return;
        shapes.add(shape);
      }
      links.push({ url, from });
    },
    unopened: () => linkKeys.size - links.length,
  };
}
