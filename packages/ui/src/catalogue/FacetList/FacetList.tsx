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
  /** "category", or an attribute's name such as "pa_brand". */
  name: string;
  /** What people call it: "Brand". */
  label: string;
  /** They stay where they are, ticked or not. */
  options: readonly FacetOption[];
  /** How many are shown before "Show 3 more", first of all those with results; a ticked one behind them opens the rest from the start. @default all */
  collapseAfter?: number | undefined;
  /** From how many options on a field helps to find one. @default 9 */
  searchFrom?: number | undefined;
}

/** The values of one filter, several of which may hold, each with the number of products that it would give. */
export function FacetList({
  name,
  label,
  options,
  collapseAfter = Infinity,
  searchFrom = 9,
  ...navigation
}: FacetListProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState("");
  const matches = useMatchingOptions(options, query);
  const { shown, open } = useCollapsed(options, matches, collapseAfter);
  const hidden = matches.length - shown.length;
  const hasSearch = options.length >= searchFrom && collapseAfter === Infinity;

  return (
    <div>
      {hasSearch && (
        <OnceHydrated>
          <TextField
            type="search"
            label={formatMessage({ id: "catalog.findOption" }, { name: label })}
            placeholder={formatMessage({ id: "catalog.findOption" }, { name: label })}
            isLabelHidden
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </OnceHydrated>
      )}
      <ul aria-label={label}>
        {shown.map((option) => (
          <li key={option.value}>
            <FacetRow option={option} next={toggleValue(navigation.query, name, option.value)} {...navigation} />
          </li>
        ))}
      </ul>
      {matches.length === 0 && (
        <None>
          <FormattedMessage id="catalog.noOption" values={{ words: query }} />
        </None>
      )}
      {hidden > 0 && (
        <More>
          <Button variant="ghost" size="sm" icon="down" onClick={open}>
            <FormattedMessage id="catalog.showMore" values={{ count: hidden }} />
          </Button>
        </More>
      )}
    </div>
  );
}

/** The options whose label contains the query, in upper or lower case. */
function useMatchingOptions(options: readonly FacetOption[], query: string): readonly FacetOption[] {
  const { locale } = useIntl();
  if (query === "") return options;
  const needle = query.trim().toLocaleLowerCase(locale);
  return options.filter((option) => option.label.toLocaleLowerCase(locale).includes(needle));
}

/** The options of the short list among the matches, or all of them once it is opened. */
function useCollapsed(options: readonly FacetOption[], matches: readonly FacetOption[], collapseAfter: number) {
  // Those that stand first stay the first while counts change.
  const [first, setFirst] = useState(() => firstOf(options, collapseAfter));
  if (!options.some(({ value }) => first.has(value)) && options.length > 0) setFirst(firstOf(options, collapseAfter));
  const [isOpen, setIsOpen] = useState(() => options.some(({ value, isSelected }) => isSelected && !first.has(value)));
  const canCollapse = useIsHydrated(collapseAfter !== Infinity);
  return {
    shown: isOpen || !canCollapse ? matches : matches.filter(({ value }) => first.has(value)),
    open: () => setIsOpen(true),
  };
}

/** The values of the short list: those that lead somewhere come before those that do not. */
function firstOf(options: readonly FacetOption[], count: number): ReadonlySet<string> {
  const leads = ({ count: results, isSelected }: FacetOption) => results > 0 || isSelected;
  return new Set(
    [...options.filter(leads), ...options.filter((option) => !leads(option))].slice(0, count).map(({ value }) => value),
  );
}

/** By itself, so that the list is not drawn twice. */
const OnceHydrated = ({ children }: { children: ReactNode }) => useIsHydrated() && <Search>{children}</Search>;

const Search = chakra("div", { base: { mb: "1.5" } });
const None = chakra("p", { base: { py: "2", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
/** In line with the ticks above it. */
const More = chakra("div", { base: { marginInlineStart: "-3" } });
