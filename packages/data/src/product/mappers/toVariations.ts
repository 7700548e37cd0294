import type { ProductAttribute, Variation } from "@rewire/domain";
import { toImage, type ImageFields } from "./toImage.ts";
import { toPriceDiscount, toPrice, type WarningLogger, type PriceFields } from "./toPrice.ts";
import { toStock, type StockFields } from "./toStock.ts";

/** Fields of the fragment `VariationDetail`. */
export interface VariationFields extends PriceFields, StockFields {
  readonly databaseId: number;
  readonly sku: string | null;
  readonly image: ImageFields | null;
  readonly attributes: { readonly nodes: readonly VariationAttributeFields[] } | null;
}

/** Attribute of a variation. `value` is a term slug or plain text; an empty value allows any option. */
export interface VariationAttributeFields {
  readonly name: string | null;
  readonly value: string | null;
}

/**
 * Maps the variations of a product, and sorts them by the order of the product's options. Attributes are matched by
 * name, because their labels may differ between product and variation.
 */
export function toVariations(
  variationFields: readonly VariationFields[],
  attributes: readonly ProductAttribute[],
  { currency, name, warn }: { currency: string; name: string; warn?: WarningLogger | undefined },
): readonly Variation[] {
  const variations = variationFields.map((node): Variation => {
    const price = toPrice(node, currency, (message) => warn?.(`variation ${node.databaseId}: ${message}`));
    return {
      id: node.databaseId,
      sku: node.sku ?? "",
      price,
      discount: toPriceDiscount(price),
      stock: toStock(node),
      image: toImage(node.image, name),
      values: toValues(node.attributes?.nodes ?? []),
      isPurchasable: node.purchasable === true && price.kind !== "unpriced",
    };
  });
  const rankFunctions = attributes.map(
    ({ name: attribute, options }) =>
      (variation: Variation) =>
        options.findIndex(({ value }) => value === variation.values[attribute]),
  );
  return variations.toSorted((a, b) => {
    const firstDifferingRank = rankFunctions.find((getRank) => getRank(a) !== getRank(b));
    return firstDifferingRank ? firstDifferingRank(a) - firstDifferingRank(b) : a.id - b.id;
  });
}

/** Returns the option values of a variation, by attribute name. Attributes that allow any option are omitted. */
export const toValues = (nodes: readonly VariationAttributeFields[]): Readonly<Record<string, string>> =>
  Object.fromEntries(nodes.flatMap(({ name, value }) => (name && value ? [[name, value] as const] : [])));
