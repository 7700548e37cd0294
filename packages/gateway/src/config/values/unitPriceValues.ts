import type { UnitPriceAttribute } from "@rewire/domain";
import * as v from "valibot";
import {
  createValueSchema,
  createNoneSchema,
  createParseAction,
  createEntriesSchema,
  type ValueSchema,
} from "./valueSchema.ts";

/** Parses "cables: pa_length"; undefined for a malformed slug, or a name that is too long. */
function parseAttribute(text: string): UnitPriceAttribute | undefined {
  const [, category = "", attribute = ""] =
    /^([^\s\p{Cc},;:]{1,100})\s*:\s*([^\s\p{Cc}]\P{Cc}{0,99})$/u.exec(text) ?? [];
  return category === "" ? undefined : { category: category === "*" ? null : category, attribute };
}

/** Schema of the attributes that contain the net quantities of goods, by category. */
export const unitPriceAttributesSchema: ValueSchema<readonly UnitPriceAttribute[]> = createValueSchema(
  "slugs of categories (* for all) with an attribute each, such as cables: pa_length; *: Content, or none",
  v.union([
    createNoneSchema<UnitPriceAttribute[]>([]),
    createEntriesSchema(";", v.pipe(v.string(), createParseAction(parseAttribute))),
  ]),
);
