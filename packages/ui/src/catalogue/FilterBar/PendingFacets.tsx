import { FormattedMessage } from "react-intl";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface PendingFacetsProps {
  /** Whether the facets could not be loaded. @default false */
  hasFailed?: boolean | undefined;
  /** URL of the page of all filters. */
  filtersHref: string;
}

/** Placeholder while filter options are loading. If loading fails, it is a link to the page of all filters. */
export function PendingFacets({ hasFailed = false, filtersHref }: PendingFacetsProps) {
  return (
    <Root>
      {hasFailed ? (
        <LinkButton variant="line" href={filtersHref} rel="nofollow">
          <FormattedMessage id="catalog.filterButton" />
        </LinkButton>
      ) : (
        <Spinner />
      )}
    </Root>
  );
}

const Root = chakra("div", { base: { display: "grid", placeItems: "center", py: "4" } });
