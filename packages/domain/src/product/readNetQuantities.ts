import {
  chooseUnitQuantity,
  parseNetQuantity,
  toMeasure,
  toMeasurePrice,
  type MeasuredQuantity,
  type MeasurePrice,
  type Money,
} from "../money/index.ts";
import type { ProductAttribute, ProductDetail, Variation } from "./product.ts";

/** Attribute that contains the net quantity of a category's products, such as the length of cables. */
export interface UnitPriceAttribute {
  /** Slug of the category; null for all. */
  readonly category: string | null;
  /** Name of the attribute: `pa_length`, or the shop's own. */
  readonly attribute: string;
}

/** Net quantities, by the id of the product or variation. */
export type NetQuantities = Readonly<Record<number, MeasuredQuantity>>;

/** Price of a product or variation, with its id. */
export interface OfferAmount {
  readonly id: number;
  /** null without a price. */
  readonly amount: Money | null;
}

type GoodsWithAttributes = Pick<ProductDetail, "id" | "kind" | "attributes"> & {
  readonly categories: readonly { readonly slug: string }[];
  readonly variations: readonly Pick<Variation, "id" | "values">[];
};

/**
 * Returns the lower-case names of the attributes that may contain the net quantity of products in the given categories.
 */
export const listQuantityAttributes = (
  categories: readonly { readonly slug: string | null }[],
  unitPriceAttributes: readonly UnitPriceAttribute[],
): readonly string[] =>
  unitPriceAttributes.flatMap(({ category, attribute }) =>
    category === null || categories.some(({ slug }) => slug === category) ? [attribute.toLowerCase()] : [],
  );

/**
 * Returns the net quantities of a product and its variations, from which unit prices are calculated. The result is
 * empty if no attribute contains a net quantity.
 */
export function readNetQuantities(
  { id, kind, categories, attributes, variations }: GoodsWithAttributes,
  unitPriceAttributes: readonly UnitPriceAttribute[],
): NetQuantities {
  const names = listQuantityAttributes(categories, unitPriceAttributes);
  const attribute = attributes.find(({ name }) => names.includes(name.toLowerCase()));
  if (!attribute) return {};
  const offers: GoodsWithAttributes["variations"] = kind === "variable" ? variations : [{ id, values: {} }];
  const netQuantities = offers.flatMap((offer) => {
    const netQuantity = parseNetQuantity(findLabel(attribute, offer.values[attribute.name]) ?? "");
    return netQuantity ? [[offer.id, netQuantity] as const] : [];
  });
  const per = chooseUnitQuantity(netQuantities.map(([, netQuantity]) => netQuantity));
  return Object.fromEntries(netQuantities.map(([offerId, netQuantity]) => [offerId, { ...netQuantity, per }]));
}

/** Returns the label of a variation's option, or of the only one. */
function findLabel({ options }: ProductAttribute, value: string | undefined): string | undefined {
  if (value !== undefined) return options.find((option) => option.value === value)?.label;
  return options.length === 1 ? options[0]?.label : undefined;
}

/** Unit price of an offer, with the offer's id. */
interface OfferUnitPrice extends MeasurePrice {
  readonly id: number;
  /** Whether it equals the price of the offer. */
  readonly isSame: boolean;
}

/** Returns the unit prices of offers with a price; the measure is "" if there is no net quantity, or nothing to pay. */
const listUnitPrices = (offers: readonly OfferAmount[], netQuantities: NetQuantities): readonly OfferUnitPrice[] =>
  offers.flatMap(({ id, amount }): readonly OfferUnitPrice[] => {
    if (!amount) return [];
    const quantity = netQuantities[id];
    if (!quantity || amount.minor <= 0) return [{ id, amount, measure: "", isSame: true }];
    const measurePrice = toMeasurePrice(amount, quantity);
    return [{ id, amount, measure: toMeasure(quantity), ...measurePrice, isSame: measurePrice === null }];
  });

/**
 * Returns the unit prices of a product's variations, by id. If one of them differs from the price, all are included, so
 * that variations can be compared, and the unit price of a product page does not come and go with the choice.
 */
export function listMeasurePrices(
  offers: readonly OfferAmount[],
  netQuantities: NetQuantities,
): ReadonlyMap<number, MeasurePrice> {
  const unitPrices = listUnitPrices(offers, netQuantities);
  if (unitPrices.every(({ isSame }) => isSame)) return new Map();
  return new Map(
    unitPrices.flatMap(({ id, amount, measure }) => (measure === "" ? [] : [[id, { amount, measure }] as const])),
  );
}

/**
 * Returns the lowest unit price of a product's offers. Returns null if the unit prices equal the prices, or if they
 * cannot be compared because an offer has no net quantity or a different unit.
 */
export function findMeasurePrice(offers: readonly OfferAmount[], netQuantities: NetQuantities): MeasurePrice | null {
  const unitPrices = listUnitPrices(offers, netQuantities);
  const [lowest, ...others] = unitPrices.toSorted((a, b) => a.amount.minor - b.amount.minor);
  if (!lowest || unitPrices.every(({ isSame }) => isSame)) return null;
  if (others.some(({ measure }) => measure !== lowest.measure)) return null;
  const { amount, measure } = lowest;
  const isFrom = others.some((other) => other.amount.minor !== amount.minor);
  return { amount, measure, ...(isFrom && { isFrom }) };
}
