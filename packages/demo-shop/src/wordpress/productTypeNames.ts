/** Names of the GraphQL product types, by WooCommerce product type. */
export const PRODUCT_TYPE_NAMES = {
  simple: "SimpleProduct",
  variable: "VariableProduct",
  external: "ExternalProduct",
  grouped: "GroupProduct",
} as const;
