import { defaultSettings, formatMoney, type MeasurePrice, type Money, type ShopSettings } from "@rewire/domain";
import { createContext, useCallback, useContext, type ReactNode } from "react";
import { useIntl } from "react-intl";

const SettingsContext = createContext<ShopSettings>(defaultSettings.shop);

/** Provider of the shop owner's settings for all descendants. */
export function SettingsProvider({ value, children }: { value: ShopSettings; children: ReactNode }) {
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** Returns the shop owner's settings, or the default settings if there is no provider. */
export const useShopSettings = (): ShopSettings => useContext(SettingsContext);

/**
 * Returns a function that formats money in the format of the shop (`settings.priceLocale`). The default is US English
 * in every language.
 */
export function useFormatMoney(): (money: Money) => string {
  const { priceLocale } = useShopSettings();
  const { locale } = useIntl();
  const numberLocale = priceLocale === "auto" ? locale : priceLocale;
  return useCallback((money: Money) => formatMoney(money, numberLocale), [numberLocale]);
}

/**
 * Returns a function that formats a unit price: "€2.95 / m", or "from €2.95 / m" if the variations have different unit
 * prices.
 */
export function useFormatMeasurePrice(): (measurePrice: MeasurePrice) => string {
  const formatAmount = useFormatMoney();
  const { formatMessage } = useIntl();
  return ({ amount, measure, isFrom: isMinimumPrice }) => {
    const price = `${formatAmount(amount)} / ${measure === "piece" ? formatMessage({ id: "price.piece" }) : measure}`;
    return isMinimumPrice ? formatMessage({ id: "price.from" }, { price }) : price;
  };
}
