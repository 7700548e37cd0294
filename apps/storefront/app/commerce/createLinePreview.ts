import type { CartLineInput } from "@rewire/data";
import type { ProductSummary } from "@rewire/domain";

// @chunk shopFrame: used by product cards and product pages.

/** Returns the display data of a cart line while its addition is pending; undefined if its price is unknown. */
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
