import type { Amount } from "./amount.ts";
import { toCents } from "./amount.ts";

/** A price as the shop shows it: "€1,127.99"; the sign stands before the symbol. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const [whole = "0", fraction = "00"] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${sign}€${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}

/** An amount as the shop shows it, rounded to the cent. */
export const formatAmount = (amount: Amount): string => formatCents(toCents(amount));

/** A raw amount as PHP prints a float: unpadded, up to eight decimals of the currency ("12.4", "23.2231405"). */
export const rawAmount = (amount: Amount): string => String(Number((amount / 100_000_000).toFixed(8)));

/** A raw price from cents, unpadded ("118.1"). */
export const rawCents = (cents: number): string => String(cents / 100);

/** A raw total: padded to two decimals, but a bare "0" for nothing, as the live shop answers. */
export const rawTotal = (cents: number): string => (cents === 0 ? "0" : (cents / 100).toFixed(2));

/** A price inside a refusal: WooCommerce's HTML with the symbol as an entity. */
export const htmlPrice = (cents: number): string =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&euro;</span>${formatCents(cents).slice(1)}</bdi></span>`;
