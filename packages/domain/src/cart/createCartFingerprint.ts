import type { Cart } from "./cart.ts";

/**
 * Returns a text that is equal for carts with equal items, quantities and total, in any order. Used to compare the cart
 * that a shopper saw when placing an order with the cart that the shop is about to charge.
 */
export const createCartFingerprint = ({ lines, totals }: Pick<Cart, "lines" | "totals">): string =>
  [
    `${totals.total.minor} ${totals.total.currency}`,
    ...lines.map(({ key, quantity }) => `${key}*${quantity}`).toSorted(),
  ].join(" ");
