import { type CatalogueFacets, appliedFilters, selectedValuesOf } from "@rewire/domain";
import { memo, Suspense, useId, useState } from "react";
import { useIntl } from "react-intl";
import { useStoreSettings } from "../../provider/Settings.tsx";
import { lazyPart } from "../../provider/lazyPart.ts";
import { chakra } from "../../theme/chakra.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { SortPlaceholder } from "../SortSelect/SortRoom.tsx";
import { SortSelect } from "../SortSelect/SortSelect.tsx";
import type { FacetContentProps, FacetName } from "./FacetContent.tsx";
import { FacetDisclosure } from "./FacetDisclosure.tsx";
import { whenFiltersVisible } from "./whenFiltersVisible.ts";
import { SaleToggle } from "./SaleToggle.tsx";
import { SheetButton } from "./SheetButton.tsx";
import { useDeferredUntilIdle } from "./useDeferredUntilIdle.ts";

/** Content of the closed filters: part of the HTML, but hydrated after everything visible, if at all. */
const FacetContent = lazyPart(async () => {
  await whenFiltersVisible();
  return { default: (await import("./FacetContent.tsx")).FacetContent };
});

export interface FilterBarProps extends FilterNavigation {
  facets: CatalogueFacets;
  /** Number of products in the current list. */
  total: number;
  /** Called to open the FilterSheet on small screens; without JavaScript its button shows the bar instead. */
  onOpenSheet: () => void;
}

/**
 * Row of filters above a list, followed by the sort order; a single button for all filters on phones. The shop owner
 * can hide either.
 */
export function FilterBar({ facets, total, onOpenSheet, ...navigation }: FilterBarProps) {
  const { showFilters, showOrderByDropdown } = useStoreSettings();
  const { formatMessage } = useIntl();
  const group = useId();
  const [needsSlider, setNeedsSlider] = useState(false);
  const { query } = navigation;
  const current = { facets, total, ...navigation };
  // Closed filters are invisible, so they update after the new list has been rendered.
  const deferred = useDeferredUntilIdle(current, facets, whenFiltersVisible);
  if (!showFilters && !showOrderByDropdown) return null;

  const facet = (label: string, count: number, name: FacetName, onOpen?: () => void) => (
    <FacetDisclosure key={name} label={label} count={count} group={group} onOpen={onOpen}>
      {(isOpen) => (
        <LazyFacet
          name={name}
          label={label}
          needsSlider={name === "price" && needsSlider}
          content={isOpen ? current : deferred}
        />
      )}
    </FacetDisclosure>
  );
  const { price, rating } = query.filters;

  return (
    <Bar aria-label={formatMessage({ id: "catalog.filters" })} data-print="hide">
      <SortPlaceholder query={query} />
      {showFilters && (
        <>
          <PhoneOnly>
            <SheetButton count={appliedFilters({ ...query, search: "" }, facets).length} onOpen={onOpenSheet} />
          </PhoneOnly>
          <Facets id="filters">
            {facets.price &&
              facet(
                formatMessage({ id: "catalog.facet.price" }),
                price.min === null && price.max === null ? 0 : 1,
                "price",
                () => setNeedsSlider(true),
              )}
            {facets.categories.length > 0 &&
              facet(
                formatMessage({ id: "catalog.facet.category" }),
                selectedValuesOf(query, "category").count,
                "category",
              )}
            {facets.attributes.map(({ name, label }) => facet(label, selectedValuesOf(query, name).count, name))}
            {facets.ratings.length > 0 &&
              facet(formatMessage({ id: "catalog.facet.rating" }), rating === null ? 0 : 1, "rating")}
            <SaleToggle option={facets.onSale} {...navigation} />
          </Facets>
        </>
      )}
      <OrderRow>
        <SortSelect {...navigation} />
      </OrderRow>
    </Bar>
  );
}

interface LazyFacetProps extends Pick<FacetContentProps, "name" | "label" | "needsSlider"> {
  /** Same object as long as its content is equal. */
  content: Omit<FacetContentProps, "name" | "label" | "needsSlider">;
}

/** Memoised, so that content that is not hydrated yet stays until it changes. */
const LazyFacet = memo(function LazyFacet({ content, ...facet }: LazyFacetProps) {
  return (
    <Suspense fallback={null}>
      <FacetContent {...facet} {...content} />
    </Suspense>
  );
});

const Bar = chakra("section", {
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
  base: { display: { base: "block", lg: "none" }, flex: "1 1 8rem", minWidth: "0", "& b": { fontWeight: "bold" } },
});
const Facets = chakra("div", {
  base: {
    display: { base: "none", lg: "flex" },
    flexDirection: { base: "column", md: "row" },
    flexWrap: { md: "wrap" },
    alignItems: { base: "stretch", md: "center" },
    gap: "2",
    columnGap: "2",
    flex: "1 0 100%",
    order: "1",
    gridArea: { lg: "1 / 1" },
    minWidth: "0",
    "& > div:last-of-type": { marginInlineStart: { lg: "3" } },
    _target: { display: "flex" },
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
