const FIXED_TYPES: Readonly<Record<string, string>> = {
  product_cat: "ProductCategory",
  product_brand: "ProductBrand",
  product_type: "ProductType",
  product_tag: "ProductTag",
  product_visibility: "VisibleProduct",
};

const splitName = (taxonomy: string): string[] => taxonomy.split(/[_-]/);

/** GraphQL type of a taxonomy's terms: "pa_screen-size" is `PaScreenSize`. */
export const termTypeName = (taxonomy: string): string =>
  FIXED_TYPES[taxonomy] ??
  splitName(taxonomy)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** Returns the value of `TaxonomyEnum` for a taxonomy: "pa_screen-size" is `PASCREENSIZE`. */
export const taxonomyEnumName = (taxonomy: string): string => termTypeName(taxonomy).toUpperCase();

/** Returns the value of `ProductTaxonomyEnum` and `ProductAttributeEnum`: "pa_screen-size" is `PA_SCREEN_SIZE`. */
export const productTaxonomyEnumName = (taxonomy: string): string => splitName(taxonomy).join("_").toUpperCase();

/** Finds a taxonomy by an enum value of either spelling; unknown values in lower case. */
export function taxonomyOf(value: string, taxonomies: readonly string[]): string {
  return (
    [...taxonomies, ...Object.keys(FIXED_TYPES)].find(
      (one) => taxonomyEnumName(one) === value || productTaxonomyEnumName(one) === value,
    ) ?? value.toLowerCase()
  );
}
