import type { SiteLinks } from "./links.ts";

/** Order ids in URLs. */
const ORDER_ID_PATTERN = /^[1-9]\d{0,15}$/;

/** Maximum length of an order key that is forwarded. */
const MAX_KEY_LENGTH = 120;

/**
 * Returns the storefront page that replaces a WooCommerce account page linked in an e-mail, such as `view-order/123`,
 * `orders` or `edit-address/billing`. Returns null for any other path.
 *
 * @param accountPath Path after `/my-account/`, with or without surrounding slashes.
 */
export function resolveAccountLink(
  accountPath: string,
  links: Pick<SiteLinks, "accountTab" | "orderSummary">,
): string | null {
  const [endpoint = "", value = ""] = accountPath.split("/").filter(Boolean);
  switch (endpoint) {
    case "view-order":
      return ORDER_ID_PATTERN.test(value) ? links.orderSummary(Number(value)) : null;
    case "orders":
      return links.accountTab("orders");
    case "downloads":
      return links.accountTab("downloads");
    case "edit-address":
      return links.accountTab("addresses");
    case "edit-account":
    case "payment-methods":
    case "customer-logout":
      return links.accountTab("details");
    default:
      return null;
  }
}

/**
 * Returns the storefront page that replaces WooCommerce's payment page
 * `checkout/order-pay/123/?pay_for_order=true&key=…`: the page of the order, with its payment status and a link for
 * paying. Returns null for an invalid order id.
 */
export function resolvePayLink(id: string, key: string | null, links: Pick<SiteLinks, "orderReceived">): string | null {
  if (!ORDER_ID_PATTERN.test(id)) return null;
  const query = key ? `?${new URLSearchParams({ key: key.slice(0, MAX_KEY_LENGTH) }).toString()}` : "";
  return `${links.orderReceived(Number(id))}${query}`;
}
