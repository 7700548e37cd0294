import { emptyQuery, filterFormFields, stringifySortField, type CatalogueQuery, type Sort } from "@rewire/domain";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useIsHydrated } from "../../patterns/rules/useIsHydrated.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { parseFormTarget, type FilterNavigation } from "../../patterns/rules/filterLink.ts";

export interface SortSelectProps extends FilterNavigation {
  /** Tooltip that explains the current sort order. @default none */
  sortHint?: string | undefined;
  /** Name of the default sort order, where it is not the newest first. @default newest */
  defaultSortLabel?: string | undefined;
}

/** Value of the sort order that was selected last, and the query at that time. */
interface SelectedSort {
  readonly value: string;
  readonly query: CatalogueQuery;
}

/** Sort orders, the default first. */
const sortOptions: readonly Sort[] = [
  { by: "date", order: "DESC" },
  { by: "price", order: "ASC" },
  { by: "price", order: "DESC" },
  { by: "rating", order: "DESC" },
  { by: "discount", order: "DESC" },
  { by: "alphabetically", order: "ASC" },
  { by: "alphabetically", order: "DESC" },
];

/**
 * Native select for the sort order of the list, in a form that works without JavaScript. The shop owner can hide it.
 */
export function SortSelect({ query, hrefFor, onChange, sortHint, defaultSortLabel }: SortSelectProps) {
  const { showOrderByDropdown } = useShopSettings();
  const { formatMessage } = useIntl();
  const isHydrated = useIsHydrated();
  // Stored with the query for which it was selected, so that another query shows its own sort order.
  const [selectedSort, setSelectedSort] = useState<SelectedSort | null>(null);
  if (!showOrderByDropdown) return null;

  const currentValue = stringifySortField(query.sort);
  const isKnownSort = sortOptions.some((sort) => stringifySortField(sort) === currentValue);
  const displayedSortOptions = isKnownSort ? sortOptions : [query.sort, ...sortOptions];
  const { action, fields } = parseFormTarget(hrefFor({ ...query, sort: emptyQuery.sort }));
  const chooseSort = (value: string) => {
    const sort = displayedSortOptions.find((candidate) => stringifySortField(candidate) === value);
    if (!sort) return;
    setSelectedSort({ value, query });
    if (onChange) onChange({ ...query, sort });
    else location.assign(hrefFor({ ...query, sort }));
  };

  return (
    <Form method="get" action={action}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SortBox>
        <Icon name="sort" />
        <SortLabel aria-hidden>
          <FormattedMessage id="catalog.sort" />
        </SortLabel>
        <SortControl
          aria-label={formatMessage({ id: "catalog.sort" })}
          name={filterFormFields.sort}
          title={sortHint}
          {...(onChange
            ? { value: selectedSort?.query === query ? selectedSort.value : currentValue }
            : { defaultValue: currentValue })}
          onChange={(event) => chooseSort(event.currentTarget.value)}
        >
          {displayedSortOptions.map((sort) => (
            <option key={stringifySortField(sort)} value={stringifySortField(sort)}>
              {(sort === sortOptions[0] && defaultSortLabel) ||
                formatMessage({ id: `catalog.sortBy.${sort.by}_${sort.order}` })}
            </option>
          ))}
        </SortControl>
        <Icon name="down" size={1} />
      </SortBox>
      {!isHydrated && (
        <NoScriptOnly>
          <Button type="submit" variant="line">
            <FormattedMessage id="catalog.sortApply" />
          </Button>
        </NoScriptOnly>
      )}
    </Form>
  );
}

const Form = chakra("form", { base: { display: "flex", flexWrap: "wrap", gap: "2", minWidth: "0" } });
// Styled like the adjacent button on phones, and like text in the bar.
const SortBox = chakra("div", {
  base: {
    position: "relative",
    flex: "1",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    minWidth: "0",
    minHeight: "control",
    ps: "14px",
    borderWidth: "1px",
    borderColor: { base: "border.control", lg: "transparent" },
    borderRadius: "md",
    fontSize: { base: "md", lg: "sm" },
    fontWeight: "semibold",
    _hover: { bg: { base: "bg.subtle", lg: "bg.muted" } },
    "&:has(:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
    "& > svg": { flex: "none", pointerEvents: "none" },
    "& > svg:first-of-type": { display: { base: "block", lg: "none" } },
    "& > svg:last-of-type": { position: "absolute", insetInlineEnd: "12px" },
  },
});
/** Label in front of the sort order, hidden on phones. */
export const SortLabel = chakra("span", {
  base: { flex: "none", color: "fg.muted", fontWeight: "normal", display: { base: "none", lg: "inline" } },
});
const SortControl = chakra("select", {
  base: {
    minWidth: "0",
    minHeight: "42px",
    maxWidth: "full",
    flex: { base: "1", lg: "0 1 auto" },
    appearance: "none",
    // As wide as the selected option, where supported.
    fieldSizing: { lg: "content" },
    pe: "36px",
    bg: "transparent",
    fontWeight: "inherit",
    textOverflow: "ellipsis",
    cursor: "pointer",
    outline: "none",
    "& > option": { bg: "bg.panel", color: "fg" },
  },
});
/**
 * Hidden by CSS in browsers with scripting, because removing the button later would shift the page. Below the select, whose
 * words have too little room beside it on phones.
 */
const NoScriptOnly = chakra("div", {
  base: { display: "none", w: "full", "@media (scripting: none)": { display: "block" } },
});
