import { listSearchForms } from "./wordForms.ts";

/** Synonyms of folded words and phrases, each synonym as a list of folded words. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Maximum number of words in a synonym. */
export const MAX_SYNONYM_WORDS = 3;

/**
 * Parses groups of synonyms: `notebook = laptop = ordinateur portable; handy = smartphone`. Groups end with a semicolon
 * or a line break, `#` starts a comment. A group needs at least two members.
 */
export function parseSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const line of text.split(/[;\n]/)) {
    const group = (line.split("#")[0] ?? "")
      .split("=")
      .map(listSpellings)
      .filter((one) => one.length > 0);
    for (const memberSpellings of group) {
      const otherSpellings = group.filter((one) => one !== memberSpellings).map(([first = []]) => first);
      for (const spelling of memberSpellings)
        synonyms.set(spelling.join(" "), [...(synonyms.get(spelling.join(" ")) ?? []), ...otherSpellings]);
    }
  }
  for (const [member, otherSpellings] of synonyms) if (otherSpellings.length === 0) synonyms.delete(member);
  return synonyms;
}

/**
 * Returns the spellings of a member of a group, each a list of folded words; empty if the member is empty or too long.
 */
function listSpellings(member: string): readonly (readonly string[])[] {
  const wordForms = member.split(/\s+/).filter(Boolean).map(listSearchForms);
  if (wordForms.length === 0 || wordForms.length > MAX_SYNONYM_WORDS) return [];
  return [
    ...new Set([0, 1].map((formIndex) => wordForms.map((forms) => forms[formIndex] ?? forms[0] ?? "").join(" "))),
  ].map((joined) => joined.split(" "));
}
