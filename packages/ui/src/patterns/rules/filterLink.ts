import type { CatalogueQuery } from "@rewire/domain";
import type { MouseEvent } from "react";

// @chunk shopFrame: too small for a file of its own.

/** Current catalogue query, and how to navigate to another query: by URL or by callback. */
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
 * Creates the props of a link to another catalogue query. The link is `nofollow`, because search engines need not crawl
 * every combination of filters.
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

/**
 * Splits the URL of a catalogue query into the path and the hidden fields of a GET form, whose own fields are added to
 * the query.
 */
export function parseFormTarget(href: string): {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
} {
  const [action = "", search = ""] = href.split("?");
  return { action, fields: [...new URLSearchParams(search)] };
}
