import { type AttributeNames, type CatalogueEntry, type Category, inOrderOfSize } from "@rewire/domain";
import type { IndexedAttribute, IndexedOption } from "./CatalogueIndex.ts";

const { compare } = new Intl.Collator("en", { numeric: true });

/** After so many products somebody else gets a turn. */
const AT_ONCE = 2_000;

/** Lists the products of each category, with those of the categories below it, step by step. */
export function* indexCategories(
  entries: readonly CatalogueEntry[],
  categories: readonly Category[],
  below: ReadonlyMap<string, ReadonlySet<string>>,
): Generator<undefined, readonly IndexedOption[]> {
  const above = new Map<string, string[]>(categories.map(({ slug }) => [slug, [slug]]));
  for (const [slug, inside] of below) for (const lower of inside) above.get(lower)?.push(slug);
  const products = new Map<string, number[]>(categories.map(({ slug }) => [slug, []]));
  for (const [place, { summary }] of entries.entries()) {
    if (place % AT_ONCE === 0) yield;
    for (const slug of new Set(summary.categories.flatMap((category) => above.get(category.slug) ?? [])))
      products.get(slug)?.push(place);
  }
  return categories.map(({ slug, name }) => ({
    value: slug,
    label: name,
    products: Uint32Array.from(products.get(slug) ?? []),
  }));
}

/**
 * Lists the products of each option of each attribute, step by step. Sizes are in their order, other options by name.
 * @param wanted Names of attributes in the order that the shop owner wants; null for all that the catalogue uses, the most used first.
 */
export function* indexAttributes(
  entries: readonly CatalogueEntry[],
  names: AttributeNames,
  wanted: readonly string[] | null,
): Generator<undefined, readonly IndexedAttribute[]> {
  const found = new Map<string, { products: number; options: Map<string, number[]> }>();
  const isWanted = (name: string) => (wanted ? wanted.includes(name) : name.startsWith("pa_"));
  for (const [place, { terms }] of entries.entries()) {
    if (place % AT_ONCE === 0) yield;
    for (const [name, slugs] of Object.entries(terms)) {
      if (!isWanted(name)) continue;
      const attribute = found.get(name) ?? { products: 0, options: new Map<string, number[]>() };
      found.set(name, attribute);
      attribute.products += 1;
      for (const slug of new Set(slugs)) {
        const products = attribute.options.get(slug);
        if (products) products.push(place);
        else attribute.options.set(slug, [place]);
      }
    }
  }
  const inOrder =
    wanted ??
    [...found].toSorted(([a, one], [b, other]) => other.products - one.products || compare(a, b)).map(([name]) => name);
  const known = new Map(Object.entries(names));
  return [...new Set(inOrder)].flatMap((name) => {
    const options = found.get(name)?.options;
    if (!options) return [];
    const labels = new Map(Object.entries(known.get(name)?.options ?? {}));
    const named = [...options.keys()]
      .map((value) => ({ value, label: labels.get(value) ?? value }))
      .toSorted((a, b) => compare(a.label, b.label));
    return [
      {
        name,
        label: known.get(name)?.label || labelOf(name),
        options: inOrderOfSize(named).map((option) => ({
          ...option,
          products: Uint32Array.from(options.get(option.value) ?? []),
        })),
      },
    ];
  });
}

/** A name as words where the shop has none for it: "pa_screen-size" is "Screen size". */
function labelOf(name: string): string {
  const words = name
    .replace(/^(?:pa|product)_/, "")
    .replaceAll(/[-_]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
