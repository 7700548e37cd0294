import { searchLimits } from "@rewire/domain";
import { isAlmost } from "./isAlmost.ts";
import { bareWord, searchForms } from "./wordForms.ts";

/** Different words of a text that may be what was meant; few descriptions have more. */
const MAX_SPELLINGS = 2_000;

/** The search with its typos mended as the text that fits best spells them; null where nothing had to be. */
export function correctSearch(search: string, text: string): string | null {
  const words = new Set(text.slice(0, searchLimits.field).split(/\s+/));
  const spellings = [...words]
    .slice(0, MAX_SPELLINGS)
    .map(bareWord)
    .map((word) => ({ word, forms: searchForms(word) }));
  const typed = search.slice(0, searchLimits.search).split(/\s+/).filter(Boolean);
  const mended = typed.map((word) => {
    const forms = searchForms(word);
    if (spellings.some((one) => one.forms.some((form) => forms.some((wanted) => form.includes(wanted))))) return word;
    return (
      spellings.find((one) => one.forms.some((form) => forms.some((wanted) => isAlmost(wanted, form))))?.word ?? word
    );
  });
  return mended.every((word, at) => word === typed[at]) ? null : mended.join(" ");
}
