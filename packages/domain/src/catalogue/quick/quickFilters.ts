import { sortBySize } from "../../product/index.ts";
import type { CatalogueFacets, CatalogueQuery } from "../catalogueQuery.ts";
import { toggleValue, withFilters } from "../changes/changeQuery.ts";

/** Filter shown above a product list and applied with one click: an attribute value or a maximum price. */
export type QuickFilter =
  | {
      readonly kind: "value";
      /** Name of the attribute. */
      readonly name: string;
      readonly value: string;
      readonly label: string;
      readonly count: number;
      readonly isSelected: boolean;
    }
  | { readonly kind: "price"; readonly max: number; readonly isSelected: boolean };

/** Facets of a whole category, from which its quick filters are selected. */
export interface QuickFilterSource {
  readonly facets: CatalogueFacets;
  /** Number of products. */
  readonly total: number;
  /** Price in the middle of the list, in amounts of the currency; null for none. */
  readonly medianPrice: number | null;
}

/** Minimum number of products in a category for showing quick filters. */
export const MIN_QUICK_FILTER_PRODUCTS = 4;
const MAX_ATTRIBUTES = 2;
const MAX_VALUES = 3;

type Attribute = CatalogueFacets["attributes"][number];

/**
 * Returns the quick filters of a category: a maximum price, and the most common values of two attributes. Values that
 * match no product of the current list are omitted, and so is the maximum price if a lower one is applied.
 *
 * @param source Facets of the category without filters, so that the quick filters stay the same while filtering.
 * @param currentFacets Facets of the current list, from which the counts are taken.
 * @param preferredNames Names of the attributes configured by the owner, the most important first; null to select them
 *   automatically; empty for no quick filters.
 */
export function listQuickFilters(
  source: QuickFilterSource,
  currentFacets: CatalogueFacets,
  query: CatalogueQuery,
  preferredNames: readonly string[] | null,
): readonly QuickFilter[] {
  if (source.total < MIN_QUICK_FILTER_PRODUCTS || preferredNames?.length === 0) return [];
  const values = chooseAttributes(source, preferredNames).flatMap((attribute) => listValues(attribute, currentFacets));
  const max = source.medianPrice === null ? null : roundUpPrice(source.medianPrice);
  const { price } = query.filters;
  const isSelected = price.min === null && price.max === max;
  const narrowsList = max !== null && price.min === null && (price.max === null || price.max > max);
  return [
    ...(max !== null && (isSelected || narrowsList) ? [{ kind: "price", max, isSelected } as const] : []),
    ...values,
  ];
}

/** Adds a quick filter to a query, or removes it if it is already applied. */
export const toggleQuickFilter = (query: CatalogueQuery, filter: QuickFilter): CatalogueQuery =>
  filter.kind === "value"
    ? toggleValue(query, filter.name, filter.value)
    : withFilters(query, { price: { min: null, max: filter.isSelected ? null : filter.max } });

function chooseAttributes(
  { facets, total }: QuickFilterSource,
  preferredNames: readonly string[] | null,
): readonly Attribute[] {
  const filterableAttributes = facets.attributes.filter(
    ({ options }) => options.filter(({ count }) => count > 0).length > 1,
  );
  if (preferredNames)
    return preferredNames
      .flatMap((name) => filterableAttributes.find((candidate) => candidate.name === name) ?? [])
      .slice(0, MAX_ATTRIBUTES);
  return filterableAttributes
    .filter((attribute) => !filterableAttributes.some((other) => isSmallerSizeAttribute(attribute, other)))
    .map((attribute) => ({ attribute, weight: calculateWeight(attribute, total) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_ATTRIBUTES)
    .map(({ attribute }) => attribute);
}

/**
 * Weighs how well an attribute divides the list: most products have it, its values are few and about equally common.
 * Sizes such as storage, power or length, and numbers such as that of ports, weigh twice, since goods of another size
 * are of no use.
 */
function calculateWeight({ options }: Attribute, total: number): number {
  const counts = options.map(({ count }) => count).filter((count) => count > 0);
  const sum = counts.reduce((runningSum, count) => runningSum + count, 0);
  const coverage = Math.min(1, sum / total);
  if (coverage < 0.6) return 0;
  const evenness = 1 - counts.reduce((runningSum, count) => runningSum + (count / sum) ** 2, 0);
  const topShare = listTopValues(options).reduce((runningSum, { count }) => runningSum + count, 0) / sum;
  return coverage * evenness * topShare * (isSize(options) || isNumber(options) ? 2 : 1);
}

const listTopValues = (options: Attribute["options"]) =>
  options.toSorted((a, b) => b.count - a.count).slice(0, MAX_VALUES);

/** Returns whether values are sizes: they can be sorted by size, whatever their order. */
function isSize(options: Attribute["options"]): boolean {
  const [first, second] = options;
  if (!first || !second) return false;
  const [firstOption] = sortBySize([first, second]);
  const [firstReversedOption] = sortBySize([second, first]);
  return firstOption?.value === firstReversedOption?.value;
}

/** Returns whether values are numbers of something: "2 ports". */
const isNumber = (options: Attribute["options"]): boolean =>
  options.every(({ label }) => /^\d+\s\p{L}{2,}$/u.test(label.trim()));

/**
 * Returns whether values are sizes of the same unit as another attribute's, and smaller: "8 GB" of memory beside "256 GB"
 * of storage would be read as storage.
 */
function isSmallerSizeAttribute({ options }: Attribute, otherAttribute: Attribute): boolean {
  const [largestOption, otherLargestOption] = [sortBySize(options).at(-1), sortBySize(otherAttribute.options).at(-1)];
  if (!largestOption || !otherLargestOption || !isSize(options) || !isSize(otherAttribute.options)) return false;
  const pair = [largestOption, otherLargestOption].map((option, index) => ({ ...option, value: String(index) }));
  return (
    isSize(pair.map((option) => ({ ...option, count: 0, isSelected: false }))) && sortBySize(pair)[0]?.value === "0"
  );
}

function listValues({ name, options }: Attribute, currentFacets: CatalogueFacets): readonly QuickFilter[] {
  const listedOptions = currentFacets.attributes.find((attribute) => attribute.name === name)?.options ?? [];
  return sortBySize(listTopValues(options)).flatMap(({ value, label }) => {
    const { count = 0, isSelected = false } = listedOptions.find((option) => option.value === value) ?? {};
    return count > 0 || isSelected ? [{ kind: "value" as const, name, value, label, count, isSelected }] : [];
  });
}

/** Rounds up to an amount that people say: 579 to 600, 23 to 25, 149 to 150. */
function roundUpPrice(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, amount))) / 2;
  return Math.ceil(amount / step) * step;
}
