import * as v from "valibot";
import { singleLine } from "../values/basicValues.ts";

/** Schema of the variables that name the seller on invoices. */
export const seller = v.object({
  SELLER_NAME: v.optional(singleLine(100)),
  SELLER_VAT_ID: v.optional(singleLine(40)),
});
