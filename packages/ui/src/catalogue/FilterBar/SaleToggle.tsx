import { withFilters, type FacetOption } from "@rewire/domain";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { FacetRow } from "../FacetList/FacetRow.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";

export interface SaleToggleProps extends FilterNavigation {
  option: FacetOption;
}

/** Checkbox for reduced products only, in the filter bar and the filter sheet. */
export function SaleToggle({ option, ...navigation }: SaleToggleProps) {
  const label = useIntl().formatMessage({ id: "catalog.facet.sale" });
  return (
    <Root>
      <FacetRow
        option={{ ...option, label }}
        next={withFilters(navigation.query, { onSale: !option.isSelected })}
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
