import * as v from "valibot";
import { httpsUrl } from "../values/addressValues.ts";
import { singleLine } from "../values/basicValues.ts";

/** Schema of the variables for the seller: name on invoices, and newsletter. */
export const sellerSchema = v.object({
  SELLER_NAME: v.optional(singleLine(100)),
  SELLER_VAT_ID: v.optional(singleLine(40)),
  NEWSLETTER_URL: v.optional(httpsUrl),
});
