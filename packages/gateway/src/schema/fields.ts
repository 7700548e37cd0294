import { maxLengths } from "@rewire/domain";
import * as v from "valibot";

/** Creates the schema of a string of at most `max` characters. */
export const createTextSchema = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Schema of a single-line text, such as a name, a key or a code. */
export const lineSchema = createTextSchema(maxLengths.line);

/** Schema of a database id in the shop. */
export const databaseIdSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Schema of the quantity of an item, which may be 0. */
export const quantitySchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));

/** Creates the schema of a list of at most `max` items. */
export const createLimitedListSchema = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

/** Schema of an ISO 3166 country code, such as "DE", as in the shop's enum. */
export const countryCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Creates the schema of a JSON text whose content matches another schema. */
export const createJsonTextSchema = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema);
