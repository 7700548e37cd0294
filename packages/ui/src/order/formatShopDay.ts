import type { IntlShape } from "react-intl";

/**
 * Formats the day of a timestamp on the shop's clock, which is that of the timestamp: in another zone, an order from
 * about midnight would have another day than on its own page.
 */
export const formatShopDay = (isoDate: string, formatDate: IntlShape["formatDate"]): string =>
  formatDate(`${isoDate.slice(0, 10)}T12:00:00Z`, { dateStyle: "long", timeZone: "UTC" });
