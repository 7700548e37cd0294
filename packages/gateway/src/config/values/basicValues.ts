import * as v from "valibot";
import { createEntriesSchema, createNoneSchema, createValueSchema, type ValueSchema } from "./valueSchema.ts";

/** Schema of a boolean in one of the usual spellings, such as "yes" or "0". */
export const booleanSchema: ValueSchema<boolean> = createValueSchema(
  "true or false",
  v.pipe(v.string(), v.parseBoolean({ truthy: ["true", "1", "yes", "on"], falsy: ["false", "0", "no", "off"] })),
);

/** Schema of a boolean, or "auto". */
export const booleanOrAutoSchema: ValueSchema<boolean | "auto"> = createValueSchema(
  "true, false or auto",
  v.union([v.literal("auto"), booleanSchema]),
);

/** Creates the schema of a whole number between two inclusive bounds. */
export const createWholeNumberSchema = (minimum: number, maximum: number, unit = ""): ValueSchema<number> =>
  createValueSchema(
    `a whole number${unit && ` of ${unit}`} from ${minimum} to ${maximum}`,
    v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum)),
  );

/** Creates the schema of one of several options. */
export const createChoiceSchema = <const Word extends string>(...options: readonly Word[]): ValueSchema<Word> =>
  createValueSchema(`one of ${options.join(", ")}`, v.picklist(options));

/** Schema of an authentication scheme, such as "Bearer". */
export const authSchemeSchema: ValueSchema<string> = createValueSchema(
  "one word, such as Bearer",
  v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
);

/** Creates the schema of a string on one line. */
export const createSingleLineSchema = (maxLength = 500): ValueSchema<string> =>
  createValueSchema(
    `text on one line of at most ${maxLength} characters`,
    v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^\P{Cc}*$/u)),
  );

/** Schema of the id of a service or a zone. */
export const serviceIdSchema: ValueSchema<string> = createValueSchema(
  "an id of letters and digits",
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,100}$/)),
);

/** Creates the schema of a string with a minimum length, such as a secret. */
export const createSecretSchema = (minLength: number): ValueSchema<string> =>
  createValueSchema(`at least ${minLength} characters`, v.pipe(v.string(), v.minLength(minLength)));

const taxonomyText = v.pipe(v.string(), v.regex(/^[a-z0-9_%-]{1,60}$/i));

/** Schema of the name of a taxonomy. */
export const taxonomySchema: ValueSchema<string> = createValueSchema(
  "the name of an attribute, such as pa_device",
  taxonomyText,
);

/** Schema of a list of slugs of categories without duplicates; "none" for none. */
export const categorySlugsSchema: ValueSchema<readonly string[]> = createValueSchema(
  "slugs of categories separated by commas, such as cases,chargers, or none",
  v.union([
    createNoneSchema<string[]>([]),
    v.pipe(
      createEntriesSchema(",", v.pipe(v.string(), v.regex(/^[a-z0-9_%-]{1,200}$/i))),
      v.transform((slugs) => [...new Set(slugs)]),
    ),
  ]),
);

/** Schema of a list of taxonomy names without duplicates; "none" for none. */
export const taxonomiesSchema: ValueSchema<readonly string[]> = createValueSchema(
  "names of attributes separated by commas, such as pa_brand,pa_color, or none",
  v.union([
    createNoneSchema<string[]>([]),
    v.pipe(
      createEntriesSchema(",", taxonomyText),
      v.transform((names) => [...new Set(names)]),
    ),
  ]),
);

/**
 * Creates the schema of a Stripe key: the publishable key ("pk_live_…") for the browser, or a secret or restricted key
 * ("sk_live_…", "rk_live_…") for the server.
 */
export const createStripeKeySchema = (kind: "pk" | "sk"): ValueSchema<string> =>
  kind === "pk"
    ? createValueSchema("a publishable key that begins with pk_", v.pipe(v.string(), v.regex(/^pk_\w+$/)))
    : createValueSchema("a secret key that begins with sk_ or rk_", v.pipe(v.string(), v.regex(/^[sr]k_\w+$/)));
