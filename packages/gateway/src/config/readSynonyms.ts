import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defaultSynonyms, parseSynonyms } from "@rewire/catalogue-index";
import type { Reader } from "./readers.ts";

/** Groups of synonyms as text; "none" for none. */
export const synonymText: Reader<string> = {
  expected: 'groups of synonyms such as "notebook = laptop; handy = smartphone", or none',
  read: (text) => (text === "none" ? "" : parseSynonyms(text).size > 0 ? text : undefined),
};

/** The text of a file with groups of synonyms, one a line. @param cwd Folder that a relative path starts from. */
export const synonymFile = (cwd: string): Reader<string> => ({
  expected: 'a file that can be read, with a group of synonyms on each line such as "notebook = laptop"',
  read: (path) => {
    try {
      return readFileSync(resolve(cwd, path), "utf8");
    } catch {
      return undefined;
    }
  },
});

/** The shop owner's synonyms; those of the file besides those of the variable, the built-in ones where there are neither. */
export const joinSynonyms = (own: string | null, fromFile: string | null): string =>
  own === null && fromFile === null ? defaultSynonyms : [own, fromFile].filter((text) => text !== null).join("\n");
