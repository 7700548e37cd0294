import * as v from "valibot";

/** Database id in the shop. */
const databaseId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Optional text: an amount, an order number, a token. */
const text = v.nullish(v.string());

const pieces = v.nullish(v.number());

/** Schema of a connection's list; a node may be null where the shop failed to resolve it. */
const createNodesSchema = <Node extends v.GenericSchema>(node: Node) =>
  v.nullish(v.object({ nodes: v.nullish(v.array(v.nullish(node))) }));

const product = v.object({
  databaseId: v.optional(databaseId),
  slug: text,
  name: text,
  rawPrice: text,
  rawRegularPrice: text,
  stockStatus: text,
  stockQuantity: pieces,
});

const cartLineSchema = v.object({
  key: text,
  quantity: pieces,
  rawSubtotal: text,
  product: v.nullish(v.object({ node: v.nullish(product) })),
  variation: v.nullish(v.object({ node: v.nullish(product) })),
});

const cart = v.object({
  total: text,
  rawTotal: text,
  rawSubtotal: text,
  rawDiscountTotal: text,
  rawShippingTotal: text,
  rawTotalTax: text,
  chosenShippingMethods: v.nullish(v.array(text)),
  appliedCoupons: v.nullish(v.array(v.nullish(v.object({ code: text })))),
  contents: createNodesSchema(cartLineSchema),
});

const order = v.object({
  databaseId: v.optional(databaseId),
  orderNumber: text,
  orderKey: text,
  status: text,
  needsPayment: v.nullish(v.boolean()),
  total: text,
  rawTotal: text,
});

const userSchema = v.object({ databaseId: v.nullish(databaseId), email: text, sessionToken: text });

/** Fields that the `data` of any operation's response may have, limited to those that decisions depend on. */
const root = {
  products: createNodesSchema(product),
  product: v.nullish(product),
  cart: v.nullish(cart),
  order: v.nullish(order),
  orders: createNodesSchema(order),
  viewer: v.nullish(userSchema),
  customer: v.nullish(v.object({ ...userSchema.entries, orders: createNodesSchema(order) })),
};

/** Payload of a mutation. */
const payload = v.nullish(
  v.object({
    cart: root.cart,
    order: root.order,
    customer: root.customer,
    viewer: root.viewer,
    user: root.viewer,
    result: text,
    deletedId: text,
    status: text,
    authToken: text,
    refreshToken: text,
    sessionToken: text,
  }),
);

/** Names of mutations whose responses are validated. */
const mutations = [
  "addToCart",
  "applyCoupon",
  "removeCoupons",
  "emptyCart",
  "fillCart",
  "removeItemsFromCart",
  "restoreCartItems",
  "updateItemQuantities",
  "updateShippingMethod",
  "checkout",
  "updateOrder",
  "updateCustomer",
  "deleteUser",
  "registerCustomer",
  "login",
  "loginWithCookies",
  "refreshJwtAuthToken",
] as const;

/**
 * Schema of the fields in the shop's responses that affect decisions: ids, amounts, quantities, states and tokens. All
 * fields are optional, because each operation selects its own.
 */
export const responseSchema = v.object({
  ...root,
  ...Object.fromEntries(mutations.map((name) => [name, payload])),
});
