import type { CatalogueIndex } from "@rewire/catalogue-index";
import type { CatalogueEntry, Category } from "@rewire/domain";
import { CATEGORIES_TAG, categoryTag, LIST_TAG, productTag } from "./tags.ts";

/** Properties of a catalogue index that affect responses, and are therefore compared. */
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
 * Compares two states of the catalogue. The generator yields between batches of products, so that a caller can run
 * other work in between.
 */
export function* findChanges(
  before: ComparedCatalogue,
  after: ComparedCatalogue,
): Generator<undefined, CatalogueDifference> {
  const products = before.entries === after.entries ? [] : yield* findProducts(before.entries, after.entries);
  const tags = new Set<string>();
  const [above, aboveNow] = [ancestors(before.categories), ancestors(after.categories)];
  for (const { before: oldEntry, after: newEntry } of products) {
    for (const entry of [oldEntry, newEntry]) if (entry) tags.add(productTag(entry.summary.id));
    for (const { slug } of oldEntry?.summary.categories ?? [])
      for (const one of above(slug)) tags.add(categoryTag(one));
    for (const { slug } of newEntry?.summary.categories ?? [])
      for (const one of aboveNow(slug)) tags.add(categoryTag(one));
    tags.add(LIST_TAG);
  }
  for (const slug of changedCategories(before.categories, after.categories)) {
    for (const one of [...above(slug), ...aboveNow(slug)]) tags.add(categoryTag(one));
    tags.add(CATEGORIES_TAG);
    tags.add(LIST_TAG);
  }
  // Filters of all lists show the names of attributes in the same order.
  if (filterNames(before) !== filterNames(after)) {
    for (const { slug } of [...before.categories, ...after.categories]) tags.add(categoryTag(slug));
    tags.add(LIST_TAG);
  }
  return { tags, products };
}

function* findProducts(
  before: readonly CatalogueEntry[],
  after: readonly CatalogueEntry[],
): Generator<undefined, readonly ProductDifference[]> {
  const former = new Map(before.map((entry) => [entry.summary.id, entry]));
  const differences: ProductDifference[] = [];
  for (const [place, entry] of after.entries()) {
    if (place % MAX_PRODUCTS_PER_STEP === 0) yield;
    const old = former.get(entry.summary.id);
    former.delete(entry.summary.id);
    if (old !== entry && (!old || JSON.stringify(old) !== JSON.stringify(entry)))
      differences.push({ before: old, after: entry });
  }
  return [...differences, ...[...former.values()].map((entry) => ({ before: entry, after: undefined }))];
}

/** Creates the function that returns a category with its ancestors; cycles are cut. */
function ancestors(categories: readonly Category[]): (slug: string) => ReadonlySet<string> {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  return (slug) => {
    const line = new Set<string>();
    for (let at: string | null | undefined = slug; at && !line.has(at); at = parents.get(at)) line.add(at);
    return line;
  };
}

/** Returns the slugs of categories that were added, removed, changed or reordered. */
function changedCategories(before: readonly Category[], after: readonly Category[]): readonly string[] {
  if (before === after) return [];
  const texts = (categories: readonly Category[]) =>
    new Map(categories.map((category, place) => [category.slug, JSON.stringify([place, category])]));
  const [oldTexts, newTexts] = [texts(before), texts(after)];
  return [...new Set([...oldTexts.keys(), ...newTexts.keys()])].filter(
    (slug) => oldTexts.get(slug) !== newTexts.get(slug),
  );
}

const filterNames = ({ attributeOptions, currency }: ComparedCatalogue): string =>
  JSON.stringify([
    currency,
    attributeOptions.map(({ name, label, options }) => [name, label, options.map((one) => [one.value, one.label])]),
  ]);
