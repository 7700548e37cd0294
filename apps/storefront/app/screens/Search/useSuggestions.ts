import { useEffect, useState } from "react";
import type { SearchSuggestions } from "@rewire/domain";
import { fetchSuggestions } from "../../loaders/suggestions.ts";

/** Delay between an input and the request, in milliseconds. */
const DEBOUNCE_MS = 100;

interface SuggestionState {
  /** Latest suggestions, kept while new ones are loading; null before the first response and after a failure. */
  readonly suggestions: SearchSuggestions | null;
  readonly isLoading: boolean;
}

/** Returns search suggestions for a partial query. Requests are debounced, and outdated responses are ignored. */
export function useSuggestions(search: string): SuggestionState {
  const trimmedSearch = search.trim();
  const [response, setResponse] = useState<{ readonly search: string; readonly suggestions: SearchSuggestions | null }>(
    {
      search: "",
      suggestions: null,
    },
  );

  useEffect(() => {
    if (trimmedSearch === "") return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(trimmedSearch, controller.signal).then(
        (suggestions) => !controller.signal.aborted && setResponse({ search: trimmedSearch, suggestions }),
        // Search works without suggestions: Enter submits it.
        () => !controller.signal.aborted && setResponse({ search: trimmedSearch, suggestions: null }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [trimmedSearch]);

  return { suggestions: response.suggestions, isLoading: trimmedSearch !== "" && response.search !== trimmedSearch };
}
