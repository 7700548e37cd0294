import { colourSwatches, type CatalogueFacets } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { FacetList } from "../FacetList/FacetList.tsx";
import { FlagToggle } from "../FilterBar/FlagToggle.tsx";
import { PriceRange, type PriceRangeProps } from "../PriceRange/PriceRange.tsx";
import { RatingFilter } from "../RatingFilter/RatingFilter.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { SwatchFilter } from "../SwatchFilter/SwatchFilter.tsx";

export interface FilterFieldsProps extends FilterNavigation, Pick<PriceRangeProps, "slider"> {
  facets: CatalogueFacets;
  /** Heading level of the facets' names. @default 3 */
  headingLevel?: 2 | 3 | undefined;
  /** Number of a facet's options before "Show 3 more". @default all */
  collapseAfter?: number | undefined;
  /** Number of filters to render. @default all */
  limit?: number | undefined;
}

/** Filter controls of a list, each in a section with a heading. */
export function FilterFields({
  facets,
  headingLevel = 3,
  collapseAfter,
  slider,
  limit: maxFields = Infinity,
  ...navigation
}: FilterFieldsProps) {
  const { formatMessage } = useIntl();
  const formatFacetName = (facet: "price" | "category" | "rating") => formatMessage({ id: `catalog.facet.${facet}` });

  const fields = [
    facets.price && (
      <FacetSection key="price" level={headingLevel} label={formatFacetName("price")}>
        <PriceRange priceRange={facets.price} slider={slider} {...navigation} />
      </FacetSection>
    ),
    facets.categories.length > 0 && (
      <FacetSection key="category" level={headingLevel} label={formatFacetName("category")}>
        <FacetList
          name="category"
          label={formatFacetName("category")}
          options={facets.categories}
          collapseAfter={collapseAfter}
          {...navigation}
        />
      </FacetSection>
    ),
    ...facets.attributes.map(({ name, label, options }) => (
      <FacetSection key={`attribute ${name}`} level={headingLevel} label={label}>
        {colourSwatches[name] ? (
          <SwatchFilter name={name} label={label} options={options} {...navigation} />
        ) : (
          <FacetList name={name} label={label} options={options} collapseAfter={collapseAfter} {...navigation} />
        )}
      </FacetSection>
    )),
    facets.ratings.length > 0 && (
      <FacetSection key="rating" level={headingLevel} label={formatFacetName("rating")}>
        <RatingFilter options={facets.ratings} {...navigation} />
      </FacetSection>
    ),
    <FacetContainer key="flags">
      <FlagToggle flag="onSale" count={facets.onSale.count} {...navigation} />
      <FlagToggle flag="inStock" count={facets.inStock.count} {...navigation} />
    </FacetContainer>,
  ];
  return fields.slice(0, maxFields);
}

function FacetSection({ level, label, children }: { level: 2 | 3; label: string; children: ReactNode }) {
  return (
    <FacetContainer>
      <FacetTitle as={`h${level}`}>{label}</FacetTitle>
      {children}
    </FacetContainer>
  );
}

const FacetContainer = chakra("section", { base: { py: "4", "& + &, div + &": { borderTop: "hairline" } } });
const FacetTitle = chakra("h3", { base: { textStyle: "h4", mb: "1" } });
