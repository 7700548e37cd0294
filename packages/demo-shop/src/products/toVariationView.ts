import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import type { Engine } from "../engine/Engine.ts";
import { toGlobalId } from "../wordpress/text.ts";
import { formatValueLabel, toVariationAttributeView } from "./attributeView.ts";
import type { VariationEntry } from "../engine/CatalogueIndex.ts";
import {
  toDownloadFields,
  toDimensionFields,
  findMetaData,
  toStockFields,
  type MetaDataArgs,
} from "./productFields.ts";
import { toMediaView } from "./toMediaView.ts";
import { calculateCurrentPrice, formatPrice, type PriceArgs } from "./price.ts";
import { getStock } from "./stock.ts";

/**
 * Creates the name of a variation from the product's name and the selected values, such as "Phone - Silver, 64 GB". As
 * in WooCommerce, a value that the customer can choose freely is omitted, and a variation with a local attribute has
 * only the product's name.
 */
export function formatVariationName(engine: Engine, { parent, variation }: VariationEntry): string {
  const entries = Object.entries(variation.attributes);
  if (entries.some(([name]) => !name.startsWith("pa_"))) return parent.name;
  const values = entries
    .filter(([, value]) => value !== "")
    .map(([name, value]) => formatValueLabel(engine, name, value));
  return values.length === 0 ? parent.name : `${parent.name} - ${values.join(", ")}`;
}

/** Resolves a variation of a product. */
export function toVariationView(engine: Engine, entry: VariationEntry): Record<string, unknown> {
  const { parent, variation } = entry;
  const price = calculateCurrentPrice(variation.price, engine.now());
  return {
    __typename: "SimpleProductVariation",
    id: toGlobalId("post", variation.id),
    databaseId: variation.id,
    name: () => formatVariationName(engine, entry),
    slug: `${parent.slug}-${Object.values(variation.attributes)
      .filter((value) => value !== "")
      .join("-")
      .toLowerCase()
      .replaceAll(" ", "-")}`,
    sku: variation.sku,
    type: "VARIATION",
    status: parent.status,
    date: parent.date,
    description: null,
    shortDescription: null,
    onSale: price.onSale,
    price: (args: PriceArgs) => formatPrice(price.price, args),
    regularPrice: (args: PriceArgs) => formatPrice(price.regular, args),
    salePrice: (args: PriceArgs) => formatPrice(price.sale, args),
    taxStatus: "TAXABLE",
    taxClass: "STANDARD",
    dateOnSaleFrom: variation.price.saleFrom ?? null,
    dateOnSaleTo: variation.price.saleTo ?? null,
    virtual: parent.virtual,
    purchasable: price.price !== null && parent.status === "publish",
    purchaseNote: null,
    averageRating: 0,
    reviewCount: 0,
    reviewsAllowed: false,
    featured: false,
    catalogVisibility: null,
    menuOrder: 0,
    totalSales: 0,
    hasAttributes: null,
    metaData: (args: MetaDataArgs) => findMetaData([], args),
    image: toMediaView(engine.pictureBaseUrl, variation.image ?? parent.image),
    parent: () => ({ cursor: null, node: null }),
    attributes: (args: PageArgs) =>
      createConnection(
        Object.entries(variation.attributes),
        args,
        ([name]) => name,
        ([name, value]) => toVariationAttributeView(engine, variation.id, name, value),
      ),
    ...toStockFields(parent, getStock(engine, parent, variation.id)),
    ...toDimensionFields(parent),
    ...toDownloadFields(engine, parent),
  };
}
