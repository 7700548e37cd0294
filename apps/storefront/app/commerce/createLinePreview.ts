import type { CartLineInput } from "@rewire/data";
import type { ProductSummary } from "@rewire/domain";

// @chunk shopFrame: used by product cards and product pages.

/**
 * Creates the data with which a cart line is displayed while it is being added. Returns undefined if the price is
 * unknown.
 */
export function createLinePreview(
  {
    name,
    slug,
    image,
    price,
    measurePrice,
    isVirtual = false,
  }: Pick<ProductSummary, "name" | "slug" | "image" | "price" | "measurePrice"> & { readonly isVirtual?: boolean },
  options: readonly string[] = [],
): CartLineInput["preview"] {
  const unitPrice = price.kind === "single" ? price.amount : price.kind === "sale" ? price.now : null;
  return unitPrice ? { name, slug, options, image, unitPrice, measurePrice, isVirtual } : undefined;
}
