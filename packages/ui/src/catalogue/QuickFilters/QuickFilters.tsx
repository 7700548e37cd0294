import { toggleQuickFilter, type QuickFilter } from "@rewire/domain";
import { useIntl } from "react-intl";
import { createFilterLinkProps, type FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { Chip } from "../../primitives/Chip/Chip.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useFormatAmount } from "../rules/useFormatAmount.ts";

export interface QuickFiltersProps extends FilterNavigation {
  filters: readonly QuickFilter[];
}

/**
 * Chips beside the heading of a category for its most useful filters. Each chip is a link that adds or removes a
 * filter. On phones, the chips form one row that scrolls.
 */
export function QuickFilters({ filters, ...navigation }: QuickFiltersProps) {
  const { formatMessage } = useIntl();
  const formatAmount = useFormatAmount();
  const { showFilters } = useShopSettings();
  if (!showFilters || filters.length === 0) return null;
  return (
    <ChipRow data-print="hide">
      {filters.map((filter) => (
        <li key={filter.kind === "value" ? `${filter.name} ${filter.value}` : filter.kind}>
          <Chip
            {...createFilterLinkProps(navigation, toggleQuickFilter(navigation.query, filter))}
            {...(filter.kind === "value"
              ? { label: filter.label, count: filter.count }
              : { label: formatMessage({ id: "catalog.priceUpTo" }, { amount: formatAmount(filter.max) }) })}
            isSelected={filter.isSelected}
          />
        </li>
      ))}
    </ChipRow>
  );
}

const ChipRow = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: { lg: "wrap" },
    gap: "2",
    pt: { base: "3", lg: "1" },
    mb: { lg: "2" },
    // Space for the focus ring, which a scroll container would clip.
    px: "3px",
    mx: "-3px",
    pb: "3px",
    overflowX: "auto",
    whiteSpace: "nowrap",
  },
});
