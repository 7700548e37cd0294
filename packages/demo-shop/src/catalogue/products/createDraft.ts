import { pickCareSentence, pickPartsSentence, pickShopSentence } from "./care.ts";
import { slugify } from "../draft.ts";
import type { ProductDraft } from "../draft.ts";

/**
 * Optional fields of a product draft. `care` is the name of the device whose repair prices are mentioned in the
 * description. `small` marks an accessory that is not repaired.
 */
export type DraftOptions = Omit<ProductDraft, "name" | "sku" | "line" | "text" | "categories" | "facts"> & {
  readonly care?: string;
  readonly small?: true;
};

/**
 * Creates a product draft from its brand, name, SKU, categories, summary line, specifications, description and box
 * contents.
 */
export function createDraft(
  brand: string,
  name: string,
  sku: string,
  categories: ProductDraft["categories"],
  line: string,
  facts: Readonly<Record<string, string>>,
  [descriptionText, boxContents]: readonly [story: string, box: string],
  rest: DraftOptions,
): ProductDraft {
  const { care: careName, small: isSmallProduct, terms, ...otherFields } = rest;
  const closingSentence = isSmallProduct
    ? pickShopSentence(sku)
    : pickCareSentence(careName ?? name, sku) || pickPartsSentence(sku);
  return {
    name,
    sku,
    line,
    text: [descriptionText, `${boxContents} ${closingSentence}`.trim()],
    categories,
    facts,
    terms: { brand: [slugify(brand)], ...terms },
    ...otherFields,
  };
}
