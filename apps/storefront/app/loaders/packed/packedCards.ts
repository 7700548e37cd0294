import { energyClasses, remainingQuantity, type ProductKind, type ProductSummary, type Stock } from "@rewire/domain";
import {
  packFields,
  toDiscount,
  toDiscountFields,
  toMeasureFields,
  toMeasurePrice,
  toNumberOrNull,
  toPrice,
  toPriceFields,
  toStockState,
  unpackFields,
  type PackedField,
} from "./packedFields.ts";

// @chunk shopFrame: used by the home page and product lists.

/**
 * Product cards in a compact format: each product is a delimited string, about a quarter of the size of the JSON
 * object.
 */
export type PackedCards = readonly string[];

const PRODUCT_KINDS: readonly ProductKind[] = ["simple", "variable", "external", "repair"];

/** Returns the serialised fields of a stock state; the quantity is included only if it is low. */
const toStockFields = (stock: Stock): readonly PackedField[] => [stock.state, remainingQuantity(stock)];

const toStock = (state: string, remainingText: string): Stock => ({
  state: toStockState(state),
  quantity: toNumberOrNull(remainingText),
  lowStockAmount: toNumberOrNull(remainingText),
});

/** Serialises product cards in the compact format. Categories and alternative texts of pictures are omitted. */
export const packCards = (products: readonly ProductSummary[]): PackedCards =>
  products.map(({ id, slug, name, kind, image, specLine, rating, price, discount, stock, energyClass, measurePrice }) =>
    packFields([
      id,
      slug,
      name,
      PRODUCT_KINDS.indexOf(kind),
      image?.url ?? null,
      specLine,
      rating.average,
      rating.count,
      ...toPriceFields(price),
      ...toStockFields(stock),
      ...toDiscountFields(discount),
      energyClass ?? null,
      ...toMeasureFields(measurePrice),
    ]),
  );

function unpackCard(row: string): ProductSummary {
  const getField = unpackFields(row);
  const energyClass = energyClasses.find((candidate) => candidate === getField(17));
  return {
    id: Number(getField(0)),
    slug: getField(1),
    name: getField(2),
    kind: PRODUCT_KINDS[Number(getField(3))] ?? "simple",
    image: getField(4) === "" ? null : { url: getField(4), alt: "" },
    specLine: getField(5),
    rating: { average: Number(getField(6)), count: Number(getField(7)) },
    price: toPrice(getField(8), getField(9), getField(10), getField(11)),
    stock: toStock(getField(12), getField(13)),
    discount: toDiscount(getField(14), getField(15), getField(16)),
    categories: [],
    ...(energyClass && { energyClass }),
    ...toMeasurePrice(getField(18), getField(19), getField(20), getField(11)),
  };
}

const productsByPackedCards = new WeakMap<PackedCards, readonly ProductSummary[]>();

/**
 * Parses product cards in the compact format. Returns the same objects for the same input, which prevents re-renders.
 */
export function unpackCards(cards: PackedCards): readonly ProductSummary[] {
  const products = productsByPackedCards.get(cards) ?? cards.map(unpackCard);
  productsByPackedCards.set(cards, products);
  return products;
}
