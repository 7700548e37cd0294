export { createSiteLinks, toEnergyLabelUrl, type SiteLinks } from "./links.ts";
export { toGuaranteeUrl } from "./toGuaranteeUrl.ts";
export { toLocalPath } from "./toLocalPath.ts";
export { resolveAccountLink, resolvePayLink } from "./shopLinks.ts";
export { createAlertLinks, type AlertLinks } from "./alertLinks.ts";
export { createTradeInLinks, type TradeInLinks } from "./tradeInLinks.ts";
export { createPrivacyLinks, findPageAfterLogIn, type PrivacyLinks } from "./privacyLinks.ts";
export { createWithdrawalLinks, type WithdrawalLinks } from "./withdrawalLinks.ts";
export { createDeviceLinks, FITS_PARAMETER, type DeviceLinks } from "./deviceLinks.ts";
