import type { Catalogue, CatalogueProduct } from "../catalogue/types.ts";

const ID_STEP = 1_000_000;

/** Returns a catalogue that has all categories but no products. */
export const removeAllProducts = (source: Catalogue): Catalogue => ({ ...source, products: [] });

const isRepair = ({ categories }: CatalogueProduct): boolean => categories.some((slug) => slug.startsWith("repair"));

/**
 * Extends a catalogue to a given number of products: the shop's own products, and copies of those that are not repairs.
 */
export function extendCatalogue(source: Catalogue, size: number): Catalogue {
  const ownProducts = source.products.slice(0, size);
  const goods = source.products.filter((product) => !isRepair(product));
  if (goods.length === 0) return { ...source, products: ownProducts };
  const copiedProducts = scaleCatalogue(
    { ...source, products: goods },
    goods.length + size - ownProducts.length,
  ).products.slice(goods.length);
  return { ...source, products: [...ownProducts, ...copiedProducts] };
}

/**
 * Extends a catalogue to a given number of products with copies. Each copy has its own id, name, slug, SKU and date.
 */
export function scaleCatalogue(source: Catalogue, size: number): Catalogue {
  if (source.products.length === 0) return source;
  const products: CatalogueProduct[] = [];
  for (let index = 0; index < size; index += 1) {
    const originalProduct = source.products[index % source.products.length];
    const copyNumber = Math.floor(index / source.products.length);
    if (originalProduct === undefined) continue;
    products.push(copyNumber === 0 ? originalProduct : copyProduct(originalProduct, copyNumber));
  }
  return { ...source, products };
}

function copyProduct(product: CatalogueProduct, copyNumber: number): CatalogueProduct {
  const idOffset = copyNumber * ID_STEP;
  const sharedFields = {
    id: product.id + idOffset,
    slug: `${product.slug}-copy-${copyNumber + 1}`,
    sku: `${product.sku}-${copyNumber + 1}`,
    name: `${product.name} ${copyNumber + 1}`,
    date: new Date(Date.parse(product.date) - copyNumber * 3_600_000).toISOString(),
    related: product.related.map((id) => id + idOffset),
    reviews: copyNumber < 20 ? product.reviews.map((review) => ({ ...review, id: review.id + idOffset })) : [],
  };
  if (product.type !== "variable") return { ...product, ...sharedFields };
  return {
    ...product,
    ...sharedFields,
    variations: product.variations.map((variation) => ({
      ...variation,
      id: variation.id + idOffset,
      sku: `${variation.sku}-${copyNumber + 1}`,
    })),
  };
}
