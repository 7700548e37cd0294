import * as v from "valibot";
import { repairDetailsSchema } from "./repairDetails.ts";
import {
  countryCodeSchema,
  databaseIdSchema,
  createJsonTextSchema,
  lineSchema,
  createLimitedListSchema,
  quantitySchema,
  createTextSchema,
} from "../../schema/fields.ts";

/** Maximum number of lines changed, removed or restored at once, equal to that of a cart. */
const MAX_CART_LINES = 100;
const MAX_COUPON_CODES = 50;
/** Maximum number of parcels, each with one shipping rate. */
const MAX_PARCELS = 20;
/**
 * Maximum length of a slug: WordPress stores 200 bytes, and a non-ASCII character takes three characters for each byte.
 */
const MAX_SLUG_LENGTH = 600;

/**
 * Extra data of a line, as JSON. Only a repair's details are sent to the shop, field by field; data that a plugin of
 * the shop has added are added again by the plugin.
 */
const extraDataSchema = v.pipe(
  createTextSchema(8000),
  createJsonTextSchema(repairDetailsSchema),
  v.transform((details) => (Object.keys(details).length > 0 ? JSON.stringify(details) : undefined)),
);

const cartItemSchema = v.strictObject({
  productId: databaseIdSchema,
  variationId: v.nullish(databaseIdSchema),
  quantity: v.nullish(quantitySchema),
  variation: v.nullish(
    createLimitedListSchema(v.strictObject({ attributeName: lineSchema, attributeValue: v.nullish(lineSchema) }), 50),
  ),
  extraData: v.nullish(extraDataSchema),
});

const keys = createLimitedListSchema(lineSchema, MAX_CART_LINES);
const createInputSchema = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ input: v.strictObject(entries) });

/** Schema of an operation without variables. */
export const noVariablesSchema = v.strictObject({});

/** Schemas of the variables of cart and catalogue operations, by operation. */
export const cartVariableSchemas = {
  getAllowedCountries: noVariablesSchema,
  getStates: v.strictObject({ country: countryCodeSchema }),
  getStockStatus: v.strictObject({ slug: v.pipe(createTextSchema(MAX_SLUG_LENGTH), v.nonEmpty()) }),
  getWishedProducts: v.strictObject({
    ids: createLimitedListSchema(databaseIdSchema, MAX_CART_LINES),
    first: v.nullish(v.pipe(quantitySchema, v.maxValue(MAX_CART_LINES))),
  }),
  getCart: noVariablesSchema,
  getStripePaymentIntent: v.strictObject({ stripePaymentMethod: v.literal("PAYMENT") }),
  addToCart: v.strictObject({ input: cartItemSchema }),
  updateItemQuantities: createInputSchema({
    items: createLimitedListSchema(v.strictObject({ key: lineSchema, quantity: quantitySchema }), MAX_CART_LINES),
  }),
  removeItemsFromCart: createInputSchema({ keys }),
  restoreCartItems: createInputSchema({ keys }),
  emptyCart: createInputSchema({ clearPersistentCart: v.nullish(v.boolean()) }),
  fillCart: createInputSchema({
    items: v.nullish(createLimitedListSchema(cartItemSchema, MAX_CART_LINES)),
    coupons: v.nullish(createLimitedListSchema(lineSchema, MAX_COUPON_CODES)),
    shippingMethods: v.nullish(createLimitedListSchema(lineSchema, MAX_PARCELS)),
  }),
  applyCoupon: createInputSchema({ code: lineSchema }),
  removeCoupons: createInputSchema({ codes: createLimitedListSchema(lineSchema, MAX_COUPON_CODES) }),
  updateShippingMethod: createInputSchema({ shippingMethods: createLimitedListSchema(lineSchema, MAX_PARCELS) }),
};
