import type { Catalogue, CatalogueEntry, Category } from "@rewire/domain";
import { createSearchIndexBuilder } from "../search/createSearchIndexBuilder.ts";
import type { TextGroupsByName, TextGroup } from "../search/scoreTerm.ts";
import type { SearchIndex } from "../search/SearchIndex.ts";
import { toPhraseKey } from "../search/synonyms/synonyms.ts";
import { listSearchForms } from "../search/wordForms.ts";
import type { IndexedOption } from "./CatalogueIndex.ts";

/** Number of products between two yields to the event loop. */
const MAX_PRODUCTS_PER_STEP = 200;

/**
 * Points of a product whose category is named by a search: more than those of all fields together, so that the goods of
 * the category come first; those of a more special category behind them.
 */
const CATEGORY_POINTS = 840;
const SUBCATEGORY_POINTS = 700;

/** Indexes the texts of products for searching. Runs in steps. */
export function* indexTexts({ entries, categories, attributes }: Catalogue): Generator<undefined, SearchIndex> {
  const searchIndex = createSearchIndexBuilder();
  const readKeywords = createKeywordReader({ categories, attributes });
  for (const [position, entry] of entries.entries()) {
    const [name = "", shortDescription = "", description = "", articleNumberText = ""] = entry.searchText.split(
      "\n",
      4,
    );
    searchIndex.add([name, shortDescription, description, `${articleNumberText} ${readKeywords(entry)}`]);
    if (position % MAX_PRODUCTS_PER_STEP === 0) yield;
  }
  return yield* searchIndex.finishSteps();
}

/** Creates the function that lists the words of a product's categories, with those above them, and attributes. */
function createKeywordReader({ categories, attributes }: Pick<Catalogue, "categories" | "attributes">) {
  const categoryBySlug = new Map(categories.map((category) => [category.slug, category]));
  const namesBySlug = new Map(
    categories.map(({ slug }) => [slug, listNamesWithAncestors(slug, categoryBySlug).join(" ")]),
  );
  const termNames = new Map(
    Object.entries(attributes).map(([taxonomy, { label, options }]) => [taxonomy, { label, options }] as const),
  );
  return ({ summary, terms }: CatalogueEntry): string => {
    const keywords = summary.categories.map(({ slug, name }) => namesBySlug.get(slug) ?? name);
    for (const [taxonomy, slugs] of Object.entries(terms)) {
      const names = termNames.get(taxonomy);
      if (names) keywords.push(...slugs.map((slug) => names.options[slug] ?? slug));
    }
    return keywords.join(" ");
  };
}

function listNamesWithAncestors(slug: string, categoryBySlug: ReadonlyMap<string, Category>): readonly string[] {
  const slugs = new Set<string>();
  for (let currentSlug: string | null = slug; currentSlug !== null && !slugs.has(currentSlug);) {
    slugs.add(currentSlug);
    currentSlug = categoryBySlug.get(currentSlug)?.parent ?? null;
  }
  return [...slugs].flatMap((categorySlug) => categoryBySlug.get(categorySlug)?.name ?? []);
}

/** What joins two names of one category: "Cameras & drones". */
const JOINED_NAMES_PATTERN = /\s*[&/,+]\s*|\s+(?:and|und|y|et|e)\s+/;

/**
 * Groups products by category name. The map's keys are created by `toPhraseKey`; a category such as "Cameras & drones"
 * also has a key for each part of its name.
 */
export function groupByCategoryName(
  categories: readonly Category[],
  options: readonly IndexedOption[],
  descendants: ReadonlyMap<string, ReadonlySet<string>>,
): TextGroupsByName {
  const productsBySlug = new Map(options.map(({ value, products }) => [value, products]));
  const groups = new Map<string, TextGroup[]>();
  for (const { slug, name } of categories) {
    const products = productsBySlug.get(slug) ?? new Uint32Array();
    if (products.length === 0) continue;
    const subcategoryProducts = new Set(
      [...(descendants.get(slug) ?? [])].flatMap((descendantSlug) => [...(productsBySlug.get(descendantSlug) ?? [])]),
    );
    const textGroups: readonly TextGroup[] = [
      { texts: products.filter((product) => !subcategoryProducts.has(product)), points: CATEGORY_POINTS },
      { texts: Uint32Array.from(subcategoryProducts), points: SUBCATEGORY_POINTS },
    ];
    for (const key of new Set([name, ...name.split(JOINED_NAMES_PATTERN)].flatMap(listKeys)))
      groups.set(key, [...(groups.get(key) ?? []), ...textGroups.filter(({ texts }) => texts.length > 0)]);
  }
  return groups;
}

/** Returns the keys of a name, one for each spelling. */
function listKeys(name: string): readonly string[] {
  const wordForms = name
    .split(/\s+/)
    .map(listSearchForms)
    .filter(({ length }) => length > 0);
  if (wordForms.length === 0) return [];
  return [0, 1].map((spelling) => toPhraseKey(wordForms.map((forms) => forms[spelling] ?? forms[0] ?? "")));
}
