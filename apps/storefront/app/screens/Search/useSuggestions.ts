import { useEffect, useState } from "react";
import type { SearchSuggestions } from "@rewire/domain";
import { fetchSuggestions } from "../../loaders/suggestions.ts";

/** Delay after a letter before a request, in milliseconds. */
const DEBOUNCE_MS = 100;

interface Suggested {
  /** Last suggestions, kept while the next are loading; null before the first response and after a failure. */
  readonly suggestions: SearchSuggestions | null;
  readonly isLoading: boolean;
}

/** Returns suggestions for a partial query, debounced; outdated responses are ignored. */
export function useSuggestions(words: string): Suggested {
  const asked = words.trim();
  const [answer, setAnswer] = useState<{ readonly words: string; readonly suggestions: SearchSuggestions | null }>({
    words: "",
    suggestions: null,
  });

  useEffect(() => {
    if (asked === "") return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(asked, leaving.signal).then(
        (suggestions) => !leaving.signal.aborted && setAnswer({ words: asked, suggestions }),
        // Search works without suggestions: Enter submits it.
        () => !leaving.signal.aborted && setAnswer({ words: asked, suggestions: null }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);

  return { suggestions: answer.suggestions, isLoading: asked !== "" && answer.words !== asked };
}
