import * as v from "valibot";

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const why = v.pipe(v.array(v.string()), v.minLength(1));

const listedScript = v.strictObject({
  /** Address on the storefront. */
  path: v.string(),
  bytes: v.number(),
  sha256,
  /** Subresource integrity, as browsers take it. */
  integrity: v.string(),
  /**
   * `first` with a payment page, `later` by its scripts, `visit` where the shopper comes from another page of the shop
   * in the same document, or goes on to one.
   */
  loaded: v.picklist(["first", "later", "visit"]),
  why,
  /** Libraries and folders of sources that it is made of. */
  sources: v.array(v.string()),
});

const inlineScript = v.strictObject({
  /** Of the text between the tags; a nonce in it counts as `{nonce}`. */
  sha256,
  bytes: v.number(),
  /** Its first characters, to recognise it by. */
  begins: v.string(),
  why,
  /** Pages that have it. */
  pages: v.array(v.string()),
});

const dataScript = v.strictObject({ form: v.string(), why, covered: v.string() });

const paymentScript = v.strictObject({ url: v.string(), why, whyNoIntegrity: v.string() });

const header = v.strictObject({
  name: v.string(),
  why: v.string(),
  /** Value with each manner of serving, with `{nonce}` for the nonce; null where it is not sent. */
  values: v.record(v.string(), v.nullable(v.string())),
});

/** What a payment page may run and which headers hold it, as the build has made it. */
export const inventorySchema = v.strictObject({
  name: v.literal("payment page inventory"),
  version: v.literal(1),
  buildId: v.string(),
  commit: v.nullable(v.string()),
  isCommitChanged: v.boolean(),
  /** Who has authorised the scripts; null where the build was not told. */
  authorisedBy: v.nullable(v.string()),
  /** Addresses that a check asks for. */
  pages: v.array(v.string()),
  scripts: v.array(listedScript),
  inlineScripts: v.array(inlineScript),
  dataScripts: v.array(dataScript),
  paymentScripts: v.array(paymentScript),
  headers: v.array(header),
});

export type Inventory = v.InferOutput<typeof inventorySchema>;

/** How a storefront is served: its headers differ by these. */
export type Manner = "http" | "https" | "http with cards" | "https with cards";

export const mannerOf = (isSecure: boolean, hasCards: boolean): Manner =>
  `${isSecure ? "https" : "http"}${hasCards ? " with cards" : ""}`;
