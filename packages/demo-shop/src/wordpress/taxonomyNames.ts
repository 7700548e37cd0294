const FIXED_TYPE_NAMES: Readonly<Record<string, string>> = {
  product_cat: "ProductCategory",
  product_brand: "ProductBrand",
  product_type: "ProductType",
  product_tag: "ProductTag",
  product_visibility: "VisibleProduct",
};

const splitName = (taxonomy: string): string[] => taxonomy.split(/[_-]/);

/** Returns the name of the GraphQL type for the terms of a taxonomy, such as `PaScreenSize` for "pa_screen-size". */
export const toTermTypeName = (taxonomy: string): string =>
  FIXED_TYPE_NAMES[taxonomy] ??
  splitName(taxonomy)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** Returns the `TaxonomyEnum` value of a taxonomy, such as `PASCREENSIZE` for "pa_screen-size". */
export const toTaxonomyEnumName = (taxonomy: string): string => toTermTypeName(taxonomy).toUpperCase();

/**
 * Returns the value of a taxonomy in `ProductTaxonomyEnum` and `ProductAttributeEnum`, such as `PA_SCREEN_SIZE` for
 * "pa_screen-size".
 */
export const toProductTaxonomyEnumName = (taxonomy: string): string => splitName(taxonomy).join("_").toUpperCase();

/** Finds a taxonomy by its value in one of the GraphQL enums. An unknown value is returned in lower case. */
export function parseTaxonomy(value: string, taxonomies: readonly string[]): string {
  return (
    [...taxonomies, ...Object.keys(FIXED_TYPE_NAMES)].find(
      (candidate) => toTaxonomyEnumName(candidate) === value || toProductTaxonomyEnumName(candidate) === value,
    ) ?? value.toLowerCase()
  );
}
