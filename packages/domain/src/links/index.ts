export { createSiteLinks, toEnergyLabelUrl, type SiteLinks } from "./links.ts";
export { toGuaranteeUrl } from "./toGuaranteeUrl.ts";
export { parseUrl } from "./parseUrl.ts";
export { toLocalPath } from "./toLocalPath.ts";
export { resolveAccountLink, resolvePayLink } from "./shopLinks.ts";
export {
  convertListQuery,
  convertOptionQuery,
  parseWooCommercePath,
  parseWooCommerceQuery,
  readOptions,
  type WooCommerceTarget,
} from "./parseWooCommerceUrl.ts";
export { createAlertLinks, type AlertLinks } from "./alertLinks.ts";
export { createTradeInLinks, type TradeInLinks } from "./tradeInLinks.ts";
export { createCartLinks, type CartLinks } from "./cartLinks.ts";
export { findPageAfterLogIn, toCheckoutLogInUrl, toOrderLogInUrl } from "./logInLinks.ts";
export { createPrivacyLinks, type PrivacyLinks } from "./privacyLinks.ts";
export { createWithdrawalLinks, type WithdrawalLinks } from "./withdrawalLinks.ts";
export { createDeviceLinks, FITS_PARAMETER, type DeviceLinks } from "./deviceLinks.ts";
