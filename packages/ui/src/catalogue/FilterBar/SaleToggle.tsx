import { withFilters } from "@rewire/domain";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { FacetRow } from "../FacetList/FacetRow.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";

export interface SaleToggleProps extends FilterNavigation {
  /** Number of reduced products. */
  count: number;
}

/** Checkbox that limits the list to reduced products. */
export function SaleToggle({ count, ...navigation }: SaleToggleProps) {
  const label = useIntl().formatMessage({ id: "catalog.facet.sale" });
  const isSelected = navigation.query.filters.onSale;
  return (
    <Root>
      <FacetRow
        option={{ value: "true", label, count, isSelected }}
        next={withFilters(navigation.query, { onSale: !isSelected })}
        {...navigation}
      />
    </Root>
  );
}

const Root = chakra("div", {
  base: {
    minWidth: "0",
    fontSize: { lg: "sm" },
    fontWeight: { lg: "semibold" },
    "& [aria-hidden]": { fontWeight: "normal" },
  },
});
