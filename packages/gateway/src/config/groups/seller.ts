import * as v from "valibot";
import { httpsUrlSchema } from "../values/addressValues.ts";
import { createSingleLineSchema } from "../values/basicValues.ts";
import { subdivisionSchema } from "../values/regionValues.ts";

/** Schema of the variables for the seller: name on invoices, place whose public holidays count, and newsletter. */
export const sellerSchema = v.object({
  SELLER_NAME: v.optional(createSingleLineSchema(100)),
  SELLER_VAT_ID: v.optional(createSingleLineSchema(40)),
  SELLER_REGION: v.optional(subdivisionSchema),
  NEWSLETTER_URL: v.optional(httpsUrlSchema),
});
