import { type CatalogueFacets, type FacetOutline, listAppliedFilters } from "@rewire/domain";
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Drawer } from "../../primitives/Drawer/Drawer.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AppliedFilters } from "../AppliedFilters/AppliedFilters.tsx";
import { PendingFacets } from "../FilterBar/PendingFacets.tsx";
import { FilterFields } from "./FilterFields.tsx";
import { useRenderedFieldCount } from "./useRenderedFieldCount.ts";
import { PriceSlider } from "../PriceRange/PriceSlider.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";

export interface FilterSheetProps extends FilterNavigation {
  isOpen: boolean;
  onClose: () => void;
  /** Names of the available facets, with the applied options. */
  outline: FacetOutline;
  /** Facets with all options; null until they are loaded. */
  facets: CatalogueFacets | null;
  /** Whether the facets could not be loaded; if so, a link to the page of all filters is shown. @default false */
  hasFailed?: boolean | undefined;
  /** URL of the page of all filters. */
  filtersHref: string;
  /** Number of products in the list; shown on the button. */
  total: number;
}

/** Number of a facet's options before "Show 3 more". */
const MAX_VISIBLE_OPTIONS = 5;

/**
 * Drawer with all filters at the bottom of small screens. Filters apply immediately, so the button at the end only
 * closes the drawer. Import it lazily. It re-renders only when necessary, because it contains many controls.
 */
export function FilterSheet(props: FilterSheetProps) {
  return <MemoizedSheet {...props} />;
}

const MemoizedFields = memo(FilterFields);

const MemoizedSheet = memo(function FilterSheetContent(props: FilterSheetProps) {
  const { isOpen, onClose, outline, facets, hasFailed, filtersHref, total, ...navigation } = props;
  // Prices, categories, ratings and reduced products, besides the attributes.
  const renderedFieldCount = useRenderedFieldCount(isOpen, facets && facets.attributes.length + 4);
  const filterLabels = facets ?? outline;
  const hasAppliedFilters = listAppliedFilters(navigation.query, filterLabels).length > 0;

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
        <ChipsRow>
          <AppliedFilters facets={filterLabels} {...navigation} />
        </ChipsRow>
      )}
      {facets ? (
        <MemoizedFields
          facets={facets}
          collapseAfter={MAX_VISIBLE_OPTIONS}
          slider={PriceSlider}
          limit={renderedFieldCount}
          {...navigation}
        />
      ) : (
        <PendingFacets hasFailed={hasFailed} filtersHref={filtersHref} />
      )}
    </Drawer>
  );
}, isSameSheet);

function isSameSheet(previousProps: FilterSheetProps, nextProps: FilterSheetProps): boolean {
  if (!previousProps.isOpen && !nextProps.isOpen) return true;
  return Object.entries(nextProps).every(([name, value]) => Object.is(Reflect.get(previousProps, name), value));
}

const ChipsRow = chakra("div", { base: { py: "4" } });
