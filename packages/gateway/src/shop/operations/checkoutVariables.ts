import { maxLengths } from "@rewire/domain";
import * as v from "valibot";
import { countryCodeSchema, lineSchema, createLimitedListSchema, createTextSchema } from "../../schema/fields.ts";

/** Schema of a postal address as accepted by the shop. Omitted fields remain unchanged. */
export const addressInputSchema = v.strictObject({
  firstName: v.nullish(lineSchema),
  lastName: v.nullish(lineSchema),
  company: v.nullish(lineSchema),
  address1: v.nullish(lineSchema),
  address2: v.nullish(lineSchema),
  city: v.nullish(lineSchema),
  state: v.nullish(lineSchema),
  postcode: v.nullish(lineSchema),
  country: v.nullish(countryCodeSchema),
  email: v.nullish(lineSchema),
  phone: v.nullish(lineSchema),
});

/** Schema of the order data from the browser. Only the server sets meta data, fees and the payment state. */
export const checkoutVariablesSchema = v.strictObject({
  input: v.strictObject({
    paymentMethod: v.nullish(lineSchema),
    billing: v.nullish(addressInputSchema),
    shipping: v.nullish(addressInputSchema),
    shipToDifferentAddress: v.nullish(v.boolean()),
    shippingMethod: v.nullish(createLimitedListSchema(lineSchema, 20)),
    customerNote: v.nullish(createTextSchema(maxLengths.orderNote)),
    account: v.nullish(
      v.strictObject({ username: v.nullish(lineSchema), password: v.nullish(createTextSchema(maxLengths.password)) }),
    ),
    // Required by the checkout contract; a browser can only send false.
    isPaid: v.nullish(v.literal(false)),
    transactionId: v.nullish(v.literal("")),
  }),
});
