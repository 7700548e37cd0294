import type { AppliedFilter } from "@rewire/domain";
import { useIntl } from "react-intl";

import { useFormatAmount } from "../rules/useFormatAmount.ts";

// @chunk chips: most lists show no filter by its label.

/**
 * Returns a function that formats the label of an applied filter, such as "Up to €1,500", "4 stars and up" or
 * "Nordlys".
 */
export function useFilterLabels(): (filter: AppliedFilter) => string {
  const { formatMessage } = useIntl();
  const formatAmount = useFormatAmount();

  return (filter) => {
    switch (filter.kind) {
      case "search":
        return formatMessage({ id: "catalog.searchChip" }, { words: filter.search });
      case "price":
        if (filter.min === null)
          return formatMessage({ id: "catalog.priceUpTo" }, { amount: formatAmount(filter.max ?? 0) });
        if (filter.max === null)
          return formatMessage({ id: "catalog.priceFrom" }, { amount: formatAmount(filter.min) });
        return formatMessage(
          { id: "catalog.priceBetween" },
          { from: formatAmount(filter.min), to: formatAmount(filter.max) },
        );
      case "rating":
        return formatMessage({ id: "catalog.starsAndUp" }, { stars: filter.stars });
      case "sale":
        return formatMessage({ id: "catalog.facet.sale" });
      case "stock":
        return formatMessage({ id: "product.inStock" });
      case "value":
        return filter.label;
    }
  };
}
