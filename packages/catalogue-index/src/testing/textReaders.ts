import type { TextReaders } from "@rewire/domain/testing";
import { correctSearch } from "../search/correctSearch.ts";
import { createSearchIndexBuilder } from "../search/createSearchIndexBuilder.ts";
import { isWithinOneTypo } from "../search/isWithinOneTypo.ts";
import { scoreTexts } from "../search/scoreTexts.ts";
import { trimPunctuation, listIndexForms, splitHyphenatedWord, listSearchForms } from "../search/wordForms.ts";

const builder = createSearchIndexBuilder();
builder.add(["Nordlys N3 Pro", "A phone", "with a long description of many words"]);
const index = builder.finish();
const noSynonyms = new Map<string, never>();

/** What the index reads of a shop's or a visitor's texts. */
export const indexTextReaders: TextReaders = {
  "search index": (text) => {
    const building = createSearchIndexBuilder();
    building.add([text, text, text]);
    return building.finish();
  },
  search: (text) => scoreTexts(index, text, noSynonyms),
  "search for a typo": (text) => scoreTexts(index, `nordlis ${text}`, noSynonyms),
  "correction by a text": (text) => correctSearch("nordlys phnoe", text),
  "correction of a search": (text) => correctSearch(text, "Nordlys N3 Pro\nA phone"),
  "typo between words": (text) => isWithinOneTypo(text, `${text.slice(1)}x`),
  "bare word": trimPunctuation,
  "forms of a word": (text) => [listIndexForms(text), listSearchForms(text), splitHyphenatedWord(text)],
};
