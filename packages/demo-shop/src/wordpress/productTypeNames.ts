/** GraphQL type of a product by its WooCommerce type. */
export const PRODUCT_TYPE_NAMES = {
  simple: "SimpleProduct",
  variable: "VariableProduct",
  external: "ExternalProduct",
  grouped: "GroupProduct",
} as const;
