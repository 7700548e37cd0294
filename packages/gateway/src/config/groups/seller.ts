import * as v from "valibot";
import { httpsUrl } from "../values/addressValues.ts";
import { singleLine } from "../values/basicValues.ts";

/** Schema of the variables that name the seller on invoices, and of the seller's newsletter. */
export const sellerSchema = v.object({
  SELLER_NAME: v.optional(singleLine(100)),
  SELLER_VAT_ID: v.optional(singleLine(40)),
  NEWSLETTER_URL: v.optional(httpsUrl),
});
