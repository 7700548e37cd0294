import type { Catalogue, CatalogueAttribute, CatalogueCategory, CatalogueProduct } from "../catalogue/types.ts";
import type { ShopDatabase } from "../database/ShopDatabase.ts";
import { indexCatalogue, type CatalogueIndex } from "./CatalogueIndex.ts";

/** Catalogue whose products, categories and attributes can be changed. Changes are saved in the shop's database. */
export interface EditableCatalogue {
  /** Current catalogue, rebuilt after a change. */
  readonly index: () => CatalogueIndex;
  /** Current products, categories and attributes by id. */
  readonly products: ReadonlyMap<number, CatalogueProduct>;
  readonly categories: ReadonlyMap<number, CatalogueCategory>;
  readonly attributes: ReadonlyMap<number, CatalogueAttribute>;
  /** Adds a product or replaces the one with its id; likewise for the others. */
  readonly saveProduct: (product: CatalogueProduct) => void;
  readonly saveCategory: (category: CatalogueCategory) => void;
  readonly saveAttribute: (attribute: CatalogueAttribute) => void;
  /** Reloads the stored changes after a reset or a rollback. */
  readonly reload: () => void;
}

/**
 * Creates an editable catalogue and applies the changes that are saved in the database.
 * @param onProductSaved Called with the id of a saved product, possibly within a transaction.
 */
export function createEditableCatalogue(
  source: Catalogue,
  database: ShopDatabase,
  onProductSaved: (id: number) => void = () => undefined,
): EditableCatalogue {
  const products = new Map<number, CatalogueProduct>();
  const categories = new Map<number, CatalogueCategory>();
  const attributes = new Map<number, CatalogueAttribute>();
  let index: CatalogueIndex | null = null;

  const replaceEntries = <T extends { readonly id: number }>(
    entriesById: Map<number, T>,
    initialEntries: readonly T[],
    storedEntries: readonly T[],
  ) => {
    entriesById.clear();
    for (const entry of [...initialEntries, ...storedEntries]) entriesById.set(entry.id, entry);
    return storedEntries.length > 0;
  };
  const reloadEntries = () => {
    const changes = [
      replaceEntries(products, source.products, database.list("product")),
      replaceEntries(categories, source.categories, database.list("category")),
      replaceEntries(attributes, source.attributes, database.list("attribute")),
    ];
    index = changes.includes(true) ? null : indexCatalogue(source);
  };
  const putEntry = <T extends { readonly id: number }>(entriesById: Map<number, T>, entry: T) => {
    entriesById.set(entry.id, entry);
    index = null;
  };
  const current = () => ({
    categories: [...categories.values()],
    attributes: [...attributes.values()],
    products: [...products.values()],
  });

  reloadEntries();
  return {
    index: () => (index ??= indexCatalogue(current())),
    products,
    categories,
    attributes,
    saveProduct(product) {
      database.write("product", String(product.id), product);
      putEntry(products, product);
      onProductSaved(product.id);
    },
    saveCategory(category) {
      database.write("category", String(category.id), category);
      putEntry(categories, category);
    },
    saveAttribute(attribute) {
      database.write("attribute", String(attribute.id), attribute);
      putEntry(attributes, attribute);
    },
    reload: reloadEntries,
  };
}
