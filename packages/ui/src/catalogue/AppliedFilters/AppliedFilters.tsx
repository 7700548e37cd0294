import { withoutFilters, type FacetLabels, listAppliedFilters, MAX_FILTER_CHIPS } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Chip } from "../../primitives/Chip/Chip.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { createFilterLinkProps, type FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { useFilterLabels } from "./useFilterLabels.ts";

export interface AppliedFiltersProps extends FilterNavigation {
  facets: FacetLabels;
}

/**
 * Applied filters as removable chips, with a link that removes all. Beyond {@link MAX_FILTER_CHIPS}, only the number of
 * further filters is shown. Renders nothing if no filter is applied.
 */
export function AppliedFilters({ facets, ...navigation }: AppliedFiltersProps) {
  const { formatMessage } = useIntl();
  const formatLabel = useFilterLabels();
  const appliedFilters = listAppliedFilters(navigation.query, facets);
  if (appliedFilters.length === 0) return null;

  return (
    <ChipList aria-label={formatMessage({ id: "catalog.applied" })}>
      {appliedFilters.slice(0, MAX_FILTER_CHIPS).map((filter) => (
        <li key={filter.key}>
          <Chip label={formatLabel(filter)} isRemovable {...createFilterLinkProps(navigation, filter.queryWithout)} />
        </li>
      ))}
      {appliedFilters.length > MAX_FILTER_CHIPS && (
        <li>
          <FormattedMessage id="catalog.moreApplied" values={{ count: appliedFilters.length - MAX_FILTER_CHIPS }} />
        </li>
      )}
      <li>
        <Link {...createFilterLinkProps(navigation, withoutFilters(navigation.query))}>
          <FormattedMessage id="catalog.clearFilters" />
        </Link>
      </li>
    </ChipList>
  );
}

const ChipList = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minWidth: "0",
    "& > li": { minWidth: "0", maxWidth: "full" },
    "& > li:last-of-type": { marginInlineStart: "1", fontSize: "sm" },
  },
});
