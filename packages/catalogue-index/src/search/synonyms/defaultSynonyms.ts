import { englishSynonyms } from "./english.ts";
import { frenchSynonyms } from "./french.ts";
import { germanSynonyms } from "./german.ts";
import { italianSynonyms } from "./italian.ts";
import { portugueseSynonyms } from "./portuguese.ts";
import { spanishSynonyms } from "./spanish.ts";

/**
 * Default synonyms of an electronics shop in the six languages, in the format of `parseSynonyms`. Words of other
 * languages are synonyms of the English word, so that a search finds goods named in either language. A plural is listed
 * only if its stem differs.
 */
export const defaultSynonyms: string = [
  englishSynonyms,
  germanSynonyms,
  spanishSynonyms,
  frenchSynonyms,
  italianSynonyms,
  portugueseSynonyms,
].join("\n");
