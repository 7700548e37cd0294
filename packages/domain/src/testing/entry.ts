import type { CatalogueEntry } from "../catalogue/index.ts";
import type { ProductSummary } from "../product/index.ts";
import { products } from "./products.ts";

/** What a test says about a product of the catalogue; the rest is of no account. */
export interface EntryTraits {
  readonly name?: string | undefined;
  readonly shortDescription?: string | undefined;
  readonly description?: string | undefined;
  readonly date?: string | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly terms?: CatalogueEntry["terms"] | undefined;
  /** In euro cents, for everything that has a price; null for unpriced. */
  readonly price?: number | null | undefined;
  /** The highest of its prices where they differ. */
  readonly highest?: number | undefined;
  readonly percent?: number | undefined;
  readonly rating?: number | undefined;
  readonly stock?: ProductSummary["stock"]["state"] | undefined;
}

/** A product of the catalogue with the traits that a test is about. */
export function entryOf(
  id: number,
  {
    name = `Product ${id}`,
    shortDescription = "",
    description = "",
    date = "2026-01-01T00:00:00Z",
    categories = [],
    terms = {},
    price = 1000,
    highest,
    percent = 0,
    rating = 0,
    stock = "inStock",
  }: EntryTraits = {},
): CatalogueEntry {
  const euros = (minor: number) => ({ minor, currency: "EUR" });
  const summary: ProductSummary = {
    ...products.tarn14,
    id,
    slug: `product-${id}`,
    name,
    specLine: shortDescription,
    price:
      price === null
        ? { kind: "unpriced" }
        : highest === undefined
          ? { kind: "single", amount: euros(price) }
          : { kind: "range", from: euros(price), to: euros(highest) },
    discount: percent > 0 ? { percent, amount: euros(100) } : null,
    rating: { average: rating, count: 1 },
    stock: { state: stock, quantity: null, lowStockAmount: null },
    categories: categories.map((slug) => ({ slug, name: slug })),
  };
  return {
    summary,
    date,
    terms,
    sales: 0,
    repair: null,
    searchText: [name, shortDescription, description].join("\n"),
    highestPrice: price === null ? null : euros(highest ?? price),
  };
}
