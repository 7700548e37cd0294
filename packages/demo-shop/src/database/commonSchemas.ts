import * as v from "valibot";

/** Schema of an integer. */
export const integerSchema = v.pipe(v.number(), v.safeInteger());

/** Schema of an object whose values are strings. */
export const stringRecordSchema = v.record(v.string(), v.string());

/** Schema of a list of key-value pairs, such as meta data. */
export const keyValuesSchema = v.array(v.object({ key: v.string(), value: v.string() }));

const text = v.exactOptional(v.string());

/** Schema of an address whose fields are all optional. */
export const addressSchema = v.object({
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  postcode: text,
  country: text,
  email: text,
  phone: text,
});
