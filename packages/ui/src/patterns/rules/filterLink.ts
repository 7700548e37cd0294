import type { CatalogueQuery } from "@rewire/domain";
import type { MouseEvent } from "react";

// @chunk shopFrame: too small for a file of its own.

/** Current catalogue query, and how a filter navigates to another one: by URL or by callback. */
export interface FilterNavigation {
  /** Current query of the list. */
  query: CatalogueQuery;
  /** Returns the URL of a query's first page. Every filter is a link, so that it works without JavaScript. */
  hrefFor: (query: CatalogueQuery) => string;
  /**
   * Called with a query to apply without a page navigation, keeping scroll position and focus; if missing, the links
   * navigate.
   */
  onChange?: ((query: CatalogueQuery) => void) | undefined;
}

/** Fields of a click event that decide whether a link navigates. */
type LinkClickEvent = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "preventDefault">;

/**
 * Returns the props of a link to another query; `nofollow`, because search engines need not crawl every combination.
 */
export function createFilterLinkProps({ hrefFor, onChange }: FilterNavigation, next: CatalogueQuery) {
  const handleClick = (event: LinkClickEvent) => {
    // A click with a modifier key opens a new tab or window, as on any link.
    if (!onChange || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChange(next);
  };
  return { href: hrefFor(next), rel: "nofollow", onClick: handleClick };
}

/** Returns the path and hidden fields of a GET form that adds its own fields to a query's URL. */
export function parseFormTarget(href: string): {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
} {
  const [action = "", search = ""] = href.split("?");
  return { action, fields: [...new URLSearchParams(search)] };
}
