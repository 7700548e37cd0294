import type { CatalogueQuery } from "@rewire/domain";
import type { MouseEvent } from "react";

/** How filters lead from one query to the next. */
export interface FilterNavigation {
  /** What the list shows now. */
  query: CatalogueQuery;
  /** Where a query lives, from its first page on. Every filter is a link, so that it works before any script. */
  hrefFor: (query: CatalogueQuery) => string;
  /** Applies a query without leaving the page, so that scroll and focus stay; without it the links lead there. */
  onChange?: ((query: CatalogueQuery) => void) | undefined;
}

/** What a click on a link is judged by. */
type LinkClick = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "preventDefault">;

/** Props of a link to another query. Search engines need not follow every combination. */
export function filterLink({ hrefFor, onChange }: FilterNavigation, next: CatalogueQuery) {
  const handleClick = (event: LinkClick) => {
    // With a modifier it opens beside this page, as links do.
    if (!onChange || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChange(next);
  };
  return { href: hrefFor(next), rel: "nofollow", onClick: handleClick };
}

/** Path and fields of a GET form that leads to a query and adds fields of its own. */
export function formTarget(href: string): {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
} {
  const [action = "", search = ""] = href.split("?");
  return { action, fields: [...new URLSearchParams(search)] };
}
