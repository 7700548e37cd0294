import { colourSwatches, withFilters, type CatalogueFacets, summarizeSelectedValues } from "@rewire/domain";
import { useEffect } from "react";
import { FacetList } from "../FacetList/FacetList.tsx";
import { PriceRange } from "../PriceRange/PriceRange.tsx";
import { RatingFilter } from "../RatingFilter/RatingFilter.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { SwatchFilter } from "../SwatchFilter/SwatchFilter.tsx";
import { FacetPanel } from "./FacetPanel.tsx";
import { usePriceSlider } from "./usePriceSlider.ts";

/** Name of a facet: "price", "rating", "category", or an attribute such as "pa_brand". */
export type FacetName = string;

export interface FacetContentProps extends FilterNavigation {
  name: FacetName;
  /** Display label. */
  label: string;
  facets: CatalogueFacets;
  /** Number of products in the current list. */
  total: number;
}

/**
 * Content of an open filter in the filter bar: the control for its facet, such as price, category, rating or an
 * attribute.
 */
export function FacetContent({ name, label, facets, total, ...navigation }: FacetContentProps) {
  const { query } = navigation;
  const [slider, loadSlider] = usePriceSlider();
  const isPriceFacet = name === "price";
  useEffect(() => {
    if (isPriceFacet) loadSlider();
  });

  if (isPriceFacet) {
    const { min, max } = query.filters.price;
    const selection = {
      count: min === null && max === null ? 0 : 1,
      queryWithout: withFilters(query, { price: { min: null, max: null } }),
    };
    return (
      facets.price && (
        <FacetPanel label={label} selection={selection} total={total} {...navigation}>
          <PriceRange priceRange={facets.price} slider={slider} {...navigation} />
        </FacetPanel>
      )
    );
  }
  if (name === "rating") {
    const selection = {
      count: query.filters.rating === null ? 0 : 1,
      queryWithout: withFilters(query, { rating: null }),
    };
    return (
      <FacetPanel label={label} selection={selection} total={total} {...navigation}>
        <RatingFilter options={facets.ratings} {...navigation} />
      </FacetPanel>
    );
  }
  const options =
    name === "category"
      ? facets.categories
      : (facets.attributes.find((attribute) => attribute.name === name)?.options ?? []);
  const OptionList = colourSwatches[name] ? SwatchFilter : FacetList;
  return (
    <FacetPanel label={label} selection={summarizeSelectedValues(query, name)} total={total} {...navigation}>
      <OptionList name={name} label={label} options={options} {...navigation} />
    </FacetPanel>
  );
}
