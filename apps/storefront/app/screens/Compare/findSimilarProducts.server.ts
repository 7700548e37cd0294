import { MAX_COMPARED_PRODUCTS, type ComparedProduct, type ProductSummary } from "@rewire/domain";
import type { PageCatalogue } from "../../loaders/pageContext.server.ts";

/** Maximum number of suggested products. */
const MAX_SUGGESTIONS = 4;

/**
 * Returns other products from the smallest category of the first product, because that category is the most specific
 * ("Keyboards" rather than "Accessories"). For repairs, only other repairs are returned.
 */
export async function findSimilarProducts(
  products: readonly Pick<ComparedProduct, "slug" | "kind" | "categories">[],
  catalogue: Pick<PageCatalogue, "categories" | "listProducts">,
): Promise<readonly ProductSummary[]> {
  const [firstProduct] = products;
  if (!firstProduct || products.length >= MAX_COMPARED_PRODUCTS) return [];
  const categories = await catalogue.categories();
  const sizes = new Map(categories.ok ? categories.value.map(({ slug, count }) => [slug, count]) : []);
  const getCategorySize = ({ slug }: { readonly slug: string }) => sizes.get(slug) ?? Infinity;
  for (const { slug: category } of firstProduct.categories.toSorted(
    (a, b) => getCategorySize(a) - getCategorySize(b),
  )) {
    const list = await catalogue.listProducts({ category, page: 1 });
    const otherProducts = (list.ok ? list.value.items : []).filter(
      ({ slug, kind }) =>
        !products.some((product) => product.slug === slug) && (kind === "repair") === (firstProduct.kind === "repair"),
    );
    if (otherProducts.length > 0) return otherProducts.slice(0, MAX_SUGGESTIONS);
  }
  return [];
}
