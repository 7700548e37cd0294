import { withFilters, type FacetOption } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Stars } from "../../primitives/Rating/Rating.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { FacetRow } from "../FacetList/FacetRow.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";

export interface RatingFilterProps extends FilterNavigation {
  /** Options "4" to "1": minimum number of stars. */
  options: readonly FacetOption[];
}

/** Filter by minimum rating. One option can be selected; pressing it again clears the filter. */
export function RatingFilter({ options, ...navigation }: RatingFilterProps) {
  const { formatMessage } = useIntl();

  return (
    <ul aria-label={formatMessage({ id: "catalog.facet.rating" })}>
      {options.map((option) => {
        const stars = Number(option.value);
        return (
          <li key={option.value}>
            <FacetRow
              option={option}
              next={withFilters(navigation.query, { rating: option.isSelected ? null : stars })}
              mark="round"
              {...navigation}
            >
              <Text>
                <Stars average={stars} />
                <span>
                  <FormattedMessage id="catalog.starsAndUp" values={{ stars }} />
                </span>
              </Text>
            </FacetRow>
          </li>
        );
      })}
    </ul>
  );
}

const Text = chakra("span", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "10px" } });
