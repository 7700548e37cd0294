import type { Image, Price, Variation } from "@rewire/domain";
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
} from "./packedFields.ts";

/**
 * Variations of a product in a compact format: each is a delimited string that refers to its picture by position, about
 * a third of the size of the JSON objects. A product may have hundreds of variations.
 */
export interface PackedVariations {
  readonly rows: readonly string[];
  readonly images: readonly Image[];
}

/** Position of the first attribute value; the fields before describe the offer. */
const VALUES_START = 19;

/** Serialises all variations of a product in the compact format. */
export function packVariations(variations: readonly Variation[]): PackedVariations {
  const images = new Map<string, Image>();
  const indexes = new Map<string, number>();
  const toImageIndex = (image: Image | null) => {
    if (image === null) return null;
    const key = JSON.stringify([image.url, image.alt]);
    images.set(key, images.get(key) ?? image);
    const index = indexes.get(key) ?? indexes.size;
    indexes.set(key, index);
    return index;
  };
  const rows = variations.map(({ id, sku, price, discount, measurePrice, stock, image, values, isPurchasable }) =>
    packFields([
      id,
      sku,
      toImageIndex(image),
      isPurchasable ? 1 : null,
      ...toPriceFields(price),
      price.kind === "sale" && price.isPriorPrice ? 1 : null,
      stock.state,
      stock.quantity,
      stock.lowStockAmount,
      stock.isBackorderAllowed ? 1 : null,
      ...toDiscountFields(discount),
      ...toMeasureFields(measurePrice),
      ...Object.entries(values).flat(),
    ]),
  );
  return { rows, images: [...images.values()] };
}

function unpackVariation(row: string, images: readonly Image[]): Variation {
  const getField = unpackFields(row);
  const price = toPrice(getField(4), getField(5), getField(6), getField(7));
  const imageIndex = toNumberOrNull(getField(2));
  const values: [string, string][] = [];
  for (let index = VALUES_START; getField(index) !== ""; index += 2)
    values.push([getField(index), getField(index + 1)]);
  return {
    id: Number(getField(0)),
    sku: getField(1),
    price: getField(8) === "" ? price : toPriorPrice(price),
    discount: toDiscount(getField(13), getField(14), getField(15)),
    ...toMeasurePrice(getField(16), getField(17), getField(18), getField(7)),
    stock: {
      state: toStockState(getField(9)),
      quantity: toNumberOrNull(getField(10)),
      lowStockAmount: toNumberOrNull(getField(11)),
      ...(getField(12) !== "" && { isBackorderAllowed: true }),
    },
    image: imageIndex === null ? null : (images[imageIndex] ?? null),
    // An attribute may be called "__proto__", which cannot be assigned.
    values: Object.fromEntries(values),
    isPurchasable: getField(3) !== "",
  };
}

const toPriorPrice = (price: Price): Price => (price.kind === "sale" ? { ...price, isPriorPrice: true } : price);

/** Parses variations in the compact format. */
export const unpackVariations = ({ rows, images }: PackedVariations): readonly Variation[] =>
  rows.map((row) => unpackVariation(row, images));
