import type { SiteLinks } from "./links.ts";
import type { PrivacyLinks } from "./privacyLinks.ts";

/** Parameter of the account page that names the page to which the log-in leads. */
export const PAGE_AFTER_LOG_IN = "next";

/** Value of the parameter for the page about personal data. */
export const DATA_AFTER_LOG_IN = "data";

/** Returns the URL of the log-in that leads back to the checkout. @param myAccount URL of the account page */
export const toCheckoutLogInUrl = (myAccount: string): string => `${myAccount}?${PAGE_AFTER_LOG_IN}=checkout`;

/** Returns the URL of the log-in that leads back to an order. @param myAccount URL of the account page */
export const toOrderLogInUrl = (myAccount: string, orderId: number): string =>
  `${myAccount}?${PAGE_AFTER_LOG_IN}=order&id=${orderId}`;

/**
 * Returns the page to which the log-in leads, from the parameters of the account page; null for none. Only known pages
 * can be named, so that no link leads from the log-in to another site.
 */
export function findPageAfterLogIn(
  parameters: URLSearchParams,
  links: Pick<SiteLinks, "checkout" | "orderSummary"> & Pick<PrivacyLinks, "data" | "dataOf">,
): string | null {
  switch (parameters.get(PAGE_AFTER_LOG_IN)) {
    case DATA_AFTER_LOG_IN: {
      const key = parameters.get("key");
      return key ? links.dataOf(key) : links.data;
    }
    case "checkout":
      return links.checkout;
    case "order": {
      const id = parameters.get("id") ?? "";
      return /^[1-9]\d{0,15}$/.test(id) ? links.orderSummary(Number(id)) : null;
    }
    default:
      return null;
  }
}
