import * as v from "valibot";
import { createEntriesSchema, createParseAction, createValueSchema, type ValueSchema } from "./valueSchema.ts";

const CONTACT_PATTERN = /^(?:https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+[\d-]+)$/;
const BARE_EMAIL_PATTERN = /^[^\s@:]+@[^\s@]+$/;

/** Schema of the contacts for vulnerability reports as URIs, the preferred one first; `mailto:` is optional. */
export const securityContactsSchema: ValueSchema<readonly string[]> = createValueSchema(
  "e-mail addresses, https addresses or tel: numbers separated by commas, such as security@shop.example",
  createEntriesSchema(
    ",",
    v.pipe(
      v.string(),
      v.transform((entry) => (BARE_EMAIL_PATTERN.test(entry) ? `mailto:${entry}` : entry)),
      v.regex(CONTACT_PATTERN),
    ),
  ),
);

/**
 * Schema of the expiry time of `security.txt`, in milliseconds since 1970; a date without a time expires at its end in
 * UTC.
 */
export const expiryDateSchema: ValueSchema<number> = createValueSchema(
  "a day such as 2027-06-30, or a time such as 2027-06-30T12:00:00Z",
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))?$/),
    v.transform((text) => Date.parse(text.length === 10 ? `${text}T23:59:59Z` : text)),
    v.finite(),
  ),
);

function toCanonicalLanguageTags(tags: string[]): readonly string[] | undefined {
  try {
    return Intl.getCanonicalLocales(tags);
  } catch {
    return undefined;
  }
}

/** Schema of the languages that vulnerability reports may be written in. */
export const languageTagsSchema: ValueSchema<readonly string[]> = createValueSchema(
  "language tags separated by commas, such as en,de",
  v.pipe(createEntriesSchema(",", v.string()), createParseAction(toCanonicalLanguageTags)),
);
