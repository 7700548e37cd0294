import { stemWord } from "../stemWord.ts";
import { listSearchForms } from "../wordForms.ts";

/**
 * Synonyms of words and phrases. The map's keys are created by {@link toPhraseKey}; each synonym is a list of folded
 * words.
 */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Maximum number of words in a synonym. */
export const MAX_SYNONYM_WORDS = 4;

/**
 * Returns the lookup key of a phrase. Singular and plural have the same key.
 * @param words Words with folded case and diacritics.
 */
export const toPhraseKey = (words: readonly string[]): string => words.map(stemWord).join(" ");

/**
 * Parses groups of synonyms, such as `notebook = laptop = ordinateur portable; handy = smartphone`. A group has at
 * least two members and ends with a semicolon or a line break; `#` starts a comment. The arrow in `cover cellulare =
 * capa => case` makes a group one-way: a search for a word on the left also finds the words on the right, but not vice
 * versa.
 */
export function parseSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const line of text.split(/[;\n]/)) {
    const [left = "", right] = (line.split("#")[0] ?? "").split("=>");
    const members = parseMembers(left);
    const targets = right === undefined ? members : parseMembers(right);
    for (const member of members) {
      const otherMembers = targets.filter((target) => !hasCommonSpelling(target, member)).map(([first = []]) => first);
      for (const key of new Set(member.map(toPhraseKey)))
        synonyms.set(key, [...(synonyms.get(key) ?? []), ...otherMembers]);
    }
  }
  for (const [key, otherMembers] of synonyms) if (otherMembers.length === 0) synonyms.delete(key);
  return synonyms;
}

const hasCommonSpelling = (a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean =>
  a.some((candidate) => b.some((other) => candidate.join(" ") === other.join(" ")));

/** Parses the members of a group, each with its spellings. */
const parseMembers = (group: string): readonly (readonly (readonly string[])[])[] =>
  group
    .split("=")
    .map(listSpellings)
    .filter((candidate) => candidate.length > 0);

/**
 * Returns the spellings of a member of a group, each a list of folded words; empty if the member is empty or too long.
 */
function listSpellings(member: string): readonly (readonly string[])[] {
  const wordForms = member.split(/\s+/).filter(Boolean).map(listSearchForms);
  if (wordForms.length === 0 || wordForms.length > MAX_SYNONYM_WORDS) return [];
  return [
    ...new Set([0, 1].map((formIndex) => wordForms.map((forms) => forms[formIndex] ?? forms[0] ?? "").join(" "))),
  ].map((spelling) => spelling.split(" "));
}
