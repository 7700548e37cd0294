import { maxLengths, parseDevices, parseWishlist, stringifyDevices, stringifyWishlist } from "@rewire/domain";
import * as v from "valibot";
import { addressInputSchema } from "./checkoutVariables.ts";
import { noVariablesSchema } from "./cartVariables.ts";
import { databaseIdSchema, createJsonTextSchema, lineSchema, createTextSchema } from "../../schema/fields.ts";

const password = createTextSchema(maxLengths.password);
const nameFields = { firstName: v.nullish(lineSchema), lastName: v.nullish(lineSchema) };

/** Wishlist in the domain's serialisation, without any other data, because it is stored as the account's meta data. */
const wishlistSchema = v.pipe(
  createTextSchema(60_000),
  createJsonTextSchema(v.array(v.unknown())),
  v.transform((wishlist) => stringifyWishlist(parseWishlist(JSON.stringify(wishlist)))),
);

/** Devices in the domain's serialisation, for the same reason. */
const devicesSchema = v.pipe(
  createTextSchema(30_000),
  createJsonTextSchema(v.array(v.unknown())),
  v.transform((wishlist) => stringifyDevices(parseDevices(JSON.stringify(wishlist)))),
);

/** Text that does not consist of white space only. */
const createNonBlankTextSchema = (max: number) => v.pipe(createTextSchema(max), v.regex(/\S/));

/** Schemas of the variables of account and review operations, by operation. */
export const accountVariableSchemas = {
  loginWithCookies: v.strictObject({
    input: v.strictObject({ login: lineSchema, password, rememberMe: v.nullish(v.boolean()) }),
  }),
  logout: v.strictObject({ input: v.strictObject({ clientMutationId: v.nullish(lineSchema) }) }),
  registerCustomer: v.strictObject({
    input: v.strictObject({ username: v.nullish(lineSchema), email: lineSchema, password, ...nameFields }),
  }),
  sendPasswordResetEmail: v.strictObject({ input: v.strictObject({ username: lineSchema }) }),
  resetUserPassword: v.strictObject({ input: v.strictObject({ key: lineSchema, login: lineSchema, password }) }),
  // The account is determined by the log-in; the id that WPGraphQL's clients send is ignored.
  updateUser: v.strictObject({
    input: v.strictObject({
      id: v.nullish(lineSchema),
      ...nameFields,
      displayName: v.nullish(lineSchema),
      email: v.nullish(lineSchema),
      password: v.nullish(password),
    }),
    currentPassword: v.nullish(password),
  }),
  updateCustomer: v.strictObject({
    input: v.strictObject({
      ...nameFields,
      displayName: v.nullish(lineSchema),
      email: v.nullish(lineSchema),
      billing: v.nullish(addressInputSchema),
      shipping: v.nullish(addressInputSchema),
    }),
    // For the gateway, which requires it for a change of the e-mail address.
    currentPassword: v.nullish(password),
    // For the gateway, which refuses a change of an account's address after the log-in has ended.
    requiresLogIn: v.nullish(v.boolean()),
  }),
  writeReview: v.strictObject({
    productId: databaseIdSchema,
    rating: v.picklist([1, 2, 3, 4, 5]),
    content: createNonBlankTextSchema(maxLengths.review),
    author: lineSchema,
    email: lineSchema,
  }),
  getOrders: noVariablesSchema,
  getDownloads: noVariablesSchema,
  getDevices: noVariablesSchema,
  keepDevices: v.strictObject({ devices: devicesSchema }),
  getWishlist: noVariablesSchema,
  keepWishlist: v.strictObject({ wishlist: wishlistSchema }),
};
