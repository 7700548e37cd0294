import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useShopSettings } from "../../provider/Settings.tsx";

// @chunk chips: used by chips and the price filter only.

/**
 * Returns a function that formats a bound of the price filter in the shop's currency, such as "€1,500" or "€19.99". It
 * accepts any number, because bounds come from the URL.
 */
export function useFormatAmount(): (amount: number) => string {
  const { priceLocale, currency } = useShopSettings();
  const { locale } = useIntl();
  const languageTag = priceLocale === "auto" ? locale : priceLocale;
  return useCallback(
    (amount: number) =>
      new Intl.NumberFormat(languageTag, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(
        amount,
      ),
    [languageTag, currency],
  );
}
