import * as v from "valibot";

/** A number of something, and how many there are of it. */
export const whole = v.pipe(v.number(), v.safeInteger());

/** Texts by their names. */
export const texts = v.record(v.string(), v.string());

/** Meta data, and what else has a key each. */
export const keyValues = v.array(v.object({ key: v.string(), value: v.string() }));

const text = v.exactOptional(v.string());

/** An address as far as it was filled in. */
export const address = v.object({
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
