import { type CatalogueFacets, type CatalogueFilters, type FacetOption, getFractionDigits } from "@rewire/domain";
import { countBits, countCommonBits, countContainedProducts, forEachProduct, hasBit, type BitSet } from "./bits.ts";
import type { CatalogueIndex, IndexedOption } from "./CatalogueIndex.ts";
import type { ProductSelection } from "./selectProducts.ts";

/** Share of the products of a list across categories that an attribute has to describe to be offered as a filter. */
const MIN_COVERAGE = 0.08;

/**
 * Counts the products for each option of each facet, given the active filters of all other facets. Unselected options
 * that match no product even without filters are omitted. In a list across categories, attributes that describe only a
 * few products (such as cable length) are also omitted.
 * @param category Category of the list. Only its descendants are offered as category options.
 */
export function countFacets(
  index: CatalogueIndex,
  { unfilteredBits, selectWithoutFacet }: ProductSelection,
  filters: CatalogueFilters,
  category?: string,
): CatalogueFacets {
  const { descendants, categoryOptions, attributeOptions, stars, onSale, inStock } = index;
  const descendantSlugs = category === undefined ? null : descendants.get(category);
  const count = (options: readonly IndexedOption[], name: string, selectedValues: readonly string[]) =>
    countOptions(options, unfilteredBits, selectWithoutFacet(name), selectedValues);

  return {
    categories: count(
      categoryOptions.filter(({ value }) => !descendantSlugs || descendantSlugs.has(value)),
      "category",
      filters.categories,
    ),
    price: findPriceSpan(index, selectWithoutFacet("price")),
    ratings: stars.map(({ min, products }) => ({
      value: String(min),
      label: String(min),
      isSelected: filters.rating === min,
      count: countCommonBits(selectWithoutFacet("rating"), products),
    })),
    onSale: countFlag(onSale, selectWithoutFacet("sale"), filters.onSale),
    inStock: countFlag(inStock, selectWithoutFacet("stock"), filters.inStock),
    attributes: attributeOptions
      .filter(
        ({ name, options }) =>
          category !== undefined ||
          (filters.attributes[name] ?? []).length > 0 ||
          hasMinCoverage(options, unfilteredBits),
      )
      .map(({ name, label, options }) => ({
        name,
        label,
        options: count(options, name, filters.attributes[name] ?? []),
      }))
      .filter(({ options }) => options.length > 0),
  };
}

const countFlag = (flagged: BitSet, products: BitSet, isSelected: boolean): FacetOption => ({
  value: "true",
  label: "true",
  isSelected,
  count: countCommonBits(products, flagged),
});

/** Returns whether the options of an attribute describe enough of some products. */
function hasMinCoverage(options: readonly IndexedOption[], products: BitSet): boolean {
  const minCount = countBits(products) * MIN_COVERAGE;
  let count = 0;
  return (
    minCount === 0 ||
    options.some(({ products: matches }) => (count += countContainedProducts(products, matches)) >= minCount)
  );
}

function countOptions(
  options: readonly IndexedOption[],
  unfilteredBits: BitSet,
  products: BitSet,
  selectedValues: readonly string[],
): readonly FacetOption[] {
  return options.flatMap(({ value, label, products: matches }) => {
    const isSelected = selectedValues.includes(value);
    const count = countContainedProducts(products, matches);
    if (count === 0 && !isSelected && !matches.some((product) => hasBit(unfilteredBits, product))) return [];
    return [{ value, label, count, isSelected }];
  });
}

/** Returns the lowest and highest price, rounded outwards to whole units of the currency. */
function findPriceSpan({ highestPrices, currency }: CatalogueIndex, products: BitSet): CatalogueFacets["price"] {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = -1;
  forEachProduct(products, (product) => {
    const amount = highestPrices[product] ?? -1;
    if (amount < 0) return;
    if (amount < lowest) lowest = amount;
    if (amount > highest) highest = amount;
  });
  if (highest < 0) return null;
  const factor = 10 ** getFractionDigits(currency);
  return { lowest: Math.floor(lowest / factor), highest: Math.ceil(highest / factor) };
}
