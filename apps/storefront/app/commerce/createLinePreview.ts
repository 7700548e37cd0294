import type { CartLineInput } from "@rewire/data";
import type { ProductSummary } from "@rewire/domain";

// @chunk shopFrame: used by product cards and product pages.

/**
 * Creates the data with which a cart line is displayed while it is being added. Returns undefined if the price is
 * unknown.
 * @param currency Currency of a free product, whose price has none.
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
  currency: string,
  options: readonly string[] = [],
): CartLineInput["preview"] {
  if (price.kind === "range" || price.kind === "unpriced") return undefined;
  const unitPrice = price.kind === "single" ? price.amount : price.kind === "sale" ? price.now : { minor: 0, currency };
  return { name, slug, options, image, unitPrice, measurePrice, isVirtual };
}
