import { stringifyQuery, markSelectedFacets, type CatalogueFacets, type CatalogueQuery } from "@rewire/domain";
import { facets } from "@rewire/domain/testing";
import { useState, type ReactNode } from "react";
import type { FilterNavigation } from "../patterns/rules/filterLink.ts";

/** Where a query of the stories lives. */
export const hrefFor = (query: CatalogueQuery): string => `/product-category/smartphones${stringifyQuery(query)}`;

/** Keeps a query as an app does, so that a story can be filtered; tells what it was asked for. */
export function Filtering({
  start,
  onChange,
  children,
}: {
  start: CatalogueQuery;
  onChange?: ((query: CatalogueQuery) => void) | undefined;
  children: (navigation: FilterNavigation, facets: CatalogueFacets) => ReactNode;
}) {
  const [query, setQuery] = useState(start);
  const change = (next: CatalogueQuery) => {
    setQuery(next);
    onChange?.(next);
  };
  return children({ query, hrefFor, onChange: change }, markSelectedFacets(facets, query.filters));
}
