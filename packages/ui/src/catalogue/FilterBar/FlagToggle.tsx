import { withFilters } from "@rewire/domain";
import { useIntl } from "react-intl";
import { FacetRow } from "../FacetList/FacetRow.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";

const MESSAGE_IDS = { onSale: "catalog.facet.sale", inStock: "product.inStock" } as const;

export interface FlagToggleProps extends FilterNavigation {
  /** Filter that the checkbox sets. */
  flag: keyof typeof MESSAGE_IDS;
  /** Number of matching products. */
  count: number;
}

/** Checkbox that limits the list to reduced products, or to products in stock. */
export function FlagToggle({ flag, count, ...navigation }: FlagToggleProps) {
  const label = useIntl().formatMessage({ id: MESSAGE_IDS[flag] });
  const isSelected = navigation.query.filters[flag];
  return (
    <FacetRow
      option={{ value: "true", label, count, isSelected }}
      next={withFilters(navigation.query, { [flag]: !isSelected })}
      {...navigation}
    />
  );
}
