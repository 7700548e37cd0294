import {
  findLowestAmount,
  findMeasurePrice,
  listMeasurePrices,
  readEcodesign,
  readNetQuantities,
  selectRelatedProducts,
  type EcodesignAttributes,
  type ProductDetail,
  type ProductSummary,
  type UnitPriceAttribute,
} from "@rewire/domain";
import type { PriceHistory } from "../priceHistory/PriceHistory.ts";
import { listProductsForSameDevice, type FitIndex } from "./createFitQueries.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";

interface DetailComposerDependencies {
  readonly prices: Pick<PriceHistory, "applyToDetail">;
  readonly getFitIndex: (index: PreparedCatalogue) => FitIndex;
  /** Attributes that tell of energy use, life and repair. */
  readonly ecodesignAttributes: EcodesignAttributes;
  /** Attributes that give the amounts of goods. */
  readonly unitPriceAttributes: readonly UnitPriceAttribute[];
}

/** Adds the data to a product that its page shows in addition to the shop's own data. */
export type DetailComposer = (detail: ProductDetail, index: PreparedCatalogue | null) => ProductDetail;

/**
 * Creates the function that completes the shop's data of a product with data from the catalogue, the settings and the
 * price log.
 */
export function createDetailComposer({
  prices,
  getFitIndex,
  ecodesignAttributes,
  unitPriceAttributes,
}: DetailComposerDependencies): DetailComposer {
  const findEntry = (index: PreparedCatalogue, slug: string) => getFitIndex(index).entryBySlug.get(slug);

  /** Adds the energy class, the unit price and the reduction of the catalogue, which a product page's read of others does not have. */
  const addCardFacts = (index: PreparedCatalogue, product: ProductSummary): ProductSummary => {
    const { summary, shopPrice } = findEntry(index, product.slug) ?? {};
    const { energyClass, measurePrice } = summary ?? {};
    const price = summary && shopPrice && { price: summary.price, discount: summary.discount };
    return energyClass || measurePrice || price
      ? { ...product, ...(energyClass && { energyClass }), ...(measurePrice && { measurePrice }), ...price }
      : product;
  };

  /** Marks a product as a repair, as the catalogue does, and selects related products of the right kind. */
  const addCatalogueFacts = (detail: ProductDetail, index: PreparedCatalogue): ProductDetail => {
    const fitIndex = getFitIndex(index);
    const { table, entryBySlug } = fitIndex;
    const product = entryBySlug.get(detail.slug);
    const relatedProducts = (
      product
        ? selectRelatedProducts(table, {
            product,
            related: detail.related,
            entries: listProductsForSameDevice(fitIndex, product),
            findEntry: (slug) => entryBySlug.get(slug),
          })
        : detail.related.filter(({ slug }) => !entryBySlug.get(slug)?.repair)
    ).map((other) => addCardFacts(index, other));
    if (!product?.repair) return { ...detail, related: relatedProducts };
    const { kind, price, repair } = product.summary;
    return { ...detail, kind, price, repair, related: relatedProducts };
  };

  /** Replaces the attributes that pages do not list by what they say about energy use, life and repair. */
  const addEcodesign = ({ unlistedAttributes = [], ...detail }: ProductDetail): ProductDetail => {
    const ecodesign = readEcodesign([...detail.attributes, ...unlistedAttributes], ecodesignAttributes);
    const energyClass = ecodesign?.label?.energyClass;
    return { ...detail, ...(ecodesign && { ecodesign }), ...(energyClass && { energyClass }) };
  };

  return (product, index) => {
    const detail = addMeasurePrices(addEcodesign(product), unitPriceAttributes);
    return prices.applyToDetail(index ? addCatalogueFacts(detail, index) : detail);
  };
}

/** Adds the unit prices of a product and its variations; nothing to products without any. */
function addMeasurePrices(detail: ProductDetail, attributes: readonly UnitPriceAttribute[]): ProductDetail {
  const netQuantities = readNetQuantities(detail, attributes);
  if (Object.keys(netQuantities).length === 0) return detail;
  const offers = (detail.kind === "variable" ? detail.variations : [detail]).map(({ id, price }) => ({
    id,
    amount: findLowestAmount(price, ""),
  }));
  const measurePriceById = listMeasurePrices(offers, netQuantities);
  const variations = detail.variations.map((variation) => {
    const measurePrice = measurePriceById.get(variation.id);
    return measurePrice ? { ...variation, measurePrice } : variation;
  });
  const measurePrice = findMeasurePrice(offers, netQuantities);
  return { ...detail, variations, ...(measurePrice && { measurePrice }) };
}
