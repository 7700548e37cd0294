import { localeOfPath, pathInLocale } from "@rewire/messages";

// @chunk frame: every page asks which group it is in.

/** Paths without language of pages about the cart or the customer. */
const COMMERCE_PAGES = ["/checkout", "/my-account", "/order-summary", "/wishlist"];

/** Paths without language of pages on which a repair is booked and followed. */
const REPAIR_PAGES = ["/repair"];

const isBelow = (pathname: string, pages: readonly string[]): boolean => {
  const path = pathInLocale(pathname, localeOfPath("/"));
  return pages.some((page) => path === page || path.startsWith(`${page}/`));
};

/** Returns whether a page is about the cart or the customer; on these the store starts immediately. */
export const isCommercePage = (pathname: string): boolean => isBelow(pathname, COMMERCE_PAGES);

/** Returns whether a page is of little use without its scripts, so that they start without the visitor's intent. */
export const needsScripts = (pathname: string): boolean => isCommercePage(pathname) || isBelow(pathname, REPAIR_PAGES);
