import type { AppliedFilter } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { useFilterLabels } from "../AppliedFilters/useFilterLabels.ts";

/** Applied filter that leaves the list empty: without it, the list would contain products. */
export interface FilterToDrop {
  readonly filter: AppliedFilter;
  /** Number of products without the filter, at least one. */
  readonly count: number;
  /** URL of the list without the filter. */
  readonly href: string;
}

export interface NoProductsFoundProps {
  /** URL of the list without filters and search query; null if none are applied, because the list itself is empty. */
  clearHref: string | null;
  /** URL of all products, for an empty category. */
  productsHref: string;
  /** Number of filters including the search query, shown in the message. @default 0 */
  filterCount?: number | undefined;
  /** Whether the list is the result of a search, with filters or without. @default false */
  hasSearch?: boolean | undefined;
  /** Filter whose removal yields the most products; null or missing if removing a single filter yields no products. */
  filterToDrop?: FilterToDrop | null | undefined;
}

/**
 * Message for an empty product list. It links to the list without filters, or to all products from an empty category
 * and from a search without filters, and if removing a single filter gives results, first of all to those.
 */
export function NoProductsFound({
  clearHref,
  productsHref,
  filterCount = 0,
  hasSearch = false,
  filterToDrop = null,
}: NoProductsFoundProps) {
  const isEmptyList = clearHref === null;
  // The search is one of the filters.
  const hasFilters = clearHref !== null && filterCount > Number(hasSearch);
  const clearMessageId = hasSearch ? "catalog.clearAll" : "catalog.clearFilters";
  const formatLabel = useFilterLabels();
  const suggestion = !isEmptyList && filterToDrop && { ...filterToDrop, label: formatLabel(filterToDrop.filter) };

  return (
    <EmptyState
      illustration="apart"
      title={<FormattedMessage id="catalog.noneFound" />}
      actions={
        <>
          {suggestion && (
            <LinkButton href={suggestion.href}>
              <FormattedMessage id="chip.remove" values={{ label: suggestion.label }} />
            </LinkButton>
          )}
          <LinkButton variant={suggestion ? "line" : "solid"} href={hasFilters ? clearHref : productsHref}>
            <FormattedMessage id={hasFilters ? clearMessageId : "catalog.allProducts"} />
          </LinkButton>
        </>
      }
    >
      {suggestion ? (
        <>
          {filterCount > 0 && (
            <>
              <FormattedMessage id="catalog.nothingLeft" values={{ count: filterCount }} />{" "}
            </>
          )}
          <FormattedMessage id="catalog.dropOne" values={{ label: suggestion.label, count: suggestion.count }} />
        </>
      ) : (
        <>
          {isEmptyList && <FormattedMessage id="catalog.emptyCategory" />}
          {hasSearch && (
            <>
              <FormattedMessage id="catalog.noneAdvice" />{" "}
            </>
          )}
          {hasFilters && <FormattedMessage id="catalog.fewerFilters" />}
        </>
      )}
    </EmptyState>
  );
}
