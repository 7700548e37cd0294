import { startTransition, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { quoteSearch } from "@rewire/domain";
import { runAfterPaint } from "@rewire/ui";
import { SearchBox } from "@rewire/ui/search-box";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { getSearchText } from "../../navigation/pageGroups.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { clearRecentSearches, addRecentSearch, readRecentSearches } from "./recentSearches.ts";
import { useSuggestions } from "./useSuggestions.ts";

/** Page (`useLocation().key`) on which the overlay was opened, with the recent searches of that time. */
interface OverlayState {
  readonly at: string;
  readonly recent: readonly string[];
}

interface SearchOverlayProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onShow: (searchText: string) => void;
}

/**
 * Search overlay with suggestions. Opens with the first letter typed into the header's field, or with a click if there
 * was a previous search; closes on navigation.
 */
export default function SearchOverlay({ field, onShow }: SearchOverlayProps) {
  const location = useLocation();
  const { key } = location;
  const links = useLinks();
  const navigate = useNavigate();
  const currentSearch = getSearchText(location);
  // Undefined until the overlay is opened for the first time; null while it is closed.
  const [overlayState, setOverlayState] = useState<OverlayState | null>();
  const [searchText, setSearchText] = useState("");
  const isOpen = overlayState?.at === key;
  const suggestionState = useSuggestions(isOpen ? searchText : "");

  useFieldEvents(field, (enteredText, isOpening) => {
    // Immediately, so that no letter is lost.
    setSearchText(enteredText);
    if (!isOpen && isOpening) renderAfterPaint(() => setOverlayState({ at: key, recent: readRecentSearches() }));
  });
  useEffect(() => addRecentSearch(currentSearch), [currentSearch]);
  // Shows the search query of the new page after a navigation.
  useOnPageChange(key, () => onShow(currentSearch));

  const closeOverlay = () => {
    setOverlayState(null);
    onShow(searchText);
  };
  const openSearch = (nextSearch: string) => {
    addRecentSearch(nextSearch);
    closeOverlay();
    // The next frame shows the closed overlay; the page of results is requested after it.
    runAfterPaint(() => void navigate(links.search(nextSearch)));
  };

  if (overlayState === undefined) return null;
  return (
    <DeferredMessages fallback={null}>
      <SearchBox
        isOpen={isOpen}
        onClose={closeOverlay}
        returnFocusTo={() => field.current}
        action={links.products()}
        query={searchText}
        onQueryChange={setSearchText}
        {...suggestionState}
        links={links}
        recentQueries={overlayState?.recent}
        onClearRecent={() => {
          clearRecentSearches();
          setOverlayState(overlayState && { ...overlayState, recent: [] });
        }}
        uncorrectedHref={links.search(quoteSearch(searchText))}
        onSearch={openSearch}
      />
    </DeferredMessages>
  );
}

/** Renders an update in the background after the next frame, which shows what has been typed. */
const renderAfterPaint = (update: () => void) => runAfterPaint(() => startTransition(update));

/**
 * Calls `onTextChange` with the field's text when it has changed, and whether that opens the overlay: letters do, and a
 * click on the empty field.
 */
function useFieldEvents(
  field: RefObject<HTMLInputElement | null>,
  onTextChange: (text: string, isOpening: boolean) => void,
) {
  const changeText = useEffectEvent(onTextChange);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    // Ignores events replayed by recordEarlyActions while the user is already typing into the overlay. Browsers empty a
    // search field on Escape, which is no search.
    const handleInput = () => document.activeElement === input && changeText(input.value, input.value !== "");
    const handleClick = () => input.value === "" && readRecentSearches().length > 0 && changeText("", true);
    // The field may have been used while this component was loading.
    if (input.value !== input.defaultValue) handleInput();
    else if (document.activeElement === input && input.matches(":hover")) handleClick();
    input.addEventListener("input", handleInput);
    input.addEventListener("click", handleClick);
    return () => {
      input.removeEventListener("input", handleInput);
      input.removeEventListener("click", handleClick);
    };
  }, [field]);
}

/** Calls `onChange` when the page has changed since the last render, not initially. @param key Key of the location. */
function useOnPageChange(key: string, onChange: () => void) {
  const page = useRef(key);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (page.current === key) return;
    page.current = key;
    change();
  }, [key]);
}
