import { type AttributeLabels, type CatalogueEntry, type Category, sortBySize } from "@rewire/domain";
import type { IndexedAttribute, IndexedOption } from "./CatalogueIndex.ts";

const { compare } = new Intl.Collator("en", { numeric: true });

/** Number of products between two yields to the event loop. */
const MAX_PRODUCTS_PER_STEP = 2_000;

/** Indexes the products of each category, including those of its descendants. Runs in steps. */
export function* indexCategories(
  entries: readonly CatalogueEntry[],
  categories: readonly Category[],
  descendants: ReadonlyMap<string, ReadonlySet<string>>,
): Generator<undefined, readonly IndexedOption[]> {
  const ancestorsByCategory = new Map<string, string[]>(categories.map(({ slug }) => [slug, [slug]]));
  for (const [slug, descendantSlugs] of descendants)
    for (const descendant of descendantSlugs) ancestorsByCategory.get(descendant)?.push(slug);
  const products = new Map<string, number[]>(categories.map(({ slug }) => [slug, []]));
  for (const [position, { summary }] of entries.entries()) {
    if (position % MAX_PRODUCTS_PER_STEP === 0) yield;
    for (const slug of new Set(summary.categories.flatMap((category) => ancestorsByCategory.get(category.slug) ?? [])))
      products.get(slug)?.push(position);
  }
  return categories.map(({ slug, name }) => ({
    value: slug,
    label: name,
    products: Uint32Array.from(products.get(slug) ?? []),
  }));
}

/** Attributes to index, and the function that returns the terms of an entry. */
interface IndexAttributesOptions {
  /** Names of attributes in the order of the shop's settings; null for all attributes, most frequent first. */
  readonly configuredNames: readonly string[] | null;
  /** Names of attributes that are indexed only where the shop's settings name them. */
  readonly excludedNames: readonly string[];
  /** Returns the terms under which an entry is offered, by attribute. */
  readonly getTerms: (entry: CatalogueEntry) => CatalogueEntry["terms"];
}

/** Indexes the products of each option of each attribute. Runs in steps. Options are sorted by size or by name. */
export function* indexAttributes(
  entries: readonly CatalogueEntry[],
  names: AttributeLabels,
  { configuredNames, excludedNames, getTerms }: IndexAttributesOptions,
): Generator<undefined, readonly IndexedAttribute[]> {
  const attributes = new Map<string, { products: number; options: Map<string, number[]> }>();
  const isIndexed = (name: string) =>
    configuredNames ? configuredNames.includes(name) : name.startsWith("pa_") && !excludedNames.includes(name);
  for (const [position, entry] of entries.entries()) {
    if (position % MAX_PRODUCTS_PER_STEP === 0) yield;
    for (const [name, slugs] of Object.entries(getTerms(entry))) {
      if (!isIndexed(name)) continue;
      const attribute = attributes.get(name) ?? { products: 0, options: new Map<string, number[]>() };
      attributes.set(name, attribute);
      attribute.products += 1;
      for (const slug of new Set(slugs)) {
        const products = attribute.options.get(slug);
        if (products) products.push(position);
        else attribute.options.set(slug, [position]);
      }
    }
  }
  const orderedNames =
    configuredNames ??
    [...attributes]
      .toSorted(([a, firstOption], [b, secondOption]) => secondOption.products - firstOption.products || compare(a, b))
      .map(([name]) => name);
  const labelsByAttribute = new Map(Object.entries(names));
  return [...new Set(orderedNames)].flatMap((name) => {
    const options = attributes.get(name)?.options;
    if (!options) return [];
    const labels = new Map(Object.entries(labelsByAttribute.get(name)?.options ?? {}));
    const namedOptions = [...options.keys()]
      .map((value) => ({ value, label: labels.get(value) ?? value }))
      .toSorted((a, b) => compare(a.label, b.label));
    return [
      {
        name,
        label: labelsByAttribute.get(name)?.label || getLabel(name),
        options: sortBySize(namedOptions).map((option) => ({
          ...option,
          products: Uint32Array.from(options.get(option.value) ?? []),
        })),
      },
    ];
  });
}

/** Derives a label from an attribute's name: "pa_screen-size" becomes "Screen size". */
function getLabel(name: string): string {
  const text = name
    .replace(/^(?:pa|product)_/, "")
    .replaceAll(/[-_]+/g, " ")
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
