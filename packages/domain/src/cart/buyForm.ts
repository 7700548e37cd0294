/** Path, id and field names of the HTML form that adds a product to the cart when JavaScript is not available. */
export const buyForm = {
  /** Path to which it is posted. */
  path: "/cart/add",
  /** Id of the form whose submit buttons are in the product cards. */
  id: "buy",
  /** Names of its fields. */
  product: "product",
  variation: "variation",
  quantity: "quantity",
  /** Prefix of the fields with the selected options of a variation. */
  option: "attribute_",
} as const;
