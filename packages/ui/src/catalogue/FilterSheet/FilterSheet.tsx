import { colourSwatches, type CatalogueFacets, appliedFilters } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Drawer } from "../../primitives/Drawer/Drawer.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AppliedFilters } from "../AppliedFilters/AppliedFilters.tsx";
import { FacetList } from "../FacetList/FacetList.tsx";
import { SaleToggle } from "../FilterBar/SaleToggle.tsx";
import { PriceRange } from "../PriceRange/PriceRange.tsx";
import { PriceSlider } from "../PriceRange/PriceSlider.tsx";
import { RatingFilter } from "../RatingFilter/RatingFilter.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { SwatchFilter } from "../SwatchFilter/SwatchFilter.tsx";

export interface FilterSheetProps extends FilterNavigation {
  isOpen: boolean;
  onClose: () => void;
  facets: CatalogueFacets;
  /** Number of products in the list; shown on the button. */
  total: number;
}

/** Number of a facet's options before "Show 3 more". */
const VISIBLE_OPTIONS = 5;

/**
 * All filters on small screens, in a drawer from the bottom. Filters apply immediately; the button at the end only
 * closes it. Import it lazily.
 */
export function FilterSheet({ isOpen, onClose, facets, total, ...navigation }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const nameOf = (facet: "price" | "category" | "rating") => formatMessage({ id: `catalog.facet.${facet}` });
  const hasAppliedFilters = appliedFilters(navigation.query, facets).length > 0;

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="bottom"
      title={<FormattedMessage id="catalog.filterButton" />}
      footer={
        <Button isBlock size="lg" onClick={onClose}>
          <FormattedMessage id="catalog.showProducts" values={{ count: total }} />
        </Button>
      }
    >
      {hasAppliedFilters && (
        <Chips>
          <AppliedFilters facets={facets} {...navigation} />
        </Chips>
      )}
      {facets.price && (
        <Facet label={nameOf("price")}>
          <PriceRange range={facets.price} slider={PriceSlider} {...navigation} />
        </Facet>
      )}
      {facets.categories.length > 0 && (
        <Facet label={nameOf("category")}>
          <FacetList
            name="category"
            label={nameOf("category")}
            options={facets.categories}
            collapseAfter={VISIBLE_OPTIONS}
            {...navigation}
          />
        </Facet>
      )}
      {facets.attributes.map(({ name, label, options }) => (
        <Facet key={name} label={label}>
          {colourSwatches[name] ? (
            <SwatchFilter name={name} label={label} options={options} {...navigation} />
          ) : (
            <FacetList name={name} label={label} options={options} collapseAfter={VISIBLE_OPTIONS} {...navigation} />
          )}
        </Facet>
      ))}
      {facets.ratings.length > 0 && (
        <Facet label={nameOf("rating")}>
          <RatingFilter options={facets.ratings} {...navigation} />
        </Facet>
      )}
      <Section>
        <SaleToggle option={facets.onSale} {...navigation} />
      </Section>
    </Drawer>
  );
}

function Facet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Section>
      <Name>{label}</Name>
      {children}
    </Section>
  );
}

const Section = chakra("section", { base: { py: "4", "& + &, div + &": { borderTop: "hairline" } } });
const Chips = chakra("div", { base: { py: "4" } });
const Name = chakra("h3", { base: { textStyle: "h4", mb: "1" } });
