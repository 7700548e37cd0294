import type { CatalogueProduct, ProductAttributeValue } from "../catalogue/types.ts";
import { getNextSeriesNumber, type Engine } from "../engine/Engine.ts";
import { setStock } from "../products/stock.ts";
import { slugify } from "../wordpress/text.ts";
import { formatIsoInZone } from "../wordpress/time.ts";
import {
  readBooleanField,
  readChoiceField,
  readIntegerField,
  readListField,
  readTextField,
  type Fields,
} from "./fields.ts";
import { createInvalidParamError, RestError } from "./RestError.ts";
import { findOrCreateTerm } from "./saveTerm.ts";

/** First id of added products, above the ids of the catalogue's products and variations. */
const FIRST_PRODUCT_ID = 500_000;

/**
 * Adds a simple product to the catalogue.
 * @throws RestError with WooCommerce's message if a field is invalid
 */
export function createProduct(engine: Engine, fields: Fields): CatalogueProduct {
  const type = readChoiceField(fields, "type", ["simple", "grouped", "external", "variable"]) ?? "simple";
  if (type !== "simple") throw createInvalidParamError("type", "must be simple: the embedded shop adds no others.");
  const name = readTextField(fields, "name") ?? "Product";
  const date = formatIsoInZone(engine.now(), engine.settings.timeZone);
  const plainSlug = slugify(name) || name.toLowerCase().replaceAll(/\s+/g, "-");
  const slug = findFreeSlug(engine, readTextField(fields, "slug") ?? plainSlug);
  const blankProduct: CatalogueProduct = {
    id: 0,
    slug,
    name,
    sku: "",
    description: "",
    shortDescription: "",
    date,
    status: "publish",
    visibility: "visible",
    categories: ["uncategorized"],
    attributes: [],
    gallery: [],
    related: [],
    reviews: [],
    totalSales: 0,
    virtual: false,
    downloadable: false,
    soldIndividually: false,
    type,
    price: {},
    stock: { state: "IN_STOCK" },
  };
  const product = applyFields(engine, blankProduct, fields);
  const createdProduct = { ...product, id: getNextSeriesNumber(engine, "product", FIRST_PRODUCT_ID) };
  engine.edits.saveProduct(createdProduct);
  return createdProduct;
}

/**
 * Updates only the submitted fields of a product.
 * @throws RestError with WooCommerce's message if a field is invalid
 */
export function updateProduct(engine: Engine, fields: Fields): CatalogueProduct {
  const product = engine.edits.products.get(readIntegerField(fields, "id") ?? 0);
  if (!product) throw new RestError("woocommerce_rest_product_invalid_id", "Invalid ID.", 400);
  const modifiedTime = formatIsoInZone(engine.now(), engine.settings.timeZone);
  const updatedProduct = { ...applyFields(engine, product, fields), modified: modifiedTime };
  engine.edits.saveProduct(updatedProduct);
  const quantity = readIntegerField(fields, "stock_quantity");
  if (quantity !== undefined && updatedProduct.type === "simple") setStock(engine, updatedProduct.id, quantity);
  return updatedProduct;
}

const VISIBILITIES = ["visible", "catalog", "search", "hidden"] as const;

function applyFields(engine: Engine, product: CatalogueProduct, fields: Fields): CatalogueProduct {
  const attributes = readListField(fields, "attributes")?.map((attribute) => toAttribute(engine, attribute));
  const changedProduct: CatalogueProduct = {
    ...product,
    name: readTextField(fields, "name") ?? product.name,
    sku: requireUniqueSku(engine, product, readTextField(fields, "sku")),
    description: readTextField(fields, "description") ?? product.description,
    shortDescription: readTextField(fields, "short_description") ?? product.shortDescription,
    status: readChoiceField(fields, "status", ["publish", "draft", "private"]) ?? product.status,
    visibility: readChoiceField(fields, "catalog_visibility", VISIBILITIES) ?? product.visibility,
    virtual: readBooleanField(fields, "virtual") ?? product.virtual,
    soldIndividually: readBooleanField(fields, "sold_individually") ?? product.soldIndividually,
    categories: categoriesOf(engine, fields) ?? product.categories,
    attributes: attributes ?? product.attributes,
    metaData: mergeMetaData(product, readListField(fields, "meta_data") ?? []),
  };
  if (changedProduct.type === "variable") return changedProduct;
  const regularPriceField = readPriceField(fields, "regular_price");
  const salePriceField = readPriceField(fields, "sale_price");
  const { regular: oldRegularPrice = "", sale: oldSalePrice = "", ...times } = changedProduct.price;
  const typeFields = {
    regular: regularPriceField ? regularPriceField.text : oldRegularPrice,
    sale: salePriceField ? salePriceField.text : oldSalePrice,
  };
  const price = {
    ...times,
    ...(typeFields.regular && { regular: typeFields.regular }),
    ...(typeFields.sale && { sale: typeFields.sale }),
  };
  return { ...changedProduct, price };
}

/** Reads a price as decimal text; an empty text removes the price. */
function readPriceField(fields: Fields, name: string): { readonly text: string } | null {
  const text = readTextField(fields, name);
  if (text === undefined) return null;
  if (!/^(?:\d+(?:\.\d+)?)?$/.test(text)) throw createInvalidParamError(name, "is not a number.");
  return { text };
}

function requireUniqueSku(engine: Engine, product: CatalogueProduct, sku: string | undefined): string {
  if (sku === undefined || sku === "") return sku ?? product.sku;
  const duplicateProduct = [...engine.edits.products.values()].find(
    (candidate) => candidate.sku === sku && candidate.id !== product.id,
  );
  if (!duplicateProduct) return sku;
  const data = { resource_id: duplicateProduct.id, unique_sku: `${sku}-1` };
  throw new RestError("product_invalid_sku", "Invalid or duplicated SKU.", 400, data);
}

function findFreeSlug(engine: Engine, slug: string): string {
  const slugs = new Set([...engine.edits.products.values()].map((product) => product.slug));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? slug : `${slug}-${number}`;
    if (!slugs.has(name)) return name;
  }
}

/** Finds categories by their ids and ignores unknown ids, as WordPress does. */
function categoriesOf(engine: Engine, fields: Fields): readonly string[] | undefined {
  const list = readListField(fields, "categories");
  return list?.flatMap(
    (categoryFields) => engine.edits.categories.get(readIntegerField(categoryFields, "id") ?? 0)?.slug ?? [],
  );
}

/** Replaces meta data with the same keys and keeps all other entries. */
function mergeMetaData(
  product: CatalogueProduct,
  fields: readonly Fields[],
): readonly { key: string; value: string }[] {
  const entries = new Map((product.metaData ?? []).map(({ key, value }) => [key, value]));
  for (const entryFields of fields) {
    const key = readTextField(entryFields, "key") ?? "";
    if (key !== "") entries.set(key, readTextField(entryFields, "value") ?? "");
  }
  return [...entries].map(([key, value]) => ({ key, value }));
}

/** Converts a field to a global attribute, whose missing terms are created, or to a local attribute. */
function toAttribute(engine: Engine, fields: Fields): ProductAttributeValue {
  const id = readIntegerField(fields, "id") ?? 0;
  const isVisible = readBooleanField(fields, "visible") ?? false;
  const variation = readBooleanField(fields, "variation") ?? false;
  const list = fields["options"] ?? [];
  if (!Array.isArray(list)) throw createInvalidParamError("attributes", "has options that are not of type array.");
  const options = list.map(String);
  if (id === 0)
    return { kind: "local", label: readTextField(fields, "name") ?? "", options, visible: isVisible, variation };
  const attribute = engine.edits.attributes.get(id);
  if (!attribute) throw createInvalidParamError("attributes", "names an attribute that does not exist.");
  const terms = options.map((name) => findOrCreateTerm(engine, id, name).slug);
  return { kind: "global", slug: attribute.slug, terms, visible: isVisible, variation };
}
