import { formatDecimal, type Money } from "@rewire/domain";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useShopSettings } from "../../provider/Settings.tsx";

/**
 * Returns a function that formats money and omits the cents if they are zero, such as "€89" and "€89.50". Use it in
 * price lists and advertising texts, not for product prices.
 */
export function useRoundMoney(): (money: Money) => string {
  const { priceLocale } = useShopSettings();
  const { locale } = useIntl();
  const languageTag = priceLocale === "auto" ? locale : priceLocale;
  return useCallback(
    (money: Money) =>
      new Intl.NumberFormat(languageTag, {
        style: "currency",
        currency: money.currency,
        trailingZeroDisplay: "stripIfInteger",
      }).format(Number(formatDecimal(money))),
    [languageTag],
  );
}
