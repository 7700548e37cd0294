import type { CatalogueProduct, ProductAttributeValue } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { createModifiedTimeReader } from "../products/modified.ts";
import { calculateCurrentPrice } from "../products/price.ts";
import { getStock } from "../products/stock.ts";
import { encodeSlug, escapeName } from "../wordpress/text.ts";
import { formatInZone, formatPlainUtc } from "../wordpress/time.ts";

const STOCK_STATUS_NAMES = { IN_STOCK: "instock", OUT_OF_STOCK: "outofstock", ON_BACKORDER: "onbackorder" } as const;

/** Number of meta data ids reserved for each product. */
const META_IDS_PER_PRODUCT = 1000;

/** Converts a product to the format of WooCommerce's REST API. Fields that this shop does not store are omitted. */
export function toProductView(engine: Engine, product: CatalogueProduct) {
  const {
    siteUrl,
    settings: { timeZone },
  } = engine;
  const publishedTime = Date.parse(product.date);
  const modifiedTime = createModifiedTimeReader(engine)(product);
  const formatDate = (ms: number) => formatInZone(ms, timeZone).replace(" ", "T");
  const formatUtc = (ms: number) => formatPlainUtc(ms).replace(" ", "T");
  const formatDecimal = (cents: number | null) => (cents === null ? "" : String(cents / 100));
  const priceFields = product.type === "variable" ? {} : product.price;
  const { price, onSale } = calculateCurrentPrice(priceFields, engine.now());
  const stock = getStock(engine, product);
  return {
    id: product.id,
    name: product.name,
    slug: encodeSlug(product.slug),
    permalink: `${siteUrl}/product/${encodeSlug(product.slug)}/`,
    date_created: formatDate(publishedTime),
    date_created_gmt: formatUtc(publishedTime),
    date_modified: formatDate(modifiedTime),
    date_modified_gmt: formatUtc(modifiedTime),
    type: product.type,
    status: product.status,
    featured: false,
    catalog_visibility: product.visibility,
    description: product.description,
    short_description: product.shortDescription,
    sku: product.sku,
    price: formatDecimal(price),
    regular_price: priceFields.regular ?? "",
    sale_price: priceFields.sale ?? "",
    on_sale: onSale,
    total_sales: product.totalSales,
    virtual: product.virtual,
    downloadable: product.downloadable,
    stock_status: STOCK_STATUS_NAMES[stock.state],
    sold_individually: product.soldIndividually,
    categories: product.categories.flatMap((slug) => {
      const category = engine.catalogue.categories.get(slug);
      return category ? [{ id: category.id, name: escapeName(category.name), slug }] : [];
    }),
    attributes: product.attributes.map((attribute, position) => toAttributeView(engine, attribute, position)),
    variations: product.type === "variable" ? product.variations.map(({ id }) => id) : [],
    meta_data: (product.metaData ?? []).map((entry, index) => ({
      id: product.id * META_IDS_PER_PRODUCT + index,
      ...entry,
    })),
  };
}

function toAttributeView(engine: Engine, attribute: ProductAttributeValue, position: number) {
  const { visible: isVisible, variation } = attribute;
  if (attribute.kind === "local") {
    const { label, options } = attribute;
    return { id: 0, name: label, slug: label, position, visible: isVisible, variation, options };
  }
  const slug = `pa_${attribute.slug}`;
  const source = engine.catalogue.source.attributes.find((candidate) => candidate.slug === attribute.slug);
  const names = attribute.terms.flatMap((term) => engine.catalogue.terms.find(slug, term)?.name ?? []);
  const options = names.map(escapeName);
  return {
    id: source?.id ?? 0,
    name: source?.label ?? attribute.slug,
    slug,
    position,
    visible: isVisible,
    variation,
    options,
  };
}
