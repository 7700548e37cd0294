import type { ShopError } from "@rewire/data/server";
import { isShopAddress } from "../pictures/toMediaPath.ts";
import { tokenFields } from "./allowedOperations.ts";

/** What a browser may see of the shop's data: no token, and no order key in an address. */
export function cleanData(value: unknown, shopUrl: URL, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => cleanData(item, shopUrl, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, tokenFields.has(key) ? null : cleanData(item, shopUrl, key)]),
    );
  }
  return typeof value === "string" && name === "redirect" ? cleanRedirect(value, shopUrl) : value;
}

/** Errors without anything but words and place: no trace, no debug output of the shop. */
export const cleanErrors = (errors: readonly ShopError[]) =>
  errors.map(({ message, path }) => ({ message: message.slice(0, 2000), ...(path ? { path } : {}) }));

/**
 * The shop's own page for a placed order carries the order key; ours does not need it. By that key the page is known too
 * where the shop calls itself by another name than we call it by.
 */
function cleanRedirect(text: string, shopUrl: URL): string {
  const url = URL.parse(text);
  const isShops =
    url !== null && (isShopAddress(url, shopUrl) || url.searchParams.get("key")?.startsWith("wc_order_") === true);
  const order = isShops ? /\/order-received\/(\d+)\/?$/.exec(url.pathname)?.[1] : undefined;
  return order ? `/checkout/order-received/${order}` : text;
}
