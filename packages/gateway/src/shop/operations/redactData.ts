import type { ShopError } from "@rewire/data/server";
import { isShopAddress } from "../pictures/toMediaPath.ts";
import { tokenFields } from "./allowedOperations.ts";

/** Removes tokens, and order keys in URLs, from data that are sent to the browser. */
export function redactData(value: unknown, shopUrl: URL, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => redactData(item, shopUrl, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, tokenFields.has(key) ? null : redactData(item, shopUrl, key)]),
    );
  }
  return typeof value === "string" && name === "redirect" ? toSafeRedirect(value, shopUrl) : value;
}

/** Reduces the shop's errors to message and location, without traces and debug output. */
export const toPublicErrors = (errors: readonly ShopError[]) =>
  errors.map(({ message, path }) => ({ message: message.slice(0, 2000), ...(path ? { path } : {}) }));

/**
 * Removes the order key from the URL of the shop's own order-received page; the storefront's page does not need it. The
 * key also identifies the page where the shop uses another host name than the gateway.
 */
function toSafeRedirect(text: string, shopUrl: URL): string {
  const url = URL.parse(text);
  const isShopUrl =
    url !== null && (isShopAddress(url, shopUrl) || url.searchParams.get("key")?.startsWith("wc_order_") === true);
  const order = isShopUrl ? /\/order-received\/(\d+)\/?$/.exec(url.pathname)?.[1] : undefined;
  return order ? `/checkout/order-received/${order}` : text;
}
