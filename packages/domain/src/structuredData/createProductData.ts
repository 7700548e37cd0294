import { findLowestAmount, type Money, formatDecimal } from "../money/index.ts";
import type { Choice, ProductDetail, StockState, Variation } from "../product/index.ts";
import type { ReviewPage } from "../review/index.ts";
import { toAbsoluteUrl, type JsonObject } from "./jsonLd.ts";

/** Data that {@link createProductData} uses in addition to the product. */
export interface ProductDataOptions {
  /** URL of the storefront without a trailing slash. */
  readonly baseUrl: string;
  /** Path of the product with the choice of a variation. */
  readonly pathOf: (choice: Choice) => string;
  readonly currency: string;
  readonly reviews: ReviewPage | null;
  /** Plain text. */
  readonly description: string;
}

/** Search engines read a hundred variants of a product; a product with more variants gets only its price range. */
const MAX_VARIANTS = 100;

const availabilityUrls: Readonly<Record<StockState, string>> = {
  inStock: "https://schema.org/InStock",
  outOfStock: "https://schema.org/OutOfStock",
  onBackorder: "https://schema.org/BackOrder",
};

/** Schema.org properties by attribute name; other attributes are named by their labels. */
const variantProperties: readonly (readonly [pattern: RegExp, property: string])[] = [
  [/colou?r/i, "color"],
  [/(^|[_-])size$/i, "size"],
  [/material/i, "material"],
  [/pattern/i, "pattern"],
];

/** Creates a schema.org Product with its offer, or a ProductGroup with its variations, including reviews. */
export function createProductData(product: ProductDetail, options: ProductDataOptions): JsonObject {
  const { baseUrl, pathOf: toPath, currency, reviews, description } = options;
  const variations =
    product.kind === "variable" ? product.variations.filter(({ price }) => price.kind !== "unpriced") : [];
  const isGroup = variations.length > 0 && variations.length <= MAX_VARIANTS;
  const { rating } = product;

  return {
    "@context": "https://schema.org",
    "@type": isGroup ? "ProductGroup" : "Product",
    name: product.name,
    url: toAbsoluteUrl(baseUrl, toPath({})),
    ...(description ? { description } : {}),
    ...(product.gallery.length > 0 ? { image: product.gallery.map(({ url }) => toAbsoluteUrl(baseUrl, url)) } : {}),
    ...(product.sku ? { sku: product.sku } : {}),
    ...toBrandData(product),
    ...(product.categories[0] ? { category: product.categories[0].name } : {}),
    ...(rating.count > 0 && rating.average > 0
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating.average, reviewCount: rating.count } }
      : {}),
    ...(reviews && reviews.items.length > 0 ? { review: reviews.items.map(toReview) } : {}),
    ...toEnergyData(product),
    ...toOfferData(product, variations, options),
    ...(isGroup
      ? {
          productGroupID: product.sku || String(product.id),
          variesBy: product.attributes
            .filter(({ isChoice }) => isChoice)
            .map(({ name, label }) =>
              getSchemaProperty(name) ? `https://schema.org/${getSchemaProperty(name)}` : label,
            ),
          hasVariant: variations.map((variation) =>
            toVariantData(product, variation, { baseUrl, pathOf: toPath, currency }),
          ),
        }
      : {}),
  };
}

function toOfferData(
  product: ProductDetail,
  variations: readonly Variation[],
  { baseUrl, pathOf: toPath, currency }: ProductDataOptions,
): JsonObject {
  const url = product.external?.url ?? toAbsoluteUrl(baseUrl, toPath({}));
  const stock = availabilityUrls[product.stock.state];
  const lowest = findLowestAmount(product.price, currency);
  if (!lowest) return {};
  const highest = product.price.kind === "range" ? product.price.to : null;
  if (!highest) return { offers: { ...toOfferObject(lowest, url), availability: stock } };
  return {
    offers: {
      "@type": "AggregateOffer",
      url,
      priceCurrency: currency,
      availability: stock,
      lowPrice: formatDecimal(lowest),
      highPrice: formatDecimal(highest),
      ...(variations.length > 0 ? { offerCount: variations.length } : {}),
    },
  };
}

function toVariantData(
  product: ProductDetail,
  { values, sku, price, stock, image }: Variation,
  { baseUrl, pathOf: toPath, currency }: Pick<ProductDataOptions, "baseUrl" | "pathOf" | "currency">,
): JsonObject {
  const selectedOptions = product.attributes.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === values[name]);
    return option ? [{ name, label, value: option.label }] : [];
  });
  const properties = selectedOptions.flatMap(({ name, value }) =>
    getSchemaProperty(name) ? [[getSchemaProperty(name), value] as const] : [],
  );
  const rest = selectedOptions.filter(({ name }) => !getSchemaProperty(name));
  const amount = findLowestAmount(price, currency);
  return {
    "@type": "Product",
    name: [product.name, ...selectedOptions.map(({ value }) => value)].join(", "),
    ...(sku ? { sku } : {}),
    ...(image ? { image: toAbsoluteUrl(baseUrl, image.url) } : {}),
    ...Object.fromEntries(properties),
    ...(rest.length > 0
      ? {
          additionalProperty: rest.map(({ label, value }) => ({ "@type": "PropertyValue", name: label, value })),
        }
      : {}),
    ...(amount
      ? {
          offers: {
            ...toOfferObject(amount, toAbsoluteUrl(baseUrl, toPath(values))),
            availability: availabilityUrls[stock.state],
          },
        }
      : {}),
  };
}

const toOfferObject = (price: Money, url: string) => ({
  "@type": "Offer",
  url,
  price: formatDecimal(price),
  priceCurrency: price.currency,
});

const toReview = ({ author, rating, date, content }: ReviewPage["items"][number]): JsonObject => ({
  "@type": "Review",
  author: { "@type": "Person", name: author || "Anonymous" },
  ...(date ? { datePublished: date.slice(0, 10) } : {}),
  ...(rating > 0 ? { reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 } } : {}),
  reviewBody: toPlainText(content.safeHtml),
});

/** Maximum length of a review, with its tags, in structured data. */
const MAX_REVIEW_LENGTH = 10_000;

const htmlEntities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/**
 * Sanitised HTML contains five entities only. A pattern for tags takes quadratic time for an unclosed one: there is
 * none after the last ">".
 */
function toPlainText(html: string): string {
  const safeHtml = html.slice(0, MAX_REVIEW_LENGTH);
  const lastTagEnd = safeHtml.lastIndexOf(">") + 1;
  const text = safeHtml.slice(0, lastTagEnd).replaceAll(/<[^>]*>/g, " ") + safeHtml.slice(lastTagEnd);
  return text
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => htmlEntities[name] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Energy efficiency class on the scale of the EU from A to G. */
const toEnergyData = ({ energyClass }: ProductDetail): JsonObject =>
  energyClass
    ? {
        hasEnergyConsumptionDetails: {
          "@type": "EnergyConsumptionDetails",
          energyEfficiencyScaleMin: "https://schema.org/EUEnergyEfficiencyCategoryG",
          energyEfficiencyScaleMax: "https://schema.org/EUEnergyEfficiencyCategoryA",
          hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${energyClass}`,
        },
      }
    : {};

function toBrandData({ attributes }: ProductDetail): JsonObject {
  const brand = attributes.find(({ name, isChoice }) => !isChoice && /(^|_)brand/i.test(name))?.options[0];
  return brand ? { brand: { "@type": "Brand", name: brand.label } } : {};
}

const getSchemaProperty = (attribute: string): string =>
  variantProperties.find(([pattern]) => pattern.test(attribute))?.[1] ?? "";
