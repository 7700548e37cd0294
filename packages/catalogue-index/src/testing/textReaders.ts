import type { TextReaders } from "@rewire/domain/testing";
import { correctSearch } from "../search/correctSearch.ts";
import { createSearchIndexBuilder } from "../search/createSearchIndexBuilder.ts";
import { isWithinOneTypo } from "../search/isWithinOneTypo.ts";
import { searchTexts } from "../search/searchTexts.ts";
import { stemWord } from "../search/stemWord.ts";
import { readMeasure } from "../search/units.ts";
import { trimPunctuation, listIndexForms, listSearchForms, listWordParts } from "../search/wordForms.ts";

const builder = createSearchIndexBuilder();
builder.add(["Nordlys N3 Pro", "A phone", "with a long description of many words"]);
const index = builder.finish();

/** What the index reads of a shop's or a visitor's texts. */
export const indexTextReaders: TextReaders = {
  "search index": (text) => {
    const building = createSearchIndexBuilder();
    building.add([text, text, text]);
    return building.finish();
  },
  search: (text) => searchTexts(index, text),
  "search for a typo": (text) => searchTexts(index, `nordlis ${text}`),
  "correction by a text": (text) => correctSearch("nordlys phnoe", text),
  "correction of a search": (text) => correctSearch(text, "Nordlys N3 Pro\nA phone"),
  "typo between words": (text) => isWithinOneTypo(text, `${text.slice(1)}x`),
  "bare word": trimPunctuation,
  "stem of a word": stemWord,
  "number with a unit": (text) => readMeasure(text, text),
  "forms of a word": (text) => [listIndexForms(text), listSearchForms(text), listWordParts(text)],
};
