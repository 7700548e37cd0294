import type { CountryState } from "../account/address.ts";

const collator = new Intl.Collator("en", { sensitivity: "base", usage: "search" });

/**
 * Finds the state of a country that a string refers to: by its code, with or without the country prefix, or by its
 * name. Case and accents are ignored.
 */
export function findState(states: readonly CountryState[], text: string): CountryState | null {
  const query = text.trim();
  if (query === "") return null;
  const isMatch = (word: string) => collator.compare(word, query) === 0;
  return (
    states.find(({ code }) => isMatch(code)) ??
    states.find(({ name }) => isMatch(name)) ??
    states.find(({ code }) => isMatch(code.replace(/^[A-Z]{2}-/, ""))) ??
    null
  );
}
