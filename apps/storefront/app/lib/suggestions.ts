import type { SearchSuggestions } from "@rewire/domain";

/** What fits what has been typed so far. The catalogue's words are the shop's, so that the answer is the same in every language. @throws Error when nobody answers */
export async function fetchSuggestions(words: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const answer = await fetch(`/suggestions?${new URLSearchParams({ search: words }).toString()}`, { signal });
  if (!answer.ok) throw new Error(`Suggestions: ${answer.status}`);
  return (await answer.json()) as SearchSuggestions;
}
