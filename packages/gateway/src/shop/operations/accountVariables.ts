import { maxLengths, parseDevices, parseWishlist, stringifyDevices, stringifyWishlist } from "@rewire/domain";
import * as v from "valibot";
import { addressInputSchema } from "./checkoutVariables.ts";
import { noVariablesSchema } from "./cartVariables.ts";
import { databaseId, jsonOf, line, text } from "../../schema/fields.ts";

const password = text(maxLengths.password);
const nameFields = { firstName: v.nullish(line), lastName: v.nullish(line) };

/** Wishlist in the domain's serialisation, without any other data, because it is stored as the account's meta data. */
const wishlistSchema = v.pipe(
  text(60_000),
  jsonOf(v.array(v.unknown())),
  v.transform((list) => stringifyWishlist(parseWishlist(JSON.stringify(list)))),
);

/** Devices in the domain's serialisation, for the same reason. */
const devicesSchema = v.pipe(
  text(30_000),
  jsonOf(v.array(v.unknown())),
  v.transform((list) => stringifyDevices(parseDevices(JSON.stringify(list)))),
);

/** Text that does not consist of white space only. */
const createNonBlankTextSchema = (max: number) => v.pipe(text(max), v.regex(/\S/));

/** Schemas of the variables of account and review operations, by operation. */
export const accountVariables = {
  loginWithCookies: v.strictObject({
    input: v.strictObject({ login: line, password, rememberMe: v.nullish(v.boolean()) }),
  }),
  logout: v.strictObject({ input: v.strictObject({ clientMutationId: v.nullish(line) }) }),
  registerCustomer: v.strictObject({
    input: v.strictObject({ username: v.nullish(line), email: line, password, ...nameFields }),
  }),
  sendPasswordResetEmail: v.strictObject({ input: v.strictObject({ username: line }) }),
  resetUserPassword: v.strictObject({ input: v.strictObject({ key: line, login: line, password }) }),
  // The account is determined by the log-in; the id that WPGraphQL's clients send is ignored.
  updateUser: v.strictObject({
    input: v.strictObject({
      id: v.nullish(line),
      ...nameFields,
      displayName: v.nullish(line),
      email: v.nullish(line),
      password: v.nullish(password),
    }),
    currentPassword: v.nullish(password),
  }),
  updateCustomer: v.strictObject({
    input: v.strictObject({
      ...nameFields,
      displayName: v.nullish(line),
      email: v.nullish(line),
      billing: v.nullish(addressInputSchema),
      shipping: v.nullish(addressInputSchema),
    }),
    // For the gateway, which requires it for a change of the e-mail address.
    currentPassword: v.nullish(password),
  }),
  writeReview: v.strictObject({
    productId: databaseId,
    rating: v.picklist([1, 2, 3, 4, 5]),
    content: createNonBlankTextSchema(maxLengths.review),
    author: line,
    email: line,
  }),
  getOrders: noVariablesSchema,
  getDownloads: noVariablesSchema,
  getDevices: noVariablesSchema,
  keepDevices: v.strictObject({ devices: devicesSchema }),
  getWishlist: noVariablesSchema,
  keepWishlist: v.strictObject({ wishlist: wishlistSchema }),
};
