import * as v from "valibot";

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const reasons = v.pipe(v.array(v.string()), v.minLength(1));

const listedScriptSchema = v.strictObject({
  /** Path on the storefront. */
  path: v.string(),
  bytes: v.number(),
  sha256,
  /** Subresource integrity value. */
  integrity: v.string(),
  /**
   * Time of loading: `first` with a payment page, `later` by its scripts, `visit` on client-side navigation between a
   * payment page and other pages.
   */
  loaded: v.picklist(["first", "later", "visit"]),
  why: reasons,
  /** Libraries and source folders that the script contains. */
  sources: v.array(v.string()),
});

const inlineScriptSchema = v.strictObject({
  /** Hash of the text between the tags; its nonce counts as `{nonce}`. */
  sha256,
  bytes: v.number(),
  /** First characters, for identification. */
  begins: v.string(),
  why: reasons,
  /** Pages that contain the script. */
  pages: v.array(v.string()),
});

const dataScriptSchema = v.strictObject({ form: v.string(), why: reasons, covered: v.string() });

const paymentScriptSchema = v.strictObject({ url: v.string(), why: reasons, whyNoIntegrity: v.string() });

const headerSchema = v.strictObject({
  name: v.string(),
  why: v.string(),
  /** Value by serving mode, with `{nonce}` for the nonce; null if the header is not sent. */
  values: v.record(v.string(), v.nullable(v.string())),
});

/** Schema of the inventory of scripts and headers of payment pages, which the build generates. */
export const inventorySchema = v.strictObject({
  name: v.literal("payment page inventory"),
  version: v.literal(1),
  buildId: v.string(),
  commit: v.nullable(v.string()),
  isCommitChanged: v.boolean(),
  /** Person who has authorised the scripts; null if the build was not given one. */
  authorisedBy: v.nullable(v.string()),
  /** Paths that a check requests. */
  pages: v.array(v.string()),
  scripts: v.array(listedScriptSchema),
  inlineScripts: v.array(inlineScriptSchema),
  dataScripts: v.array(dataScriptSchema),
  paymentScripts: v.array(paymentScriptSchema),
  headers: v.array(headerSchema),
});

export type Inventory = v.InferOutput<typeof inventorySchema>;

/** Protocol of a storefront, and whether it accepts cards; the headers of payment pages depend on both. */
export type ServingMode = "http" | "https" | "http with cards" | "https with cards";

export const servingModeOf = (isSecure: boolean, hasCards: boolean): ServingMode =>
  `${isSecure ? "https" : "http"}${hasCards ? " with cards" : ""}`;
