import { englishSynonyms } from "./english.ts";
import { frenchSynonyms } from "./french.ts";
import { germanSynonyms } from "./german.ts";
import { italianSynonyms } from "./italian.ts";
import { portugueseSynonyms } from "./portuguese.ts";
import { spanishSynonyms } from "./spanish.ts";

/**
 * Default synonyms for an electronics shop in the six languages, in the format of `parseSynonyms`. Words of the other
 * languages are synonyms of English words, so that a query in any of the languages finds products named in another. A
 * plural is listed only if its stem differs from the singular.
 */
export const defaultSynonyms: string = [
  englishSynonyms,
  germanSynonyms,
  spanishSynonyms,
  frenchSynonyms,
  italianSynonyms,
  portugueseSynonyms,
].join("\n");
