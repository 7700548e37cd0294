import { maxLengths } from "@rewire/domain";
import * as v from "valibot";

/** A text of at most `max` characters. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** What somebody types into one line, or what the shop calls something by: a name, a key, a code. */
export const line = text(maxLengths.line);

/** The shop's database id of something. */
export const databaseId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Pieces of something; 0 for none. */
export const pieces = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));

/** At most `max` of something. */
export const listOf = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

/** ISO 3166 code of a country, as the shop's enum has it: "DE". */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** A text of JSON that holds what `schema` says. */
export const jsonOf = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);
