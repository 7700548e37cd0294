import { toggleValue, type FacetOption } from "@rewire/domain";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { useIsHydrated } from "../../patterns/rules/useIsHydrated.ts";
import { chakra } from "../../theme/chakra.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { FacetRow } from "./FacetRow.tsx";

export interface FacetListProps extends FilterNavigation {
  /** Name of the facet: "category", or an attribute such as "pa_brand". */
  name: string;
  /** Display label: "Brand". */
  label: string;
  /** Options in a fixed order, whether or not they are selected. */
  options: readonly FacetOption[];
  /**
   * Number of options before "Show 3 more"; options with results come first. The list is initially expanded if a later
   * option is selected. @default all
   */
  collapseAfter?: number | undefined;
  /** Number of options from which a search field is shown. @default 9 */
  minOptionsForSearch?: number | undefined;
}

/** Options of a facet, of which several can be selected. Each shows the number of matching products. */
export function FacetList({
  name,
  label,
  options,
  collapseAfter = Infinity,
  minOptionsForSearch = 9,
  ...navigation
}: FacetListProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState("");
  const matches = useMatchingOptions(options, query);
  const { visibleOptions, expand: expandList } = useCollapsedOptions(options, matches, collapseAfter);
  const hiddenCount = matches.length - visibleOptions.length;
  const hasSearch = options.length >= minOptionsForSearch && collapseAfter === Infinity;

  return (
    <div>
      {hasSearch && (
        <HydratedSearchArea>
          <TextField
            type="search"
            label={formatMessage({ id: "catalog.findOption" }, { name: label })}
            placeholder={formatMessage({ id: "catalog.findOption" }, { name: label })}
            isLabelHidden
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </HydratedSearchArea>
      )}
      <ul aria-label={label}>
        {visibleOptions.map((option) => (
          <li key={option.value}>
            <FacetRow option={option} next={toggleValue(navigation.query, name, option.value)} {...navigation} />
          </li>
        ))}
      </ul>
      {matches.length === 0 && (
        <NoMatchesText>
          <FormattedMessage id="catalog.noOption" values={{ words: query }} />
        </NoMatchesText>
      )}
      {hiddenCount > 0 && (
        <ShowMoreRow>
          <Button variant="ghost" size="sm" icon="down" onClick={expandList}>
            <FormattedMessage id="catalog.showMore" values={{ count: hiddenCount }} />
          </Button>
        </ShowMoreRow>
      )}
    </div>
  );
}

/** Returns the options whose label contains the query, ignoring case. */
function useMatchingOptions(options: readonly FacetOption[], query: string): readonly FacetOption[] {
  const { locale } = useIntl();
  if (query === "") return options;
  const searchTerm = query.trim().toLocaleLowerCase(locale);
  return options.filter((option) => option.label.toLocaleLowerCase(locale).includes(searchTerm));
}

/** Returns the matches within the collapsed list, or all of them once it is expanded. */
function useCollapsedOptions(options: readonly FacetOption[], matches: readonly FacetOption[], collapseAfter: number) {
  // State, so that the collapsed list stays the same while counts change.
  const [initialValues, setInitialValues] = useState(() => selectInitialValues(options, collapseAfter));
  if (!options.some(({ value }) => initialValues.has(value)) && options.length > 0)
    setInitialValues(selectInitialValues(options, collapseAfter));
  const [isOpen, setIsOpen] = useState(() =>
    options.some(({ value, isSelected }) => isSelected && !initialValues.has(value)),
  );
  const canCollapse = useIsHydrated(collapseAfter !== Infinity);
  return {
    visibleOptions: isOpen || !canCollapse ? matches : matches.filter(({ value }) => initialValues.has(value)),
    expand: () => setIsOpen(true),
  };
}

/** Returns the values of the options in the collapsed list; options with results come first. */
function selectInitialValues(options: readonly FacetOption[], count: number): ReadonlySet<string> {
  const isInitiallyVisible = ({ count: resultCount, isSelected }: FacetOption) => resultCount > 0 || isSelected;
  return new Set(
    [...options.filter(isInitiallyVisible), ...options.filter((option) => !isInitiallyVisible(option))]
      .slice(0, count)
      .map(({ value }) => value),
  );
}

/** Separate component, so that hydration does not render the list twice. */
const HydratedSearchArea = ({ children }: { children: ReactNode }) =>
  useIsHydrated() && <SearchArea>{children}</SearchArea>;

const SearchArea = chakra("div", { base: { mb: "1.5" } });
const NoMatchesText = chakra("p", { base: { py: "2", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
/** Aligns the button with the checkboxes above. */
const ShowMoreRow = chakra("div", { base: { marginInlineStart: "-3" } });
