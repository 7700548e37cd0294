import * as v from "valibot";
import { repairDetails } from "./repairDetails.ts";
import { countryCode, databaseId, jsonOf, line, listOf, pieces, text } from "../../schema/fields.ts";

/** A cart has a hundred lines; so many are changed, taken out or put back at once. */
const MAX_LINES = 100;
const MAX_CODES = 50;
/** A way of sending for each parcel. */
const MAX_PARCELS = 20;
/** WordPress keeps 200 bytes of a slug, in which a sign beyond ASCII takes three characters for each byte. */
const MAX_SLUG_LENGTH = 600;

/**
 * What a line carries along, as JSON. Of that only a repair's details go to the shop, field by field; what a plugin of the
 * shop has added to a line is its own to add again.
 */
const extraData = v.pipe(
  text(8000),
  jsonOf(repairDetails),
  v.transform((details) => (Object.keys(details).length > 0 ? JSON.stringify(details) : undefined)),
);

const cartItem = v.strictObject({
  productId: databaseId,
  variationId: v.nullish(databaseId),
  quantity: v.nullish(pieces),
  variation: v.nullish(listOf(v.strictObject({ attributeName: line, attributeValue: v.nullish(line) }), 50)),
  extraData: v.nullish(extraData),
});

const keys = listOf(line, MAX_LINES);
const input = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject({ input: v.strictObject(entries) });

/** Nothing is asked for. */
export const noVariables = v.strictObject({});

/** Variables of the operations about cart and catalogue, by operation. */
export const cartVariables = {
  getAllowedCountries: noVariables,
  getStates: v.strictObject({ country: countryCode }),
  getStockStatus: v.strictObject({ slug: v.pipe(text(MAX_SLUG_LENGTH), v.nonEmpty()) }),
  getWishedProducts: v.strictObject({
    ids: listOf(databaseId, MAX_LINES),
    first: v.nullish(v.pipe(pieces, v.maxValue(MAX_LINES))),
  }),
  getCart: noVariables,
  getStripePaymentIntent: v.strictObject({ stripePaymentMethod: v.literal("PAYMENT") }),
  addToCart: v.strictObject({ input: cartItem }),
  updateItemQuantities: input({ items: listOf(v.strictObject({ key: line, quantity: pieces }), MAX_LINES) }),
  removeItemsFromCart: input({ keys }),
  restoreCartItems: input({ keys }),
  emptyCart: input({ clearPersistentCart: v.nullish(v.boolean()) }),
  fillCart: input({
    items: v.nullish(listOf(cartItem, MAX_LINES)),
    coupons: v.nullish(listOf(line, MAX_CODES)),
    shippingMethods: v.nullish(listOf(line, MAX_PARCELS)),
  }),
  applyCoupon: input({ code: line }),
  removeCoupons: input({ codes: listOf(line, MAX_CODES) }),
  updateShippingMethod: input({ shippingMethods: listOf(line, MAX_PARCELS) }),
};
