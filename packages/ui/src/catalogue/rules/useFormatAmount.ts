import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useStoreSettings } from "../../provider/Settings.tsx";

/** Formats a bound of a price filter, an amount of the shop's currency: "€1,500", "€19.99". Any number will do: it stands in the address. */
export function useFormatAmount(): (amount: number) => string {
  const { priceLocale, currency } = useStoreSettings();
  const { locale } = useIntl();
  const tag = priceLocale === "auto" ? locale : priceLocale;
  return useCallback(
    (amount: number) =>
      new Intl.NumberFormat(tag, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(amount),
    [tag, currency],
  );
}
