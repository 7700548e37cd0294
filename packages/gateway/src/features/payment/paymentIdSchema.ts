import * as v from "valibot";

/** Schema of the id of a card payment. */
export const paymentIdSchema = v.pipe(v.string(), v.regex(/^pi_\w{1,200}$/));
