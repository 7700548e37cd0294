import type { Amount } from "./amount.ts";
import { toCents } from "./amount.ts";

/** Formats cents as the shop does: "€1,127.99"; the sign comes before the symbol. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const [whole = "0", fraction = "00"] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${sign}€${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}

/** Formats an amount, rounded to the cent. */
export const formatAmount = (amount: Amount): string => formatCents(toCents(amount));

/** Formats a raw amount as PHP prints a float: unpadded, up to eight decimals ("12.4", "23.2231405"). */
export const rawAmount = (amount: Amount): string => String(Number((amount / 100_000_000).toFixed(8)));

/** Formats a raw price from cents, unpadded ("118.1"). */
export const rawCents = (cents: number): string => String(cents / 100);

/** Formats a raw total: padded to two decimals, but "0" for zero, as the live shop does. */
export const rawTotal = (cents: number): string => (cents === 0 ? "0" : (cents / 100).toFixed(2));

/** Formats a price inside an error message: WooCommerce's HTML with the symbol as an entity. */
export const htmlPrice = (cents: number): string =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&euro;</span>${formatCents(cents).slice(1)}</bdi></span>`;
