import type { AddToCartLine } from "@rewire/data";
import type { ProductSummary } from "@rewire/domain";

// @chunk frame: cards and products.

/**
 * Returns the provisional cart line that is shown while an addition waits for the connection; undefined if its price is
 * open.
 */
export function shownLine(
  {
    name,
    slug,
    image,
    price,
    isVirtual = false,
  }: Pick<ProductSummary, "name" | "slug" | "image" | "price"> & { readonly isVirtual?: boolean },
  options: readonly string[] = [],
): AddToCartLine["shown"] {
  const unitPrice = price.kind === "single" ? price.amount : price.kind === "sale" ? price.now : null;
  return unitPrice ? { name, slug, options, image, unitPrice, isVirtual } : undefined;
}
