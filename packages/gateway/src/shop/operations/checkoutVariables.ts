import { maxLengths } from "@rewire/domain";
import * as v from "valibot";
import { countryCode, line, limitedListOf, text } from "../../schema/fields.ts";

/** Schema of a postal address as accepted by the shop. Omitted fields remain unchanged. */
export const addressInputSchema = v.strictObject({
  firstName: v.nullish(line),
  lastName: v.nullish(line),
  company: v.nullish(line),
  address1: v.nullish(line),
  address2: v.nullish(line),
  city: v.nullish(line),
  state: v.nullish(line),
  postcode: v.nullish(line),
  country: v.nullish(countryCode),
  email: v.nullish(line),
  phone: v.nullish(line),
});

/** Schema of the order data from the browser. Only the server sets meta data, fees and the payment state. */
export const checkoutVariables = v.strictObject({
  input: v.strictObject({
    paymentMethod: v.nullish(line),
    billing: v.nullish(addressInputSchema),
    shipping: v.nullish(addressInputSchema),
    shipToDifferentAddress: v.nullish(v.boolean()),
    shippingMethod: v.nullish(limitedListOf(line, 20)),
    customerNote: v.nullish(text(maxLengths.orderNote)),
    account: v.nullish(v.strictObject({ username: v.nullish(line), password: v.nullish(text(maxLengths.password)) })),
    // Required by the checkout contract; a browser can only send false.
    isPaid: v.nullish(v.literal(false)),
    transactionId: v.nullish(v.literal("")),
  }),
});
