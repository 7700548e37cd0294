import type { EnergyClass, MeasurePrice, WishlistEntry, WishlistItem } from "@rewire/domain";
import { toImage } from "../product/mappers/toImage.ts";
import { toOptionLabels } from "../product/mappers/toOptionLabels.ts";
import type { AttributeFields } from "../product/mappers/toAttributes.ts";
import { toProductSummary, type SummaryFields } from "../product/mappers/toProductSummary.ts";
import { toDiscount, toPrice } from "../product/mappers/toPrice.ts";
import { toStock } from "../product/mappers/toStock.ts";
import type { VariationFields } from "../product/mappers/toVariations.ts";

interface WishlistVariationFields extends VariationFields {
  /** Added by the gateway. */
  readonly measurePrice?: MeasurePrice;
}

/** Fields of the fragment `WishedProduct`. */
export interface WishlistProductFields extends Omit<SummaryFields, "variations"> {
  readonly attributes?: { readonly nodes: readonly AttributeFields[] } | null;
  readonly variations?: { readonly nodes: readonly WishlistVariationFields[] } | null;
  /** Added by the gateway. */
  readonly energyClass?: EnergyClass;
  /** Added by the gateway. */
  readonly measurePrice?: MeasurePrice;
}

/**
 * Combines a wishlist item with the product's current data for display; returns null for an unsupported product type. A
 * variation that no longer exists is shown as sold out.
 */
export function toWishlistEntry(
  { productId, variationId, choice }: WishlistItem,
  fields: WishlistProductFields,
  currency: string,
): WishlistEntry | null {
  const summary = toProductSummary(fields, currency);
  if (!summary) return null;
  const { energyClass, measurePrice } = fields;
  const product = { ...summary, ...(energyClass && { energyClass }), ...(measurePrice && { measurePrice }) };
  const variation = fields.variations?.nodes.find(({ databaseId }) => databaseId === variationId);
  // A wishlist item that was added from the cart has only the id of its variation.
  const choiceEntries = Object.entries(choice).map(([name, value]) => ({ name, value }));
  const selectedAttributes = choiceEntries.length > 0 ? choiceEntries : (variation?.attributes?.nodes ?? []);
  const entry = {
    productId,
    variationId,
    choice,
    options: toOptionLabels(selectedAttributes, fields.attributes?.nodes ?? []),
  };
  if (variationId === null) return { ...entry, product };

  if (!variation?.purchasable)
    return { ...entry, product: { ...product, discount: null, stock: { ...product.stock, state: "outOfStock" } } };
  const price = toPrice(variation, currency);
  return {
    ...entry,
    product: {
      ...product,
      image: toImage(variation.image, product.name) ?? product.image,
      price,
      discount: toDiscount(variation, price),
      measurePrice: variation.measurePrice,
      stock: toStock(variation),
    },
  };
}
