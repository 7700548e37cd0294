import * as v from "valibot";

/** The shop's database id of something. */
const databaseId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A text that the shop may leave out: an amount, a number of an order, a token. */
const text = v.nullish(v.string());

const pieces = v.nullish(v.number());

/** A connection's list; a node may be missing, where the shop has failed to tell of it. */
const nodesOf = <Node extends v.GenericSchema>(node: Node) =>
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

const cartLine = v.object({
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
  contents: nodesOf(cartLine),
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

const person = v.object({ databaseId: v.nullish(databaseId), email: text, sessionToken: text });

/** What a field of the answer's `data` may hold, whichever operation asked: of all operations, the fields that decide. */
const root = {
  products: nodesOf(product),
  product: v.nullish(product),
  cart: v.nullish(cart),
  order: v.nullish(order),
  orders: nodesOf(order),
  viewer: v.nullish(person),
  customer: v.nullish(v.object({ ...person.entries, orders: nodesOf(order) })),
};

/** What a mutation is answered with. */
const payload = v.nullish(
  v.object({
    cart: root.cart,
    order: root.order,
    customer: root.customer,
    viewer: root.viewer,
    user: root.viewer,
    result: text,
    status: text,
    authToken: text,
    refreshToken: text,
    sessionToken: text,
  }),
);

/** Names of mutations whose answers are looked at. */
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
  "registerCustomer",
  "login",
  "loginWithCookies",
  "refreshJwtAuthToken",
] as const;

/**
 * The fields of the shop's answers that something is decided by: ids, amounts, pieces, states and tokens. They may be
 * missing, since each operation asks for its own; where they are there, they have these types.
 */
export const answerFields = v.object({
  ...root,
  ...Object.fromEntries(mutations.map((name) => [name, payload])),
});
