import type { CatalogueProduct } from "../catalogue/types.ts";
import {
  createConnection,
  toConnection,
  createEmptyEdge,
  type PageArgs,
  createEmptyConnection,
} from "../wordpress/connection.ts";
import type { Engine } from "../engine/Engine.ts";
import { createReviewsConnection } from "../reviews/toReviewView.ts";
import { calculateRating } from "../reviews/productReviews.ts";
import { PRODUCT_TYPE_NAMES } from "../wordpress/productTypeNames.ts";
import { encodeSlug, toGlobalId } from "../wordpress/text.ts";
import { MaskedError } from "../wordpress/UserError.ts";
import { toAttributesConnection, toVariationAttributeView } from "./attributeView.ts";
import { toMediaView } from "./toMediaView.ts";
import {
  calculateCurrentPrice,
  isOnSale,
  calculatePriceSpan,
  formatPrice,
  formatPriceRange,
  type PriceArgs,
} from "./price.ts";
import { formatModifiedTime } from "./modified.ts";
import {
  toDimensionFields,
  toDownloadFields,
  findMetaData,
  toStockFields,
  type MetaDataArgs,
} from "./productFields.ts";
import { isExternalOrGrouped, getStock } from "./stock.ts";
import { toTermView } from "./termView.ts";
import { toVariationView } from "./toVariationView.ts";

/**
 * Resolves a product in a list. As in WooGraphQL, a password-protected product causes an error that makes the whole
 * list null.
 */
export const toProductNode = (engine: Engine, product: CatalogueProduct): Record<string, unknown> | MaskedError =>
  product.isPasswordProtected ? new MaskedError(`${product.slug} has a password`) : toProductView(engine, product);

/** Resolves a product. Fields that are expensive to compute are computed only if requested. */
export function toProductView(engine: Engine, product: CatalogueProduct): Record<string, unknown> {
  return {
    __typename: PRODUCT_TYPE_NAMES[product.type],
    id: toGlobalId("post", product.id),
    databaseId: product.id,
    name: product.name,
    title: product.name,
    slug: encodeSlug(product.slug),
    type: product.type.toUpperCase(),
    sku: product.sku || null,
    status: product.status,
    date: product.date,
    dateGmt: product.date,
    modified: () => formatModifiedTime(engine, product),
    description: product.description || null,
    shortDescription: product.shortDescription || null,
    onSale: () => isOnSale(product, engine.now()),
    virtual: product.virtual,
    purchasable: () => !isExternalOrGrouped(product) && calculatePriceSpan(product, engine.now()) !== null,
    purchaseNote: null,
    averageRating: () => calculateRating(engine, product).average,
    reviewCount: () => calculateRating(engine, product).count,
    reviewsAllowed: true,
    featured: false,
    /** Null unless it differs from "visible", as recorded. */
    catalogVisibility: product.visibility === "visible" ? null : product.visibility.toUpperCase(),
    menuOrder: 0,
    totalSales: product.totalSales,
    link: `${engine.siteUrl}/product/${encodeSlug(product.slug)}/`,
    uri: `/product/${encodeSlug(product.slug)}/`,
    metaData: (args: MetaDataArgs) => findMetaData(product.metaData ?? [], args),
    ...createProductConnections(engine, product),
    taxStatus: "TAXABLE",
    taxClass: "STANDARD",
    ...(isExternalOrGrouped(product)
      ? {}
      : { ...toStockFields(product, getStock(engine, product)), ...toDimensionFields(product) }),
    ...(product.type === "simple" ? toDownloadFields(engine, product) : {}),
    ...(product.type === "variable" ? toVariableFields(engine, product) : toPricedFields(engine, product)),
  };
}

function createProductConnections(engine: Engine, product: CatalogueProduct) {
  const { terms } = engine.catalogue;
  const createTermsConnection = (taxonomy: string, args: PageArgs) =>
    createConnection(
      terms.of(product).filter((term) => term.taxonomy === taxonomy),
      args,
      (term) => term.id,
      (term) => toTermView(engine, term),
    );
  const relatedProducts = product.related
    .flatMap((id) => engine.catalogue.byId.get(id) ?? [])
    .filter((candidate) => candidate.status === "publish");
  return {
    image: () => toMediaView(engine.pictureBaseUrl, product.image),
    galleryImages: (args: PageArgs) =>
      createConnection(
        product.gallery,
        args,
        (picture) => picture.id,
        (picture) => toMediaView(engine.pictureBaseUrl, picture),
      ),
    productCategories: (args: PageArgs) => createTermsConnection("product_cat", args),
    productBrands: (args: PageArgs) => createTermsConnection("product_brand", args),
    productTags: (args: PageArgs) => createTermsConnection("product_tag", args),
    terms: (args: PageArgs) =>
      createConnection(
        terms.of(product).toSorted((left, right) => left.slug.localeCompare(right.slug, "en")),
        args,
        (term) => term.id,
        (term) => toTermView(engine, term),
      ),
    related: (args: PageArgs) =>
      createConnection(
        relatedProducts,
        args,
        (one) => one.id,
        (one) => toProductNode(engine, one),
      ),
    upsell: createEmptyConnection,
    reviews: (args: PageArgs) => createReviewsConnection(engine, product, args),
    attributes: (args: PageArgs) => toAttributesConnection(engine, product, args),
    globalAttributes: (args: PageArgs) => toAttributesConnection(engine, product, args, "global"),
    localAttributes: (args: PageArgs) => toAttributesConnection(engine, product, args, "local"),
    defaultAttributes: (args: PageArgs) => {
      const entries = product.type === "variable" ? Object.entries(product.defaultAttributes ?? {}) : [];
      return entries.length === 0
        ? null
        : createConnection(
            entries,
            args,
            ([name]) => name,
            ([name, value]) => toVariationAttributeView(engine, product.id, name, value),
          );
    },
  };
}

function toPricedFields(
  engine: Engine,
  product: CatalogueProduct & { readonly type: "simple" | "external" | "grouped" },
) {
  const price = calculateCurrentPrice(product.price, engine.now());
  return {
    price: (args: PriceArgs) => formatPrice(price.price, args),
    regularPrice: (args: PriceArgs) => formatPrice(price.regular, args),
    salePrice: (args: PriceArgs) => formatPrice(price.sale, args),
    dateOnSaleFrom: product.price.saleFrom ?? null,
    dateOnSaleTo: product.price.saleTo ?? null,
    ...(product.type === "external"
      ? { externalUrl: product.externalUrl || null, buttonText: product.buttonText || null }
      : {}),
    ...(product.type === "grouped" ? toGroupFields(engine, product) : {}),
  };
}

function toGroupFields(engine: Engine, { members }: CatalogueProduct & { readonly type: "grouped" }) {
  const products = members
    .flatMap((id) => engine.catalogue.byId.get(id) ?? [])
    .filter(({ status }) => status === "publish");
  return {
    addToCartText: "View products",
    products: (args: PageArgs) =>
      createConnection(
        products,
        args,
        ({ id }) => id,
        (one) => toProductNode(engine, one),
      ),
  };
}

/**
 * Resolvers of variable products. As recorded, the sale price is the lowest of the reduced variations, and the regular
 * price may be a single price while the price is a range.
 */
function toVariableFields(engine: Engine, product: CatalogueProduct & { readonly type: "variable" }) {
  const prices = product.variations.map((variation) => calculateCurrentPrice(variation.price, engine.now()));
  const listAmounts = (readAmount: (price: (typeof prices)[number]) => number | null) =>
    prices.flatMap((price) => readAmount(price) ?? []);
  return {
    dateOnSaleFrom: null,
    dateOnSaleTo: null,
    price: (args: PriceArgs) =>
      formatPriceRange(
        listAmounts((price) => price.price),
        args,
      ),
    regularPrice: (args: PriceArgs) =>
      formatPriceRange(
        listAmounts((price) => price.regular),
        args,
      ),
    salePrice: (args: PriceArgs) => {
      const salePrices = listAmounts((price) => (price.onSale ? price.price : null));
      if (salePrices.length === 0) return null;
      return args.format === "RAW"
        ? formatPriceRange(
            listAmounts((price) => price.price),
            args,
          )
        : formatPriceRange([Math.min(...salePrices)], args);
    },
    /** Without `first`, this connection returns all variations, not ten. */
    variations: (args: PageArgs) => {
      const entries = product.variations.toReversed();
      const page = {
        items: entries.slice(0, args.first || 100),
        before: false,
        behind: entries.length > (args.first || 100),
      };
      return entries.length === 0
        ? null
        : toConnection(
            page,
            (one) => one.id,
            (variation) => toVariationView(engine, { parent: product, variation }),
            createEmptyEdge,
          );
    },
  };
}
