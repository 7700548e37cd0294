import type { Cart } from "./cart.ts";

/**
 * Returns a string that is equal for carts with the same items, quantities and total, regardless of their order. It is
 * used to check that the cart to be charged is the cart that the shopper saw.
 */
export const createCartFingerprint = ({ lines, totals }: Pick<Cart, "lines" | "totals">): string =>
  [
    `${totals.total.minor} ${totals.total.currency}`,
    ...lines.map(({ key, quantity }) => `${key}*${quantity}`).toSorted(),
  ].join(" ");
