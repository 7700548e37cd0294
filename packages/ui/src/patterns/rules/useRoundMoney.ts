import { formatDecimal, type Money } from "@rewire/domain";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useShopSettings } from "../../provider/Settings.tsx";

/**
 * Returns a function that formats money without zero cents: "€89", "€89.50". For price lists and claims, not for
 * product prices.
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
