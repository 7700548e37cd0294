import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSynonyms } from "@rewire/catalogue-index";
import * as v from "valibot";
import { noneOr, parseWith, createValueSchema, type ValueSchema } from "./valueSchema.ts";

/** Schema of groups of synonyms; "none" for none. */
export const synonymText: ValueSchema<string> = createValueSchema(
  'groups of synonyms such as "notebook = laptop; handy = smartphone", or none',
  v.union([
    noneOr(""),
    v.pipe(
      v.string(),
      v.check((text) => parseSynonyms(text).size > 0),
    ),
  ]),
);

function readTextFile(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Creates the schema of a file with groups of synonyms, one per line. @param cwd Base folder of relative paths. */
export const synonymFile = (cwd: string): ValueSchema<string> =>
  createValueSchema(
    'a file that can be read, with a group of synonyms on each line such as "notebook = laptop"',
    v.pipe(
      v.string(),
      parseWith((path) => readTextFile(resolve(cwd, path))),
    ),
  );
