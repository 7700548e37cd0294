import type { CatalogueEntry, OfferPrice } from "../catalogue/index.ts";
import { calculateDiscount, type Discount, type Money, type Price } from "../money/index.ts";
import type { ProductDetail, Variation } from "../product/index.ts";

/**
 * Returns the lowest price of a product or variation in the 30 days before its current reduction, in minor units; null
 * if the prices in that period are unknown.
 */
export type FindPriorPrice = (offer: OfferPrice) => number | null;

/** Price of an offer, with its discount. `discount` is null if the price is not reduced. */
export interface ReducedPrice {
  readonly price: Price;
  readonly discount: Discount | null;
}

/** Returns a reduced price with its reduction counted from the prior price, or without any claim of ours. */
function applyPriorPrice(was: Money, now: Money, priorAmount: number | null): ReducedPrice {
  if (priorAmount === null) return { price: { kind: "sale", was, now }, discount: null };
  const priorPrice = { ...now, minor: priorAmount };
  const discount = calculateDiscount(priorPrice, now);
  return discount
    ? { price: { kind: "sale", was: priorPrice, now, isPriorPrice: true }, discount }
    : { price: { kind: "single", amount: now }, discount: null };
}

function applyToDetailOffer<Offer extends Pick<Variation, "id" | "price" | "discount">>(
  offer: Offer,
  findPriorPrice: FindPriorPrice,
): Offer {
  if (offer.price.kind !== "sale") return offer;
  const { was, now } = offer.price;
  const priorAmount = findPriorPrice({ id: offer.id, minor: now.minor, was: was.minor });
  return { ...offer, ...applyPriorPrice(was, now, priorAmount) };
}

/** Returns the largest discount. */
const findLargestDiscount = (discounts: readonly (Discount | null)[]): Discount | null =>
  discounts.reduce(
    (largestDiscount, next) =>
      next && (!largestDiscount || next.percent > largestDiscount.percent) ? next : largestDiscount,
    null,
  );

/** Returns the product data of a product page, with every reduction calculated from the prior price. */
export function applyPriorPricesToDetail(detail: ProductDetail, findPriorPrice: FindPriorPrice): ProductDetail {
  if (detail.kind === "repair") return detail;
  if (detail.kind !== "variable") return applyToDetailOffer(detail, findPriorPrice);
  const variations = detail.variations.map((variation) => applyToDetailOffer(variation, findPriorPrice));
  return {
    ...detail,
    variations,
    price: applyToSharedPrice(
      detail.price,
      variations.map(({ price }) => price),
    ),
    discount: findLargestDiscount(variations.map(({ discount }) => discount)),
  };
}

/** Returns the price of a product whose variations all cost the same: reduced only if all of them are, by the least. */
function applyToSharedPrice(price: Price, variationPrices: readonly Price[]): Price {
  if (price.kind !== "sale") return price;
  const knownPrices = variationPrices.filter(({ kind }) => kind !== "unpriced");
  const [first] = knownPrices;
  if (!first || knownPrices.some(({ kind }) => kind !== "sale")) return { kind: "single", amount: price.now };
  return knownPrices.reduce(
    (lowestPrice, next) =>
      lowestPrice.kind === "sale" && next.kind === "sale" && next.was.minor < lowestPrice.was.minor
        ? next
        : lowestPrice,
    first,
  );
}

/**
 * Returns a catalogue entry with every reduction calculated from the prior price. The shop's own price and discount are
 * kept in `shopPrice`, so that the function can be applied to its own result.
 */
export function applyPriorPricesToEntry(entry: CatalogueEntry, findPriorPrice: FindPriorPrice): CatalogueEntry {
  const { offers, repair, summary } = entry;
  const shopPrice = entry.shopPrice ?? { price: summary.price, discount: summary.discount };
  const reducedOffers = offers?.filter(({ was }) => was !== null) ?? [];
  if (!offers || repair || reducedOffers.length === 0) return entry;
  const currency = getCurrency(shopPrice.price);
  if (currency === null) return entry;
  const adjustedOffers = offers.map((offer) => ({ offer, ...applyPriorPriceToOffer(offer, currency, findPriorPrice) }));
  const adjustedPrice =
    summary.kind === "variable"
      ? {
          price: applyToSharedPrice(
            shopPrice.price,
            adjustedOffers.map(({ price }) => price),
          ),
          discount: findLargestDiscount(adjustedOffers.map(({ discount }) => discount)),
        }
      : { price: adjustedOffers[0]?.price ?? shopPrice.price, discount: adjustedOffers[0]?.discount ?? null };
  const isUnproven = adjustedPrice.discount === null && reducedOffers.some((offer) => findPriorPrice(offer) === null);
  return { ...entry, summary: { ...summary, ...adjustedPrice }, shopPrice: { ...shopPrice, isUnproven } };
}

/** Returns the price of an offer, with its reduction calculated from the prior price. */
export function applyPriorPriceToOffer(
  { id, minor, was }: OfferPrice,
  currency: string,
  findPriorPrice: FindPriorPrice,
): ReducedPrice {
  const now = { minor, currency };
  if (was === null) return { price: minor === 0 ? { kind: "free" } : { kind: "single", amount: now }, discount: null };
  return applyPriorPrice({ minor: was, currency }, now, findPriorPrice({ id, minor, was }));
}

function getCurrency(price: Price): string | null {
  switch (price.kind) {
    case "single":
      return price.amount.currency;
    case "sale":
      return price.now.currency;
    case "range":
      return price.from.currency;
    default:
      return null;
  }
}

/**
 * Returns the discount by which a product is sorted and filtered. If the prior price is unknown, this is the shop's own
 * discount.
 */
export const getRankingDiscount = ({ summary, shopPrice }: CatalogueEntry): Discount | null =>
  shopPrice?.isUnproven ? shopPrice.discount : summary.discount;
