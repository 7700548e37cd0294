import type { Catalogue, CatalogueProduct } from "../catalogue/types.ts";
import { linePhrases, namePhrases } from "./phrases.ts";
import { germanAttributes, germanCategories, germanTerms } from "./terms.ts";

/** Replaces a text by the German of the first pattern that it matches; other texts are returned unchanged. */
function translate(text: string, phrases: typeof namePhrases): string {
  const phrase = phrases.find(([pattern]) => pattern.test(text));
  return phrase ? text.replace(...phrase) : text;
}

/** Writes decimals with a comma: `6.3″` is `6,3″`. */
const withDecimalCommas = (text: string): string => text.replaceAll(/(\d)\.(\d{1,2})(?!\d)/g, "$1,$2");

function translateProduct<Product extends CatalogueProduct>(product: Product): Product {
  const line = product.shortDescription.replaceAll(/[^<>]+(?=<)/g, (text) =>
    text
      .split(" · ")
      .map((part) => withDecimalCommas(translate(part, linePhrases)))
      .join(" · "),
  );
  return { ...product, name: translate(product.name, namePhrases), shortDescription: line };
}

/** Returns a category with its German name, if there is one. */
export const translateCategory = <Category extends { slug: string; name: string }>(category: Category): Category => ({
  ...category,
  name: germanCategories[category.slug] ?? category.name,
});

/**
 * Returns the catalogue as a German shop would have written it: names and lines of products, categories, labels and
 * terms of global attributes. WooGraphQL has no argument for a language, so that a shop has one. Slugs, ids, prices and
 * texts of descriptions stay.
 */
export const translateCatalogue = ({ categories, attributes, products }: Catalogue): Catalogue => ({
  categories: categories.map(translateCategory),
  attributes: attributes.map((attribute) => ({
    ...attribute,
    label: germanAttributes[attribute.slug] ?? attribute.label,
    terms: attribute.terms.map((term) => ({ ...term, name: germanTerms[term.name] ?? term.name })),
  })),
  products: products.map(translateProduct),
});
