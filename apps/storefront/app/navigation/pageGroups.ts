import { findPathLocale, toLocalePath } from "@rewire/messages";

// @chunk frame: used by every page.

/** Paths without language of pages about the cart or the customer. */
const COMMERCE_PATHS = ["/cart", "/checkout", "/my-account", "/order-summary", "/wishlist", "/my-devices"];

/** Paths without language of pages on which a repair is booked and followed. */
const REPAIR_PATHS = ["/repair"];

/** Paths without language of product lists, whose query may have a search. */
const LIST_PATHS = ["/products", "/product-category"];

const isPathUnder = (pathname: string, pages: readonly string[]): boolean => {
  const path = toLocalePath(pathname, findPathLocale("/"));
  return pages.some((page) => path === page || path.startsWith(`${page}/`));
};

/** Returns whether a page is about the cart or the customer. Such pages load the commerce code immediately. */
export const isCommercePage = (pathname: string): boolean => isPathUnder(pathname, COMMERCE_PATHS);

/** Returns the search text in the URL of a product list; "" for all other pages, which have no such parameter. */
export const getSearchText = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  isPathUnder(pathname, LIST_PATHS) ? (new URLSearchParams(search).get("search") ?? "") : "";

/**
 * Returns whether a page depends on its scripts. Such pages start their scripts on load instead of on the first user
 * action.
 */
export const needsScripts = (pathname: string): boolean =>
  isCommercePage(pathname) || isPathUnder(pathname, REPAIR_PATHS);
