/** Generated: the types behind each interface that a fragment names. */
export const possibleTypes: Record<string, string[]> = {
  CartItem: ["SimpleCartItem"],
  InventoriedProduct: ["SimpleProduct", "SimpleProductVariation", "VariableProduct"],
  Product: ["ExternalProduct", "GroupProduct", "SimpleProduct", "VariableProduct"],
  ProductAttribute: ["GlobalProductAttribute", "LocalProductAttribute"],
  ProductVariation: ["SimpleProductVariation"],
  ProductWithAttributes: ["ExternalProduct", "GroupProduct", "SimpleProduct", "VariableProduct"],
  ProductWithDimensions: ["SimpleProduct", "SimpleProductVariation", "VariableProduct"],
  ProductWithPricing: ["ExternalProduct", "GroupProduct", "SimpleProduct", "SimpleProductVariation", "VariableProduct"],
  ProductWithVariations: ["VariableProduct"],
};
