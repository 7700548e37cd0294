import { decodeName } from "@rewire/data/server";
import { repairCategory } from "@rewire/domain";
import * as v from "valibot";
import type { RestShop } from "./createRestShop.ts";
import { toNameKey } from "./identity.ts";

/** Attributes of repair products, by slug. WooCommerce adds the prefix `pa_` to them. */
export const ATTRIBUTES = { device: "Device", fault: "Fault" } as const;

/** Global attribute with the names of its terms, normalised by {@link toNameKey}. */
export interface ShopAttribute {
  readonly id: number;
  readonly terms: ReadonlySet<string>;
}

/** Repair product in the shop. */
export interface ShopRepair {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  /** Price as the shop stores it, "" for none. */
  readonly regularPrice: string;
  readonly salePrice: string;
  readonly models: readonly string[];
  readonly faults: readonly string[];
  readonly meta: ReadonlyMap<string, string>;
  readonly categories: readonly number[];
}

/** Data of a shop with which an import is compared: categories, attributes and repair products. */
export interface ShopRepairs {
  /** Ids of the category of all repairs and of its descendants, by slug. */
  readonly categories: ReadonlyMap<string, number>;
  readonly device: ShopAttribute | null;
  readonly fault: ShopAttribute | null;
  readonly repairs: readonly ShopRepair[];
}

export const namedIdSchema = v.object({ id: v.number() });
const categorySchema = v.object({ id: v.number(), slug: v.string(), parent: v.number() });
const attributeSchema = v.object({ id: v.number(), slug: v.string() });
const termSchema = v.object({ id: v.number(), name: v.string() });
const metaValueSchema = v.union([v.string(), v.number()]);
const productSchema = v.object({
  id: v.number(),
  name: v.string(),
  type: v.string(),
  status: v.string(),
  regular_price: v.string(),
  sale_price: v.string(),
  categories: v.array(namedIdSchema),
  attributes: v.array(v.object({ id: v.number(), options: v.array(v.string()) })),
  // Values of other plugins may be objects.
  meta_data: v.array(v.object({ key: v.string(), value: v.fallback(metaValueSchema, "") })),
});

/** Requested fields of a product, because all fields would take the shop much longer. */
const PRODUCT_FIELDS = Object.keys(productSchema.entries).join(",");

/** Maximum number of terms per request: their ids are part of its URL. */
const MAX_REQUESTED_TERMS = 100;

/** Reads the shop's data for an import: categories, attributes and their terms, and all repair products. */
export async function readShopRepairs(shop: RestShop): Promise<ShopRepairs> {
  const allCategories = await shop.list("products/categories", {}, categorySchema);
  const root = allCategories.find(({ slug }) => slug === repairCategory);
  const repairCategories = allCategories.filter(({ id, parent }) => root && (id === root.id || parent === root.id));
  const attributes = await shop.list("products/attributes", {}, attributeSchema);
  const findAttributeId = (slug: string) =>
    attributes.find((shopAttribute) => shopAttribute.slug === `pa_${slug}`)?.id ?? null;
  const [deviceId, faultId] = [findAttributeId("device"), findAttributeId("fault")];
  const deviceTerms = await readTerms(shop, deviceId);
  const faultTerms = await readTerms(shop, faultId);
  const products = await readProducts(shop, faultTerms);
  return {
    categories: new Map(repairCategories.map(({ slug, id }) => [slug, id])),
    device: deviceId === null ? null : { id: deviceId, terms: toTermNames(deviceTerms) },
    fault: faultId === null ? null : { id: faultId, terms: toTermNames(faultTerms) },
    repairs: products.map((shopProduct) => toRepair(shopProduct, deviceId, faultId)),
  };
}

type Term = v.InferOutput<typeof termSchema>;

const readTerms = async (shop: RestShop, attributeId: number | null): Promise<readonly Term[]> =>
  attributeId === null ? [] : shop.list(`products/attributes/${attributeId}/terms`, {}, termSchema);

const toTermNames = (terms: readonly Term[]): ReadonlySet<string> =>
  new Set(terms.map(({ name }) => toNameKey(decodeName(name))));

type Product = v.InferOutput<typeof productSchema>;

async function readProducts(shop: RestShop, faults: readonly Term[]): Promise<readonly Product[]> {
  const productsById = new Map<number, Product>();
  for (let start = 0; start < faults.length; start += MAX_REQUESTED_TERMS) {
    const termIds = faults.slice(start, start + MAX_REQUESTED_TERMS).map(({ id }) => id);
    const terms = { attribute: "pa_fault", attribute_term: termIds.join(",") };
    const query = { ...terms, orderby: "id", order: "asc", status: "any", _fields: PRODUCT_FIELDS };
    for (const shopProduct of await shop.list("products", query, productSchema))
      productsById.set(shopProduct.id, shopProduct);
  }
  return [...productsById.values()];
}

function toRepair(shopProduct: Product, deviceId: number | null, faultId: number | null): ShopRepair {
  const listOptions = (id: number | null) =>
    shopProduct.attributes.flatMap((shopAttribute) =>
      shopAttribute.id === id ? shopAttribute.options.map((name) => decodeName(name)) : [],
    );
  return {
    id: shopProduct.id,
    name: decodeName(shopProduct.name),
    type: shopProduct.type,
    status: shopProduct.status,
    regularPrice: shopProduct.regular_price,
    salePrice: shopProduct.sale_price,
    models: listOptions(deviceId),
    faults: listOptions(faultId),
    meta: new Map(shopProduct.meta_data.map(({ key, value }) => [key, String(value)])),
    categories: shopProduct.categories.map(({ id }) => id),
  };
}
