import * as v from "valibot";
import { httpsUrlSchema } from "../values/addressValues.ts";
import { createSingleLineSchema } from "../values/basicValues.ts";

/** Schema of the variables for the seller: name on invoices, and newsletter. */
export const sellerSchema = v.object({
  SELLER_NAME: v.optional(createSingleLineSchema(100)),
  SELLER_VAT_ID: v.optional(createSingleLineSchema(40)),
  NEWSLETTER_URL: v.optional(httpsUrlSchema),
});
