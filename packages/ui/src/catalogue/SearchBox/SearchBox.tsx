import { Combobox, Dialog as ChakraDialog, Portal, createListCollection } from "@chakra-ui/react";
import { MAX_SUGGESTIONS, type SearchSuggestions, type SiteLinks } from "@rewire/domain";
import { useRef, useState, type RefObject, type SubmitEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Chip } from "../../primitives/Chip/Chip.tsx";
import { useModal } from "../../primitives/Dialog/useModal.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { CorrectedSearch } from "../CorrectedSearch/CorrectedSearch.tsx";
import { listOptions, listSuggestionItems } from "./suggestionItems.ts";
import { RecentRows, SuggestionRows } from "./SuggestionRows.tsx";
import { overlayStyles, resultAreaStyles } from "./SearchBox.styles.ts";

export interface SearchBoxProps {
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus on close. @default the previously focused element */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
  /** URL of the product list, which reads `?search=`; Enter submits the form to it. */
  action: string;
  /** Text of the field; the parent fetches suggestions, debounced, and ignores outdated responses. */
  query: string;
  /**
   * Called on every input. The parent must pass the new `query` back synchronously, or letters typed quickly are lost.
   */
  onQueryChange: (query: string) => void;
  /** Suggestions; null before the first response. The previous ones stay while the next are loading. */
  suggestions: SearchSuggestions | null;
  /** Whether suggestions are loading. @default false */
  isLoading?: boolean | undefined;
  links: Pick<SiteLinks, "product" | "category" | "search">;
  /** Recent searches, newest first. @default none */
  recentQueries?: readonly string[] | undefined;
  onClearRecent?: (() => void) | undefined;
  /** URL of the search without correction; if missing, the link is omitted. */
  uncorrectedHref?: string | undefined;
  /** Called to search without a page navigation; without it the form is submitted. */
  onSearch?: ((query: string) => void) | undefined;
}

/**
 * Search overlay with a field and up to eight suggestions, which can be selected with the arrow keys. Import it lazily,
 * and render `SearchForm` until it is loaded.
 */
export function SearchBox(props: SearchBoxProps) {
  const { isOpen, onClose, returnFocusTo } = props;
  const field = useRef<HTMLInputElement>(null);
  const modalProps = useModal(isOpen, onClose);

  return (
    <TextDirection>
      <ChakraDialog.Root
        {...modalProps}
        initialFocusEl={() => field.current}
        {...(returnFocusTo ? { finalFocusEl: returnFocusTo } : {})}
      >
        <Portal>
          <ChakraDialog.Backdrop css={overlayStyles.scrim} />
          <ChakraDialog.Positioner css={overlayStyles.positioner}>
            <ChakraDialog.Content css={overlayStyles.panel}>
              <ChakraDialog.Title asChild>
                <VisuallyHidden>
                  <FormattedMessage id="search.title" />
                </VisuallyHidden>
              </ChakraDialog.Title>
              <SearchCombobox {...props} field={field} />
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </TextDirection>
  );
}

interface SearchComboboxProps extends SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
}

function SearchCombobox(props: SearchComboboxProps) {
  const { action, query, isLoading = false, links, recentQueries = [], onSearch, onClose } = props;
  const [highlightedValue, setHighlightedValue] = useState<string | null>(null);
  const suggestions = useSteadySuggestions(props.suggestions, highlightedValue !== null);
  const allResultsLabel = useAllResultsLabel(suggestions);
  const isEmpty = query.trim() === "";
  const items = isEmpty
    ? recentQueries
        .slice(0, MAX_SUGGESTIONS)
        .map((recentQuery) => ({ value: links.search(recentQuery), label: recentQuery }))
    : suggestions
      ? listOptions(suggestions, links, suggestions.correctedTo ?? query.trim(), allResultsLabel)
      : [];

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isEmpty || onSearch) event.preventDefault();
    if (!isEmpty) onSearch?.(query.trim());
  };

  return (
    <Combobox.Root
      unstyled
      open
      disableLayer
      allowCustomValue
      loopFocus
      selectionBehavior="preserve"
      // Clicks the link, because the app's router handles clicks.
      navigate={({ node }) => node.click()}
      // The combobox scrolls a list that overflows; here the panel around it does.
      scrollToIndexFn={({ getElement }) => getElement()?.scrollIntoView({ block: "nearest" })}
      collection={createListCollection({ items })}
      value={[]}
      inputValue={query}
      onHighlightChange={(details) => setHighlightedValue(details.highlightedValue)}
    >
      <search>
        <Form action={action} method="get" onSubmit={handleSubmit}>
          <SearchField {...props} />
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="common.close" />
          </Button>
        </Form>
      </search>
      <StatusMessage>
        <SearchStatus {...props} suggestions={suggestions} />
      </StatusMessage>
      <ResultAreas>
        <Combobox.Content css={overlayStyles.list} aria-busy={isLoading || undefined} hidden={items.length === 0}>
          <SearchRows {...props} suggestions={suggestions} />
        </Combobox.Content>
        <FurtherLinks {...props} suggestions={suggestions} />
      </ResultAreas>
    </Combobox.Root>
  );
}

/**
 * Returns the latest suggestions, or those of before while one of them is highlighted: a response that arrives between
 * an arrow key and Enter would otherwise take the option away, and Enter would search instead.
 */
function useSteadySuggestions(suggestions: SearchSuggestions | null, isHighlighted: boolean): SearchSuggestions | null {
  const [steady, setSteady] = useState(suggestions);
  if (isHighlighted || steady === suggestions) return steady;
  setSteady(suggestions);
  return suggestions;
}

/** Returns the text of the link to all results. */
function useAllResultsLabel(suggestions: SearchSuggestions | null): string {
  const { formatMessage } = useIntl();
  const count = suggestions?.total;
  return count === undefined
    ? formatMessage({ id: "search.seeResults" })
    : formatMessage({ id: "search.allResults" }, { count });
}

/** Text field with a clear button. */
function SearchField({ query, onQueryChange, field }: SearchComboboxProps) {
  const { formatMessage } = useIntl();
  return (
    <Combobox.Control css={overlayStyles.control}>
      <Icon name="search" />
      <Combobox.Input
        ref={field}
        css={overlayStyles.input}
        // Not `onInputValueChange`, which fires later: the combobox would overwrite letters typed since.
        onChange={(event) => onQueryChange(event.currentTarget.value)}
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={120}
        aria-label={formatMessage({ id: "layout.searchLabel" })}
        placeholder={formatMessage({ id: "layout.searchPlaceholder" })}
      />
      {query !== "" && (
        <IconButton
          icon="close"
          size="sm"
          label={formatMessage({ id: "search.clear" })}
          onClick={() => {
            onQueryChange("");
            field.current?.focus();
          }}
        />
      )}
    </Combobox.Control>
  );
}

/** Recent searches while the field is empty, otherwise the suggestions. */
function SearchRows({ query, suggestions, links, recentQueries = [] }: SearchBoxProps) {
  const allResultsLabel = useAllResultsLabel(suggestions);
  if (query.trim() !== "")
    return (
      suggestions && (
        <SuggestionRows
          suggestions={suggestions}
          links={links}
          query={suggestions.correctedTo ?? query.trim()}
          allResultsLabel={allResultsLabel}
        />
      )
    );
  return (
    recentQueries.length > 0 && <RecentRows recentQueries={recentQueries.slice(0, MAX_SUGGESTIONS)} links={links} />
  );
}

/** Correction of the query, a note that there are no results, or their count for screen readers. */
function SearchStatus({ query, suggestions, links, uncorrectedHref }: SearchBoxProps) {
  if (query.trim() === "" || !suggestions) return null;
  const count = listSuggestionItems(suggestions, links).length;
  if (count === 0)
    return (
      <>
        <FormattedMessage id="search.none" values={{ words: query.trim() }} />{" "}
        <FormattedMessage id="search.noneAdvice" />
      </>
    );
  return (
    <>
      {suggestions.correctedTo && (
        <CorrectedSearch query={query} correctedQuery={suggestions.correctedTo} uncorrectedHref={uncorrectedHref} />
      )}
      <VisuallyHidden>
        {" "}
        <FormattedMessage id="search.count" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}

/** Button that clears the recent searches, and these as links: no options of the list, since Tab reaches them. */
function FurtherLinks({ query, suggestions, links, recentQueries = [], onClearRecent }: SearchBoxProps) {
  const isEmpty = query.trim() === "";
  const hasRows = !isEmpty && suggestions !== null && listSuggestionItems(suggestions, links).length > 0;
  return (
    <>
      {/* Stays, so that the dialog notices when its focused button goes, and moves the focus to the field. */}
      <LeadingControls>
        {isEmpty && recentQueries.length > 0 && onClearRecent && (
          <Button variant="ghost" size="sm" icon="trash" onClick={onClearRecent}>
            <FormattedMessage id="search.clearRecent" />
          </Button>
        )}
      </LeadingControls>
      {!isEmpty && recentQueries.length > 0 && (
        <RecentSearchesRow data-alone={!hasRows || undefined}>
          <b>
            <FormattedMessage id="search.recent" />
          </b>
          {recentQueries.slice(0, 3).map((recentQuery) => (
            <Chip key={recentQuery} label={recentQuery} href={links.search(recentQuery)} />
          ))}
        </RecentSearchesRow>
      )}
    </>
  );
}

const Form = chakra("form", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: "2" },
});
const StatusMessage = chakra("output", {
  base: {
    display: "block",
    position: "relative",
    textStyle: "sm",
    pt: "3",
    overflowWrap: "anywhere",
    _empty: { pt: "0" },
  },
});
const ResultAreas = chakra("div", { base: resultAreaStyles.container });
const LeadingControls = chakra("div", { base: { ...resultAreaStyles.afterLeading, _empty: { display: "none" } } });
const RecentSearchesRow = chakra("div", {
  base: {
    ...resultAreaStyles.last,
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    "& > b": { textStyle: "label", width: "full" },
    "&[data-alone]": resultAreaStyles.leading,
  },
});
