import {
  defaultEcodesignAttributes,
  ecodesignFields,
  type EcodesignAttributes,
  type EcodesignField,
  type LabelledCategories,
} from "@rewire/domain";
import * as v from "valibot";
import { createValueSchema, createNoneSchema, createParseAction, type ValueSchema } from "./valueSchema.ts";

const emptyAttributeNames = Object.fromEntries(ecodesignFields.map((field) => [field, ""]));

const isEcodesignField = (name: string): name is EcodesignField => ecodesignFields.some((field) => field === name);

/** Parses "energyClass: pa_class; eprel: EPREL"; undefined for an unknown field or a name that is too long. */
function parseAttributes(text: string): EcodesignAttributes | undefined {
  const names: Partial<Record<EcodesignField, string>> = {};
  for (const entry of text.split(";")) {
    const [, field = "", name = ""] = /^\s*(\w+)\s*:\s*([^\s\p{Cc}]\P{Cc}{0,99}?)\s*$/u.exec(entry) ?? [];
    if (!isEcodesignField(field)) return undefined;
    names[field] = name === "none" ? "" : name;
  }
  return { ...defaultEcodesignAttributes, ...names };
}

/** Schema of the names of the attributes that contain the energy use, durability and repairability of products. */
export const ecodesignAttributesSchema: ValueSchema<EcodesignAttributes> = createValueSchema(
  `fields (${ecodesignFields.join(", ")}) with an attribute each, such as energyClass: pa_energy-class; eprel: EPREL, or none`,
  v.union([
    createNoneSchema({ ...defaultEcodesignAttributes, ...emptyAttributeNames }),
    v.pipe(v.string(), createParseAction(parseAttributes)),
  ]),
);

/** Parses "smartphones, tablets, -refurbished"; undefined for a malformed slug. */
function parseCategories(text: string): LabelledCategories | undefined {
  const slugs = text.split(",").map((slug) => slug.trim());
  if (!slugs.every((slug) => /^-?[^\s\p{Cc},;:-][^\s\p{Cc},;:]{0,99}$/u.test(slug))) return undefined;
  return {
    labelledSlugs: slugs.filter((slug) => !slug.startsWith("-")),
    exemptSlugs: slugs.flatMap((slug) => (slug.startsWith("-") ? [slug.slice(1)] : [])),
  };
}

/** Schema of the categories whose goods need an energy label. */
export const labelledCategoriesSchema: ValueSchema<LabelledCategories> = createValueSchema(
  "slugs of categories separated by commas, with a minus before exempt ones, such as smartphones, -refurbished, or none",
  v.union([
    createNoneSchema<LabelledCategories>({ labelledSlugs: [], exemptSlugs: [] }),
    v.pipe(v.string(), createParseAction(parseCategories)),
  ]),
);
