import type { CatalogueQuery } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { closeFacet } from "./FacetDisclosure.tsx";
import { createFilterLinkProps, type FilterNavigation } from "../../patterns/rules/filterLink.ts";

export interface FacetPanelProps extends FilterNavigation {
  label: string;
  /** Number of selected values, and the query without them. */
  selection: { readonly count: number; readonly queryWithout: CatalogueQuery };
  /** Number of products in the current list. */
  total: number;
  children: ReactNode;
}

/** Panel of an open filter: label, a link that clears its values, the values, and the current number of products. */
export function FacetPanel({ label, selection, total, children, ...navigation }: FacetPanelProps) {
  return (
    <>
      <PanelHeader>
        <b>{label}</b>
        {selection.count > 0 && (
          <Link {...createFilterLinkProps(navigation, selection.queryWithout)}>
            <FormattedMessage id="catalog.clearFacet" values={{ count: selection.count }} />
          </Link>
        )}
      </PanelHeader>
      <ValueArea>{children}</ValueArea>
      <LinkButton
        isBlock
        href={navigation.hrefFor(navigation.query)}
        onClick={(event) => {
          // Filters apply immediately, so this only closes the panel. Without JavaScript, the link reloads the page
          // with closed filters.
          event.preventDefault();
          closeFacet(event.currentTarget);
        }}
      >
        <FormattedMessage id="catalog.showProducts" values={{ count: total }} />
      </LinkButton>
    </>
  );
}

const PanelHeader = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    mb: "2",
    "& a": { textStyle: "sm", fontWeight: "semibold" },
  },
});
const ValueArea = chakra("div", {
  base: {
    mb: "4",
    mx: "-2",
    px: "2",
    maxHeight: { md: "min(60vh, 460px)" },
    overflowY: { md: "auto" },
    overscrollBehavior: "contain",
  },
});
