import { repairCategory } from "@rewire/domain";
import { decodeSlug } from "../product/mappers/slug.ts";

/** Product of an order line, with its categories. */
export interface CategorizedProduct {
  readonly node: {
    readonly productCategories?: { readonly nodes: readonly { readonly slug: string | null }[] } | null;
  };
}

/** Returns the slugs of a product's categories; empty for a product that no longer exists. */
export const listCategorySlugs = (product: CategorizedProduct | null | undefined): readonly string[] =>
  (product?.node.productCategories?.nodes ?? []).flatMap(({ slug }) => (slug ? [decodeSlug(slug)] : []));

/** Returns whether one of the categories is that of repairs, or one of its price boards. */
export const includesRepairCategory = (slugs: readonly string[]): boolean =>
  slugs.some((slug) => slug === repairCategory || slug.startsWith(`${repairCategory}-`));
