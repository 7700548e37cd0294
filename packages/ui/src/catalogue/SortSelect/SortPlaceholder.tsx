import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { SortLabel, type SortSelectProps } from "./SortSelect.tsx";

/**
 * Placeholder for a {@link SortSelect} whose HTML arrives later in the streamed page. It has the same size, so that the
 * filters next to it do not move.
 */
export function SortPlaceholder({
  query: { sort },
  defaultSortLabel,
}: Pick<SortSelectProps, "query" | "defaultSortLabel">) {
  const { formatMessage } = useIntl();
  return (
    <PlaceholderBox>
      <SortLabel>{formatMessage({ id: "catalog.sort" })}</SortLabel>
      {(sort.by === "date" && defaultSortLabel) || formatMessage({ id: `catalog.sortBy.${sort.by}_${sort.order}` })}
    </PlaceholderBox>
  );
}

// Dimensions of SortSelect at this width.
const PlaceholderBox = chakra("div", {
  base: {
    display: { base: "none", lg: "flex" },
    gap: "1.5",
    gridArea: "1 / 2",
    height: "0",
    visibility: "hidden",
    ps: "15px",
    pe: "37px",
    fontSize: "sm",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
  },
});
