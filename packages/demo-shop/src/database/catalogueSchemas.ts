import * as v from "valibot";
import { keyValues, textRecord, integer } from "./commonSchemas.ts";

const text = v.exactOptional(v.string());

const picture = v.object({ id: integer, file: v.string(), alt: v.string(), width: v.number(), height: v.number() });

const price = v.object({ regular: text, sale: text, saleFrom: text, saleTo: text });

const stock = v.object({
  state: v.picklist(["IN_STOCK", "OUT_OF_STOCK", "ON_BACKORDER"]),
  quantity: v.exactOptional(v.number()),
  lowStockAmount: v.exactOptional(v.number()),
  backorders: v.exactOptional(v.boolean()),
});

const attributeUsageFields = { variation: v.boolean(), visible: v.boolean() };
const attributeValue = v.variant("kind", [
  v.object({ kind: v.literal("global"), slug: v.string(), terms: v.array(v.string()), ...attributeUsageFields }),
  v.object({ kind: v.literal("local"), label: v.string(), options: v.array(v.string()), ...attributeUsageFields }),
]);

const review = v.object({
  id: integer,
  author: v.string(),
  email: v.string(),
  rating: v.picklist([1, 2, 3, 4, 5]),
  content: v.string(),
  date: v.string(),
  approved: v.boolean(),
});

const download = v.object({
  id: v.string(),
  name: v.string(),
  file: v.string(),
  limit: v.exactOptional(v.number()),
  expiryDays: v.exactOptional(v.number()),
});

const variation = v.object({
  id: integer,
  sku: v.string(),
  attributes: textRecord,
  price,
  stock,
  image: v.exactOptional(picture),
});

/** Fields of products of all types. */
const base = {
  id: integer,
  slug: v.string(),
  name: v.string(),
  sku: v.string(),
  description: v.string(),
  shortDescription: v.string(),
  date: v.string(),
  modified: text,
  status: v.picklist(["publish", "draft", "private"]),
  visibility: v.picklist(["visible", "hidden", "search", "catalog"]),
  isPasswordProtected: v.exactOptional(v.boolean()),
  categories: v.array(v.string()),
  attributes: v.array(attributeValue),
  image: v.exactOptional(picture),
  gallery: v.array(picture),
  related: v.array(integer),
  reviews: v.array(review),
  totalSales: v.number(),
  virtual: v.boolean(),
  downloadable: v.boolean(),
  downloads: v.exactOptional(v.array(download)),
  soldIndividually: v.boolean(),
  weight: text,
  length: text,
  width: text,
  height: text,
  metaData: v.exactOptional(keyValues),
};

/** Schema of an added or changed product. */
export const product = v.variant("type", [
  v.object({ ...base, type: v.literal("simple"), price, stock }),
  v.object({ ...base, type: v.literal("external"), price, externalUrl: text, buttonText: text }),
  v.object({ ...base, type: v.literal("grouped"), price, members: v.array(integer) }),
  v.object({
    ...base,
    type: v.literal("variable"),
    variations: v.array(variation),
    defaultAttributes: v.exactOptional(textRecord),
    stock: v.exactOptional(stock),
  }),
]);

/** Schema of an added or changed category. */
export const category = v.object({
  id: integer,
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  parent: text,
  image: v.exactOptional(picture),
});

/** Schema of an added or changed attribute, with its terms. */
export const attribute = v.object({
  id: integer,
  slug: v.string(),
  label: v.string(),
  terms: v.array(v.object({ id: integer, slug: v.string(), name: v.string() })),
});
