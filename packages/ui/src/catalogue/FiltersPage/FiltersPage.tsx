import { listAppliedFilters, type CatalogueFacets } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { AppliedFilters } from "../AppliedFilters/AppliedFilters.tsx";
import { FilterFields } from "../FilterSheet/FilterFields.tsx";

export interface FiltersPageProps extends FilterNavigation {
  facets: CatalogueFacets;
  /** Number of products that match the current filters. */
  total: number;
  /** URL of the list with the current filters. */
  listHref: string;
}

/**
 * Page with all filters of a list, for browsers without JavaScript. Every option is a link that reloads the page with
 * the option toggled; a button at the end leads to the filtered list.
 */
export function FiltersPage({ facets, total, listHref, ...navigation }: FiltersPageProps) {
  const hasAppliedFilters = listAppliedFilters(navigation.query, facets).length > 0;
  return (
    <>
      <Title>
        <FormattedMessage id="catalog.filterButton" />
      </Title>
      {hasAppliedFilters && <AppliedFilters facets={facets} {...navigation} />}
      <FieldsContainer>
        <FilterFields headingLevel={2} facets={facets} {...navigation} />
      </FieldsContainer>
      <PageFooter>
        <LinkButton size="lg" isBlock href={listHref}>
          <FormattedMessage id="catalog.showProducts" values={{ count: total }} />
        </LinkButton>
      </PageFooter>
    </>
  );
}

const Title = chakra("h1", { base: { textStyle: "h1", mb: "3" } });
const FieldsContainer = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
    alignItems: "start",
    columnGap: "8",
    mt: "4",
    "& > section": { borderTop: "hairline" },
    // The sticky footer must not cover the focused option.
    "& a, & button, & input": { scrollMarginBottom: "120px" },
  },
});
/** Sticky footer, because the filters are longer than a screen. */
const PageFooter = chakra("div", {
  base: { position: "sticky", bottom: "0", mt: "6", py: "3", bg: "bg", borderTop: "hairline", maxWidth: "full" },
});
