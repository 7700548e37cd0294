import type { Money } from "./money.ts";
import type { Image } from "./product.ts";
import type { Stock } from "./stock.ts";

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
  /** Gross price of one piece. */
  readonly unitPrice: Money;
  /** What one piece cost before the sale; null when not on sale. */
  readonly unitPriceBefore: Money | null;
  /** Gross total of the line before coupons. */
  readonly total: Money;
  readonly stock: Stock;
  readonly isSoldIndividually: boolean;
  readonly isVirtual: boolean;
}

export interface AppliedCoupon {
  readonly code: string;
  /** The shop's own words about it; for a gift card what remains on it. Plain text. */
  readonly description: string;
  /** Gross, what it saves. */
  readonly saves: Money;
}

/** A way to send the goods, as the shop offers it for the address it knows. */
export interface ShippingRate {
  readonly id: string;
  readonly label: string;
  /** Gross. */
  readonly cost: Money;
}

/**
 * Totals as a shopper reads them: all gross, the tax in them named apart.
 * `goods - discount + shipping + fees = total`, to the cent.
 */
export interface CartTotals {
  readonly goods: Money;
  readonly discount: Money;
  /** null while the cart needs no shipping or the shop has named no rate. */
  readonly shipping: Money | null;
  /** What the shop asks for besides, for example for cash on delivery; absent where there is nothing. */
  readonly fees?: Money;
  /** Tax contained in the total. */
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
  readonly totals: CartTotals;
}

/** A way to pay that the shop offers. */
export interface PaymentGateway {
  readonly id: string;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
}

/** Whether every line is virtual, so that nothing is sent; false for an empty cart. */
export const isVirtualOnly = (cart: Cart): boolean => cart.lines.length > 0 && cart.lines.every((line) => line.isVirtual);

/** The highest quantity that may be asked for: the stock where the shop counts it, one where sold singly. */
export function maxQuantity({ isSoldIndividually, stock }: Pick<CartLine, "isSoldIndividually" | "stock">): number {
  if (isSoldIndividually) return 1;
  return stock.state === "inStock" && stock.quantity !== null && stock.quantity > 0 ? stock.quantity : 99;
}

/** What is missing to free shipping; null where it is reached or the shop has no threshold. */
export function missingToFreeShipping(cart: Cart, threshold: Money | null): Money | null {
  if (!threshold || !cart.needsShipping) return null;
  const missing = threshold.minor - (cart.totals.goods.minor - cart.totals.discount.minor);
  return missing > 0 ? { ...threshold, minor: missing } : null;
}
