import type { ShopError } from "@rewire/data/server";
import { isRecord } from "@rewire/domain";
import { isShopAddress } from "../pictures/toMediaPath.ts";
import { tokenFields } from "./allowedOperations.ts";

/**
 * Removes tokens, order keys in URLs, and meta data that WooCommerce hides from customers, such as what an item has cost
 * the shop, from data that are sent to the browser.
 */
export function redactData(value: unknown, shopUrl: URL, name = ""): unknown {
  if (Array.isArray(value)) {
    const items = name === "metaData" ? value.filter((item) => !isHiddenMetaData(item)) : value;
    return items.map((item) => redactData(item, shopUrl, name));
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, tokenFields.has(key) ? null : redactData(item, shopUrl, key)]),
    );
  }
  return typeof value === "string" && name === "redirect" ? toSafeRedirect(value, shopUrl) : value;
}

/** Returns whether an entry of meta data is hidden from customers: its key begins with an underscore. */
const isHiddenMetaData = (item: unknown): boolean =>
  isRecord(item) && typeof item["key"] === "string" && item["key"].startsWith("_");

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
