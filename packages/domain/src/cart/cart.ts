import type { EnergyClass } from "../ecodesign/index.ts";
import type { MeasurePrice, Money } from "../money/index.ts";
import type { Choice, Image, Stock } from "../product/index.ts";
import type { CartFailure } from "./failure.ts";

// @chunk purchase: used by product pages, cart and checkout.

/** Line of the cart: a product or variation with its quantity. */
export interface CartLine {
  /** The shop's key of the line, derived from product, variation and details. */
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly slug: string;
  readonly name: string;
  /** Labels of the chosen options, for example ["Graphite", "256 GB"]. */
  readonly options: readonly string[];
  /** Chosen options by attribute name, including those that the variation leaves open ("any"); absent for none. */
  readonly choice?: Choice | undefined;
  readonly image: Image | null;
  readonly quantity: number;
  /** Price of one unit; gross, unless the shop shows prices without tax. */
  readonly unitPrice: Money;
  /** Price of one unit that its reduction is counted from; null when not on sale. */
  readonly unitPriceBefore: Money | null;
  /** Gross total of the line before coupons. */
  readonly total: Money;
  readonly stock: Stock;
  readonly isSoldIndividually: boolean;
  readonly isVirtual: boolean;
  /** Energy efficiency class; undefined for products without an energy label. */
  readonly energyClass?: EnergyClass | undefined;
  /** Price per unit of measurement, such as that of a metre; undefined for none. */
  readonly measurePrice?: MeasurePrice | undefined;
  /** Extra data that is copied to the order, such as the details of a repair; absent for none. */
  readonly details?: Readonly<Record<string, string>> | undefined;
}

export interface AppliedCoupon {
  readonly code: string;
  /** The shop's description; for a gift card its remaining balance. Plain text. */
  readonly description: string;
  /** Gross saving. */
  readonly saves: Money;
  /** Present for a gift card, which pays instead of reducing the price. */
  readonly giftCard?: GiftCard | undefined;
}

/** Gift card with which part of the cart is paid. */
export interface GiftCard {
  /** Balance after this order; null where the shop does not return it. */
  readonly remaining: Money | null;
}

/** Cart line, coupon or gift card that could not be added to the cart or restored. The shopper is notified of it. */
export interface LostCartItem {
  readonly id: string;
  /** Line of goods, coupon, or gift card; only the end of a gift card's code is stored. */
  readonly kind: "line" | "coupon" | "giftCard";
  /** Name of the product with its options, or the code. */
  readonly name: string;
  /** Quantity to add or restore; 1 for codes. */
  readonly requestedQuantity: number;
  /** Number of them that are in the cart nevertheless. */
  readonly quantityInCart: number;
  /** The shop's reason. */
  readonly failure: CartFailure;
}

/**
 * Whether the displayed totals of the cart are the shop's: `outdated` after a change that the shop has made, if the cart
 * could not be read afterwards; `uncertain` if it is unknown as well whether the change was made.
 */
export type TotalsState = "current" | "outdated" | "uncertain";

/** Shipping method and cost that the shop offers for the current address. */
export interface ShippingRate {
  readonly id: string;
  readonly label: string;
  /** Gross. */
  readonly cost: Money;
}

/** Part of a cart that is shipped in one parcel, with its own shipping rates. */
export interface Parcel {
  /** The shop's description of its contents; plain text. */
  readonly name: string;
  readonly rates: readonly ShippingRate[];
  readonly chosenRate: string | null;
}

/**
 * Totals of a cart for display. Amounts are gross, and `goods - discount + shipping + fees = total`. If the shop
 * displays prices excluding tax (`isNet`), all amounts except `total` are net, and `goods - discount + shipping + fees
 * + tax = total`.
 */
export interface CartTotals {
  readonly isNet?: boolean | undefined;
  readonly goods: Money;
  readonly discount: Money;
  /** null while the cart needs no shipping or the shop has named no rate. */
  readonly shipping: Money | null;
  /** Whether `shipping` stays null: for a part of the cart, the shop has no rate at all to the current address. */
  readonly isUndeliverable?: boolean | undefined;
  /** Additional fees, for example for cash on delivery; absent for none. */
  readonly fees?: Money;
  /** Tax contained in the total. */
  readonly tax: Money;
  readonly total: Money;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  /** Total quantity of all lines. */
  readonly itemCount: number;
  readonly coupons: readonly AppliedCoupon[];
  readonly needsShipping: boolean;
  readonly rates: readonly ShippingRate[];
  readonly chosenRate: string | null;
  /** Present for more than one parcel; the rates of the first are `rates` too. */
  readonly parcels?: readonly Parcel[] | undefined;
  readonly totals: CartTotals;
}

/** Payment method offered by the shop. */
export interface PaymentGateway {
  readonly id: string;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
}

/** Returns whether a shipping rate belongs to one of WooCommerce's two pickup methods. */
export const isPickup = ({ id }: Pick<ShippingRate, "id">): boolean => /^(?:local_pickup|pickup_location):/.test(id);

/** Returns the parcels of a cart; an empty list if the cart is not shipped. */
export const listParcels = ({
  needsShipping,
  parcels,
  rates,
  chosenRate,
}: Pick<Cart, "needsShipping" | "parcels" | "rates" | "chosenRate">): readonly Parcel[] =>
  needsShipping ? (parcels ?? [{ name: "", rates, chosenRate }]) : [];

/**
 * Returns whether all lines of a cart are virtual, so that nothing needs to be shipped. Returns false for an empty
 * cart.
 */
export const isVirtualOnly = (cart: Cart): boolean =>
  cart.lines.length > 0 && cart.lines.every((line) => line.isVirtual);

/**
 * Returns the maximum quantity of a cart line: 1 for a product sold individually, otherwise the stock if the shop
 * manages it and takes no backorders, or else 99.
 */
export function getMaxQuantity({ isSoldIndividually, stock }: Pick<CartLine, "isSoldIndividually" | "stock">): number {
  if (isSoldIndividually) return 1;
  const { state, quantity, isBackorderAllowed } = stock;
  return state === "inStock" && !isBackorderAllowed && quantity !== null && quantity > 0 ? quantity : 99;
}

/** Returns the amount paid by gift cards, in minor units. The cart's `discount` includes this amount. */
export const sumGiftCardPayments = (coupons: readonly AppliedCoupon[]): number =>
  coupons.reduce((sum, { giftCard, saves }) => sum + (giftCard ? saves.minor : 0), 0);

/**
 * Status of free delivery for a cart: an amount is missing, delivery is free, or delivery would be free with another
 * rate.
 */
export type FreeDeliveryStatus =
  /** Amount of goods missing for free delivery. */
  | { readonly kind: "missing"; readonly missing: Money }
  /** Every parcel can be delivered free of charge. */
  | { readonly kind: "free" }
  /** Free rates are offered for every parcel, but a rate with a cost is chosen. */
  | { readonly kind: "couldBeFree" };

const isFreeRate = ({ cost }: ShippingRate): boolean => cost.minor === 0;

/** Returns the rates of a parcel other than pickup. */
const listDeliveryRates = ({ rates }: Parcel): readonly ShippingRate[] => rates.filter((rate) => !isPickup(rate));

const isFreeDeliveryOffered = (parcels: readonly Parcel[]): boolean =>
  parcels.length > 0 && parcels.every((parcel) => listDeliveryRates(parcel).some(isFreeRate));

/**
 * Returns whether every parcel can be delivered free of charge, but a paid rate is selected for at least one of them.
 */
export const hasUnselectedFreeRates = (parcels: readonly Parcel[]): boolean =>
  isFreeDeliveryOffered(parcels) &&
  parcels.some((parcel) =>
    listDeliveryRates(parcel).some((rate) => rate.id === parcel.chosenRate && !isFreeRate(rate)),
  );

/**
 * Returns the status of free delivery for a cart. The shop's rates take precedence over the configured threshold: a
 * free rate makes delivery free even below the threshold.
 *
 * @param threshold Value of goods from which delivery is free; null if the shop offers no free delivery.
 * @returns null if the status cannot be determined, for example because the threshold is reached but the shop offers no
 *   free rate.
 */
export function toFreeDeliveryStatus(cart: Cart, threshold: Money | null): FreeDeliveryStatus | null {
  const parcels = listParcels(cart);
  if (hasUnselectedFreeRates(parcels)) return { kind: "couldBeFree" };
  if (!threshold || threshold.minor <= 0 || !cart.needsShipping || cart.totals.isUndeliverable) return null;
  if (isFreeDeliveryOffered(parcels)) return { kind: "free" };
  const missingAmount = calculateAmountToFreeShipping(cart, threshold);
  if (missingAmount) return { kind: "missing", missing: missingAmount };
  return parcels.some((parcel) => listDeliveryRates(parcel).length > 0) ? null : { kind: "free" };
}

/**
 * Returns the amount missing for free shipping; null if the threshold is reached or not configured. Gift cards count as
 * payment, and do not reduce the value of the cart.
 */
export function calculateAmountToFreeShipping(cart: Cart, threshold: Money | null): Money | null {
  if (!threshold || !cart.needsShipping) return null;
  const goods = cart.totals.goods.minor - cart.totals.discount.minor + sumGiftCardPayments(cart.coupons);
  const missingAmount = threshold.minor - goods;
  return missingAmount > 0 ? { ...threshold, minor: missingAmount } : null;
}

/** Change of a line's price while it was in the cart. */
export interface PriceChange {
  /** The shop's key of the line. */
  readonly key: string;
  readonly name: string;
  readonly was: Money;
  readonly now: Money;
}
