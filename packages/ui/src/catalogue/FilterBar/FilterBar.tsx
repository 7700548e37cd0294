import { type CatalogueFacets, type FacetOutline, listAppliedFilters, summarizeSelectedValues } from "@rewire/domain";
import { memo, Suspense } from "react";
import { useIntl } from "react-intl";
import { useShopSettings } from "../../provider/Settings.tsx";
import { lazyComponent } from "../../provider/lazyComponent.ts";
import { chakra } from "../../theme/chakra.tsx";
import { SortPlaceholder } from "../SortSelect/SortPlaceholder.tsx";
import { SortSelect, type SortSelectProps } from "../SortSelect/SortSelect.tsx";
import type { FacetName } from "./FacetContent.tsx";
import { FacetDisclosure } from "./FacetDisclosure.tsx";
import { FlagToggle } from "./FlagToggle.tsx";
import { PendingFacets } from "./PendingFacets.tsx";
import { SheetButton } from "./SheetButton.tsx";

const loadContent = () => import("./FacetContent.tsx").then((module) => ({ default: module.FacetContent }));

/** Content of an open filter, fetched when a pointer or the focus comes near; closed filters are not in the page. */
const FacetContent = lazyComponent(loadContent);

export interface FilterBarProps extends SortSelectProps {
  /** Available facets, with the applied options. */
  outline: FacetOutline;
  /** Facets with all options; null until they are loaded. */
  facets: CatalogueFacets | null;
  /** Whether the facets could not be loaded: an open filter links to the page of all filters. @default false */
  hasFailed?: boolean | undefined;
  /** Called when a pointer or the focus comes near, and when a filter is opened, to load the facets. */
  onApproach: () => void;
  /** Number of products in the current list. */
  total: number;
  /** URL of the page of all filters, to which the button of small screens leads without JavaScript. */
  filtersHref: string;
  /** Called to open the FilterSheet on small screens. */
  onOpenSheet: () => void | Promise<void>;
}

/**
 * Row of filters above a list, followed by the sort order. On phones, and without JavaScript, a single button replaces
 * the filters. The shop settings can hide the filters and the sort order. The component is memoised.
 */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { outline, filtersHref, onApproach, onOpenSheet, query } = props;
  const { showFilters, showOrderByDropdown } = useShopSettings();
  const { formatMessage } = useIntl();
  if (!showFilters && !showOrderByDropdown) return null;

  const handleApproach = () => {
    onApproach();
    // A failure at this point is retried when a filter is opened.
    void loadContent().catch(() => undefined);
  };

  return (
    <BarRoot aria-label={formatMessage({ id: "catalog.filters" })} data-print="hide">
      {showOrderByDropdown && <SortPlaceholder {...props} />}
      {showFilters && (
        <>
          <PhoneOnly>
            <SheetButton
              count={listAppliedFilters({ ...query, search: "" }, outline).length}
              href={filtersHref}
              onOpen={onOpenSheet}
            />
          </PhoneOnly>
          <DisclosureRow id="filters" onPointerEnter={handleApproach} onFocus={handleApproach}>
            <FacetDisclosures {...props} />
          </DisclosureRow>
        </>
      )}
      <OrderRow>
        <SortSelect {...props} />
      </OrderRow>
    </BarRoot>
  );
});

/** Group of the disclosures; one letter, since each disclosure of the page contains it. */
const FACET_GROUP = "f";

/** A disclosure for each facet, and the checkboxes for reduced products and for products in stock. */
function FacetDisclosures(props: FilterBarProps) {
  const { outline, facets, hasFailed, onApproach, total, filtersHref, query, hrefFor, onChange } = props;
  const navigation = { query, hrefFor, onChange };
  const { formatMessage } = useIntl();
  const { price, rating } = query.filters;

  const renderFacet = (label: string, count: number, name: FacetName) => (
    <FacetDisclosure key={name} label={label} count={count} group={FACET_GROUP} onOpen={onApproach}>
      {facets ? (
        <Suspense fallback={<PendingFacets filtersHref={filtersHref} />}>
          <FacetContent name={name} label={label} facets={facets} total={total} {...navigation} />
        </Suspense>
      ) : (
        <PendingFacets hasFailed={hasFailed} filtersHref={filtersHref} />
      )}
    </FacetDisclosure>
  );
  const countSelectedValues = (name: string) => summarizeSelectedValues(query, name).count;
  const hasPriceFilter = price.min !== null || price.max !== null;
  return (
    <>
      {outline.hasPrice && renderFacet(formatMessage({ id: "catalog.facet.price" }), hasPriceFilter ? 1 : 0, "price")}
      {outline.hasCategories &&
        renderFacet(formatMessage({ id: "catalog.facet.category" }), countSelectedValues("category"), "category")}
      {outline.attributes.map(({ name, label }) => renderFacet(label, countSelectedValues(name), name))}
      {outline.hasRatings &&
        renderFacet(formatMessage({ id: "catalog.facet.rating" }), rating === null ? 0 : 1, "rating")}
      <FlagGroup>
        <FlagToggle flag="onSale" count={outline.onSaleCount} {...navigation} />
        <FlagToggle flag="inStock" count={outline.inStockCount} {...navigation} />
      </FlagGroup>
    </>
  );
}

const BarRoot = chakra("section", {
  base: {
    display: { base: "flex", lg: "grid" },
    gridTemplateColumns: { lg: "minmax(0, 1fr) auto" },
    flexWrap: "wrap",
    alignItems: "flex-start",
    gap: "2",
    py: "3",
  },
});
const PhoneOnly = chakra("div", {
  base: {
    display: { base: "block", lg: "none" },
    flex: "1 1 8rem",
    minWidth: "0",
    "& b": { fontWeight: "bold" },
    "@media (scripting: none)": { display: "block", gridArea: "1 / 1", justifySelf: "start" },
  },
});
const DisclosureRow = chakra("div", {
  base: {
    display: { base: "none", lg: "flex" },
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    gridArea: "1 / 1",
    minWidth: "0",
    "@media (scripting: none)": { display: "none" },
  },
});
// The two wrap together.
const FlagGroup = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    minWidth: "0",
    marginInlineStart: "3",
    fontSize: "sm",
    fontWeight: "semibold",
    "& [aria-hidden]": { fontWeight: "normal" },
  },
});
const OrderRow = chakra("div", {
  base: {
    flex: "1 1 8rem",
    minWidth: "0",
    gridArea: { lg: "1 / 2" },
    // Takes the width of its container. Without JavaScript it has a button beside it.
    contain: { lg: "inline-size" },
    "@media (scripting: none)": { contain: "none" },
    _empty: { display: "none" },
  },
});
