import { parseNetQuantity } from "../money/index.ts";
import type { ProductAttribute, ProductDetail, Variation } from "./product.ts";

/** Attribute with the net quantity of a category's goods, such as the length of cables. */
export interface UnitPriceAttribute {
  /** Slug of the category; null for all. */
  readonly category: string | null;
  /** Name of the attribute: `pa_length`, or the shop's own. */
  readonly attribute: string;
}

/** Net quantities by the ids of the product or its variations. */
export type NetQuantities = NonNullable<ProductDetail["netQuantities"]>;

/**
 * Returns the net quantities of a product and its variations, for their unit prices; empty if no attribute contains
 * them.
 */
export function readNetQuantities(
  { id, kind, categories, attributes, variations }: ProductDetail,
  unitPriceAttributes: readonly UnitPriceAttribute[],
): NetQuantities {
  const names = unitPriceAttributes.flatMap(({ category, attribute }) =>
    category === null || categories.some(({ slug }) => slug === category) ? [attribute.toLowerCase()] : [],
  );
  const attribute = attributes.find(({ name }) => names.includes(name.toLowerCase()));
  if (!attribute) return {};
  const offers: readonly Pick<Variation, "id" | "values">[] = kind === "variable" ? variations : [{ id, values: {} }];
  return Object.fromEntries(
    offers.flatMap((offer) => {
      const netQuantity = parseNetQuantity(labelOf(attribute, offer.values[attribute.name]) ?? "");
      return netQuantity ? [[offer.id, netQuantity] as const] : [];
    }),
  );
}

/** Returns the label of a variation's option, or of the only one. */
function labelOf({ options }: ProductAttribute, value: string | undefined): string | undefined {
  if (value !== undefined) return options.find((option) => option.value === value)?.label;
  return options.length === 1 ? options[0]?.label : undefined;
}
