import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/**
 * Default synonyms of an electronics shop in the six languages, in the format of `parseSynonyms`. Other languages join
 * the English word, so that a search finds goods that are named in it, or in English. A plural is listed only if its
 * stem differs.
 */
export const defaultSynonyms: string = [english, german, spanish, french, italian, portuguese].join("\n");
