import type { Cart } from "./cart.ts";

/**
 * A cart as one line of text: the same for the same pieces at the same total, whatever their order.
 * What a shopper saw when placing an order, and what the shop is about to charge, are compared by it.
 */
export const cartFingerprint = ({ lines, totals }: Pick<Cart, "lines" | "totals">): string =>
  [
    `${totals.total.minor} ${totals.total.currency}`,
    ...lines.map(({ key, quantity }) => `${key}*${quantity}`).toSorted(),
  ].join(" ");
