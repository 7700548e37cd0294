import type { Money } from "../money/index.ts";
import type { Image, Stock } from "../product/index.ts";
import type { CartFailure } from "./failure.ts";

/** One line of the cart: a product, or one of its variations, so many times. */
export interface CartLine {
  /** The shop's key, stable for the same product, variation and details. */
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly slug: string;
  readonly name: string;
  /** The chosen options in words, for example ["Graphite", "256 GB"]. */
  readonly options: readonly string[];
  readonly image: Image | null;
  readonly quantity: number;
  /** Price of one piece; gross, unless the shop shows prices without tax. */
  readonly unitPrice: Money;
  /** What one piece cost before the sale; null when not on sale. */
  readonly unitPriceBefore: Money | null;
  /** Gross total of the line before coupons. */
  readonly total: Money;
  readonly stock: Stock;
  readonly isSoldIndividually: boolean;
  readonly isVirtual: boolean;
  /** What it carries along to the order, such as the details of a repair; absent for most. */
  readonly details?: Readonly<Record<string, string>> | undefined;
}

export interface AppliedCoupon {
  readonly code: string;
  /** The shop's own words about it; for a gift card what remains on it. Plain text. */
  readonly description: string;
  /** Gross, what it saves. */
  readonly saves: Money;
  /** Present where it is money that pays, not a reduction. */
  readonly giftCard?: GiftCard | undefined;
}

/** A gift card that pays part of the cart. */
export interface GiftCard {
  /** What stays on it for the next order; null where the shop does not say. */
  readonly remaining: Money | null;
}

/** Something that could not be put into the cart, or back into it, so that the shopper hears of it. */
export interface CartLoss {
  readonly id: string;
  /** A line of goods, a coupon, or a gift card (only the end of its code is known). */
  readonly kind: "line" | "coupon" | "giftCard";
  /** Name of the product with its options, or the code. */
  readonly name: string;
  /** Pieces that were wanted; 1 for codes. */
  readonly wanted: number;
  /** Pieces of them that are in the cart all the same. */
  readonly kept: number;
  /** The shop's reason. */
  readonly failure: CartFailure;
}

/** A way to send the goods, as the shop offers it for the address it knows. */
export interface ShippingRate {
  readonly id: string;
  readonly label: string;
  /** Gross. */
  readonly cost: Money;
}

/** What is sent by itself, with its own ways to send it. */
export interface Parcel {
  /** What is in it, in the shop's words; plain text. */
  readonly name: string;
  readonly rates: readonly ShippingRate[];
  readonly chosenRate: string | null;
}

/**
 * Totals as a shopper reads them: all gross, the tax in them named apart.
 * `goods - discount + shipping + fees = total`, to the cent. Where the shop shows prices without tax (`isNet`) the parts
 * are without it, and `goods - discount + shipping + fees + tax = total`.
 */
export interface CartTotals {
  readonly isNet?: boolean | undefined;
  readonly goods: Money;
  readonly discount: Money;
  /** null while the cart needs no shipping or the shop has named no rate. */
  readonly shipping: Money | null;
  /** What the shop asks for besides, for example for cash on delivery; absent where there is nothing. */
  readonly fees?: Money;
  /** Tax contained in the total, which is what is paid. */
  readonly tax: Money;
  readonly total: Money;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  /** Pieces, not lines. */
  readonly itemCount: number;
  readonly coupons: readonly AppliedCoupon[];
  readonly needsShipping: boolean;
  readonly rates: readonly ShippingRate[];
  readonly chosenRate: string | null;
  /** Only where the goods are sent in several; the first one's ways are `rates` too. */
  readonly parcels?: readonly Parcel[] | undefined;
  readonly totals: CartTotals;
}

/** A way to pay that the shop offers. */
export interface PaymentGateway {
  readonly id: string;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
}

/** Whether the customer fetches the goods: WooCommerce's two methods for it. */
export const isPickup = ({ id }: Pick<ShippingRate, "id">): boolean => /^(?:local_pickup|pickup_location):/.test(id);

/** What is sent, one parcel or several; none where nothing is. */
export const parcelsOf = ({
  needsShipping,
  parcels,
  rates,
  chosenRate,
}: Pick<Cart, "needsShipping" | "parcels" | "rates" | "chosenRate">): readonly Parcel[] =>
  needsShipping ? (parcels ?? [{ name: "", rates, chosenRate }]) : [];

/** Whether every line is virtual, so that nothing is sent; false for an empty cart. */
export const isVirtualOnly = (cart: Cart): boolean =>
  cart.lines.length > 0 && cart.lines.every((line) => line.isVirtual);

/** The highest quantity that may be asked for: the stock where the shop counts it, one where sold singly. */
export function maxQuantity({ isSoldIndividually, stock }: Pick<CartLine, "isSoldIndividually" | "stock">): number {
  if (isSoldIndividually) return 1;
  return stock.state === "inStock" && stock.quantity !== null && stock.quantity > 0 ? stock.quantity : 99;
}

/** What gift cards pay of the cart, in minor units. It is part of the totals' `discount`, as the shop sends it. */
export const paidByGiftCards = (coupons: readonly AppliedCoupon[]): number =>
  coupons.reduce((paid, { giftCard, saves }) => paid + (giftCard ? saves.minor : 0), 0);

/** How a cart stands to free delivery. */
export type FreeDelivery =
  /** What is missing until then. */
  | { readonly kind: "missing"; readonly missing: Money }
  /** The chosen way costs nothing. */
  | { readonly kind: "free" }
  /** Another way than the chosen one costs nothing. */
  | { readonly kind: "couldBeFree" };

const isFree = ({ cost }: ShippingRate): boolean => cost.minor === 0;

/** Rates of a parcel that bring it to the door. */
const deliveryRates = ({ rates }: Parcel): readonly ShippingRate[] => rates.filter((rate) => !isPickup(rate));

const isFreeOffered = (parcels: readonly Parcel[]): boolean =>
  parcels.length > 0 && parcels.every((parcel) => deliveryRates(parcel).some(isFree));

/** Whether every parcel can be delivered free of charge, and a rate that costs something is chosen for one of them. */
export const couldBeFree = (parcels: readonly Parcel[]): boolean =>
  isFreeOffered(parcels) &&
  parcels.some((parcel) => deliveryRates(parcel).some((rate) => rate.id === parcel.chosenRate && !isFree(rate)));

/**
 * How a cart stands to free delivery. The shop's own rates for it come before the configured threshold: one that costs
 * nothing is free whatever is missing, and a threshold that is reached without one is said nothing about. Without rates
 * (the address is not known yet) the threshold alone counts.
 *
 * @param threshold null where the shop has no such offer.
 * @returns null where nothing can be said.
 */
export function freeDeliveryOf(cart: Cart, threshold: Money | null): FreeDelivery | null {
  const parcels = parcelsOf(cart);
  if (couldBeFree(parcels)) return { kind: "couldBeFree" };
  if (!threshold || threshold.minor <= 0 || !cart.needsShipping) return null;
  if (isFreeOffered(parcels)) return { kind: "free" };
  const missing = missingToFreeShipping(cart, threshold);
  if (missing) return { kind: "missing", missing };
  return parcels.some((parcel) => deliveryRates(parcel).length > 0) ? null : { kind: "free" };
}

/** What is missing to free shipping; null where it is reached or the shop has no threshold. Gift cards take nothing away. */
export function missingToFreeShipping(cart: Cart, threshold: Money | null): Money | null {
  if (!threshold || !cart.needsShipping) return null;
  const goods = cart.totals.goods.minor - cart.totals.discount.minor + paidByGiftCards(cart.coupons);
  const missing = threshold.minor - goods;
  return missing > 0 ? { ...threshold, minor: missing } : null;
}
