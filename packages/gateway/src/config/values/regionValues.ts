import * as v from "valibot";
import { createValueSchema, type ValueSchema } from "./valueSchema.ts";

/** Returns whether an `Intl` function accepts a string; it throws for unknown names. */
function isAcceptedByIntl(callIntl: () => boolean): boolean {
  try {
    return callIntl();
  } catch {
    return false;
  }
}

/** Schema of an ISO 4217 currency code. */
export const currencySchema: ValueSchema<string> = createValueSchema(
  "a currency code of three capital letters, such as EUR",
  v.pipe(
    v.string(),
    v.check((text) => Intl.supportedValuesOf("currency").includes(text)),
  ),
);

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const isCountryCode = (text: string): boolean =>
  /^(?!ZZ)[A-Z]{2}$/.test(text) && isAcceptedByIntl(() => countryNames.of(text) !== undefined);

/** Schema of an ISO 3166-1 alpha-2 country code. */
export const countrySchema: ValueSchema<string> = createValueSchema(
  "a country code of two capital letters, such as DE",
  v.pipe(v.string(), v.check(isCountryCode)),
);

/** Schema of a country code, or of the ISO 3166-2 code of one of its subdivisions. */
export const subdivisionSchema: ValueSchema<string> = createValueSchema(
  "a country, such as DE, or a region of it, such as DE-BE",
  v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/),
    v.check((text) => isCountryCode(text.slice(0, 2))),
  ),
);

/** Schema of a BCP 47 language tag, or "auto". */
export const languageTagSchema: ValueSchema<string> = createValueSchema(
  "auto, or a language tag such as en-US",
  v.union([
    v.literal("auto"),
    v.pipe(
      v.string(),
      v.check((text) => isAcceptedByIntl(() => Intl.NumberFormat.supportedLocalesOf(text).length > 0)),
    ),
  ]),
);

/** Schema of the IANA name of a time zone. */
export const timeZoneSchema: ValueSchema<string> = createValueSchema(
  "the name of a time zone, such as Europe/Berlin",
  v.pipe(
    v.string(),
    v.check((text) => isAcceptedByIntl(() => Boolean(new Intl.DateTimeFormat("en", { timeZone: text })))),
  ),
);
