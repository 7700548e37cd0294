import { useEffect, useState } from "react";
import type { SearchSuggestions } from "@rewire/domain";
import { fetchSuggestions } from "../../loaders/suggestions.ts";

/** So long nothing is asked after a letter; the next one may follow. */
const DEBOUNCE_MS = 100;

interface Suggested {
  /** The last answer; it stays while the next is on its way. null before the first, and after one that failed. */
  readonly suggestions: SearchSuggestions | null;
  readonly isLoading: boolean;
}

/** What fits the words so far: not asked for at every letter, and only the last answer counts. */
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
        // Without suggestions it is still a search: Enter sends it.
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
