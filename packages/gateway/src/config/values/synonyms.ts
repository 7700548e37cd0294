import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSynonyms } from "@rewire/catalogue-index";
import * as v from "valibot";
import { createNoneSchema, createParseAction, createValueSchema, type ValueSchema } from "./valueSchema.ts";

/** Schema of groups of synonyms; "none" for none. */
export const synonymTextSchema: ValueSchema<string> = createValueSchema(
  'groups of synonyms such as "notebook = laptop; handy = smartphone", or none',
  v.union([
    createNoneSchema(""),
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
export const createSynonymFileSchema = (cwd: string): ValueSchema<string> =>
  createValueSchema(
    'a file that can be read, with a group of synonyms on each line such as "notebook = laptop"',
    v.pipe(
      v.string(),
      createParseAction((path) => readTextFile(resolve(cwd, path))),
    ),
  );
