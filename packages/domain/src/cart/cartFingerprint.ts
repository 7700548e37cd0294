import type { Cart } from "./cart.ts";

/**
 * Returns a cart as one line of text, equal for equal pieces at the same total in any order. It compares the cart that a
 * shopper saw when placing an order with the one that the shop is about to charge.
 */
export const cartFingerprint = ({ lines, totals }: Pick<Cart, "lines" | "totals">): string =>
  [
    `${totals.total.minor} ${totals.total.currency}`,
    ...lines.map(({ key, quantity }) => `${key}*${quantity}`).toSorted(),
  ].join(" ");
