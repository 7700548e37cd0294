import type { AddToCartLine } from "@rewire/data";
import type { ProductSummary } from "@rewire/domain";

// @chunk shopFrame: cards and products.

/**
 * Returns the display data of a cart line while its addition is pending; undefined where its price is not known.
 */
export function linePreview(
  {
    name,
    slug,
    image,
    price,
    isVirtual = false,
  }: Pick<ProductSummary, "name" | "slug" | "image" | "price"> & { readonly isVirtual?: boolean },
  options: readonly string[] = [],
): AddToCartLine["preview"] {
  const unitPrice = price.kind === "single" ? price.amount : price.kind === "sale" ? price.now : null;
  return unitPrice ? { name, slug, options, image, unitPrice, isVirtual } : undefined;
}
