import {
  emptyQuery,
  listAppliedFilters,
  type CatalogueQuery,
  type FacetLabels,
  type Page,
  type ProductSummary,
  type SiteLinks,
} from "@rewire/domain";
import { GroupedProducts, type GroupedProductsProps } from "../GroupedProducts/GroupedProducts.tsx";
import { NoProductsFound } from "../NoProductsFound/NoProductsFound.tsx";

/** What a list is limited to, which a message says if nothing is left. */
export interface ListSelection {
  readonly query: CatalogueQuery;
  readonly hrefFor: (query: CatalogueQuery) => string;
  /** Facets with the labels of the filter values. */
  readonly facets: FacetLabels;
  /** Key of the applied filter whose removal yields the most products, and their number; null for none. */
  readonly drop: { readonly key: string; readonly count: number } | null;
}

interface OtherResultsProps extends Omit<GroupedProductsProps, "products" | "groups" | "links"> {
  page: Page<ProductSummary>;
  groups: GroupedProductsProps["groups"] | null | undefined;
  links: Pick<SiteLinks, "product" | "products">;
  selection?: ListSelection | undefined;
  /** Whether the list is incomplete. @default false */
  isPartial?: boolean | undefined;
}

/**
 * Content of a product list that is not a single grid: groups of products, or a message if there are none. Import it
 * lazily, because most lists need neither.
 */
export function OtherResults({ page, groups, links, isPartial = false, selection, ...gridProps }: OtherResultsProps) {
  if (groups) return <GroupedProducts products={page.items} groups={groups} links={links} {...gridProps} />;
  if (isPartial) return null;
  return <NoProductsFound productsHref={links.products()} {...describeSelection(selection)} />;
}

/** Returns the props of the message that concern search and filters. */
function describeSelection(selection: ListSelection | undefined) {
  const filters = selection ? listAppliedFilters(selection.query, selection.facets) : [];
  if (!selection || filters.length === 0) return { clearHref: null };
  const { query, hrefFor, drop } = selection;
  const filter = drop && filters.find(({ key }) => key === drop.key);
  return {
    clearHref: hrefFor({ ...emptyQuery, sort: query.sort }),
    filterCount: filters.length,
    hasSearch: query.search !== "",
    filterToDrop: filter && { filter, count: drop.count, href: hrefFor(filter.queryWithout) },
  };
}
