import type { Amount } from "./amount.ts";
import { toCents } from "./amount.ts";

/** Formats cents as a price such as "€1,127.99". A minus sign precedes the currency symbol. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const [wholeDigits = "0", fraction = "00"] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${sign}€${wholeDigits.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}

/** Rounds an amount to the cent and formats it as a price. */
export const formatAmount = (amount: Amount): string => formatCents(toCents(amount));

/**
 * Formats an amount as PHP prints a float: without trailing zeros and with up to eight decimals ("12.4", "23.2231405").
 */
export const formatRawAmount = (amount: Amount): string => String(Number((amount / 100_000_000).toFixed(8)));

/** Formats cents as a raw price without trailing zeros, such as "118.1". */
export const formatRawCents = (cents: number): string => String(cents / 100);

/** Formats cents as a raw total with two decimals, or as "0" if the total is zero, as WooGraphQL does. */
export const formatRawTotal = (cents: number): string => (cents === 0 ? "0" : (cents / 100).toFixed(2));

/** Formats a price as HTML for error messages. As in WooCommerce, the currency symbol is an HTML entity. */
export const formatHtmlPrice = (cents: number): string =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&euro;</span>${formatCents(cents).slice(1)}</bdi></span>`;
