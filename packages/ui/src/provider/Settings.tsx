import { defaultSettings, formatMoney, type Money, type ShopSettings } from "@rewire/domain";
import { createContext, useCallback, useContext, type ReactNode } from "react";
import { useIntl } from "react-intl";

const SettingsContext = createContext<ShopSettings>(defaultSettings.store);

/** Tells components below it what the shop owner has configured. */
export function SettingsProvider({ value, children }: { value: ShopSettings; children: ReactNode }) {
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** The shop owner's settings; the specification's defaults where nobody set them. */
export const useStoreSettings = (): ShopSettings => useContext(SettingsContext);

/** Formats money as the shop does: by default US-English in every language (`settings.priceLocale`). */
export function useFormatMoney(): (money: Money) => string {
  const { priceLocale } = useStoreSettings();
  const { locale } = useIntl();
  const tag = priceLocale === "auto" ? locale : priceLocale;
  return useCallback((money: Money) => formatMoney(money, tag), [tag]);
}
