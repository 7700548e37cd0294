import type { CatalogueIndex } from "@rewire/catalogue-index";
import type { CatalogueEntry, Category } from "@rewire/domain";
import { CATEGORIES_TAG, toCategoryTag, LIST_TAG, toProductTag } from "./tags.ts";

/** Properties of a catalogue index that affect responses and are therefore compared. */
export type ComparedCatalogue = Pick<CatalogueIndex, "entries" | "categories" | "attributeOptions" | "currency">;

/** Difference between two states of the catalogue: the changed products, and the cache tags of the affected pages. */
export interface CatalogueDifference {
  readonly tags: ReadonlySet<string>;
  /** Products that were changed, added or removed, with both states. */
  readonly products: readonly ProductDifference[];
}

/** Product before and after a change; undefined where there is none. */
interface ProductDifference {
  readonly before: CatalogueEntry | undefined;
  readonly after: CatalogueEntry | undefined;
}

/** Number of products between two yields to the event loop. */
const MAX_PRODUCTS_PER_STEP = 200;

/**
 * Compares two states of the catalogue. The generator yields between batches of products, so that the caller can run
 * other work in between.
 */
export function* findChanges(
  before: ComparedCatalogue,
  newCatalogue: ComparedCatalogue,
): Generator<undefined, CatalogueDifference> {
  const products =
    before.entries === newCatalogue.entries ? [] : yield* findProductDifferences(before.entries, newCatalogue.entries);
  const tags = new Set<string>();
  const [listOldAncestors, listNewAncestors] = [
    createAncestorLookup(before.categories),
    createAncestorLookup(newCatalogue.categories),
  ];
  for (const { before: oldEntry, after: newEntry } of products) {
    for (const entry of [oldEntry, newEntry]) if (entry) tags.add(toProductTag(entry.summary.id));
    for (const { slug } of oldEntry?.summary.categories ?? [])
      for (const ancestor of listOldAncestors(slug)) tags.add(toCategoryTag(ancestor));
    for (const { slug } of newEntry?.summary.categories ?? [])
      for (const ancestor of listNewAncestors(slug)) tags.add(toCategoryTag(ancestor));
    tags.add(LIST_TAG);
  }
  for (const slug of findChangedCategories(before.categories, newCatalogue.categories)) {
    for (const ancestor of [...listOldAncestors(slug), ...listNewAncestors(slug)]) tags.add(toCategoryTag(ancestor));
    tags.add(CATEGORIES_TAG);
    tags.add(LIST_TAG);
  }
  // Filters of all lists show the names of attributes in the same order.
  if (stringifyFilters(before) !== stringifyFilters(newCatalogue)) {
    for (const { slug } of [...before.categories, ...newCatalogue.categories]) tags.add(toCategoryTag(slug));
    tags.add(LIST_TAG);
  }
  return { tags, products };
}

function* findProductDifferences(
  before: readonly CatalogueEntry[],
  newEntries: readonly CatalogueEntry[],
): Generator<undefined, readonly ProductDifference[]> {
  const oldEntriesById = new Map(before.map((entry) => [entry.summary.id, entry]));
  const differences: ProductDifference[] = [];
  for (const [index, entry] of newEntries.entries()) {
    if (index % MAX_PRODUCTS_PER_STEP === 0) yield;
    const oldEntry = oldEntriesById.get(entry.summary.id);
    oldEntriesById.delete(entry.summary.id);
    if (oldEntry !== entry && (!oldEntry || JSON.stringify(oldEntry) !== JSON.stringify(entry)))
      differences.push({ before: oldEntry, after: entry });
  }
  return [...differences, ...[...oldEntriesById.values()].map((entry) => ({ before: entry, after: undefined }))];
}

/** Creates the function that returns a category with its ancestors; cycles are cut. */
function createAncestorLookup(categories: readonly Category[]): (slug: string) => ReadonlySet<string> {
  const parentBySlug = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  return (slug) => {
    const visitedSlugs = new Set<string>();
    for (
      let ancestorSlug: string | null | undefined = slug;
      ancestorSlug && !visitedSlugs.has(ancestorSlug);
      ancestorSlug = parentBySlug.get(ancestorSlug)
    )
      visitedSlugs.add(ancestorSlug);
    return visitedSlugs;
  };
}

/** Returns the slugs of categories that were added, removed, changed or reordered. */
function findChangedCategories(before: readonly Category[], newCategories: readonly Category[]): readonly string[] {
  if (before === newCategories) return [];
  const toTextsBySlug = (categories: readonly Category[]) =>
    new Map(categories.map((category, index) => [category.slug, JSON.stringify([index, category])]));
  const [oldTexts, newTexts] = [toTextsBySlug(before), toTextsBySlug(newCategories)];
  return [...new Set([...oldTexts.keys(), ...newTexts.keys()])].filter(
    (slug) => oldTexts.get(slug) !== newTexts.get(slug),
  );
}

const stringifyFilters = ({ attributeOptions, currency }: ComparedCatalogue): string =>
  JSON.stringify([
    currency,
    attributeOptions.map(({ name, label, options }) => [
      name,
      label,
      options.map((option) => [option.value, option.label]),
    ]),
  ]);
