import * as v from "valibot";
import { keyValuesSchema, stringRecordSchema, integerSchema } from "./commonSchemas.ts";

const text = v.exactOptional(v.string());

const picture = v.object({
  id: integerSchema,
  file: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
});

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
  id: integerSchema,
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
  id: integerSchema,
  sku: v.string(),
  attributes: stringRecordSchema,
  price,
  stock,
  image: v.exactOptional(picture),
});

/** Fields of products of all types. */
const base = {
  id: integerSchema,
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
  related: v.array(integerSchema),
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
  metaData: v.exactOptional(keyValuesSchema),
};

/** Schema of an added or changed product. */
export const productSchema = v.variant("type", [
  v.object({ ...base, type: v.literal("simple"), price, stock }),
  v.object({ ...base, type: v.literal("external"), price, externalUrl: text, buttonText: text }),
  v.object({ ...base, type: v.literal("grouped"), price, members: v.array(integerSchema) }),
  v.object({
    ...base,
    type: v.literal("variable"),
    variations: v.array(variation),
    defaultAttributes: v.exactOptional(stringRecordSchema),
    stock: v.exactOptional(stock),
  }),
]);

/** Schema of an added or changed category. */
export const categorySchema = v.object({
  id: integerSchema,
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  parent: text,
  image: v.exactOptional(picture),
});

/** Schema of an added or changed attribute, with its terms. */
export const attributeSchema = v.object({
  id: integerSchema,
  slug: v.string(),
  label: v.string(),
  terms: v.array(v.object({ id: integerSchema, slug: v.string(), name: v.string() })),
});
