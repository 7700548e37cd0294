import { useMemo, type ReactNode } from "react";
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig } from "react-intl";

/**
 * Formatters of all providers. React Intl's own provider has a cache of its own, so that a server creates all formatters
 * again for each page, and a browser for each nested provider.
 */
const cache = createIntlCache();

interface CachedIntlProviderProps extends Pick<IntlConfig, "locale" | "messages" | "onError"> {
  children: ReactNode;
}

/** Provider of messages and formatters that creates each formatter once. */
export function CachedIntlProvider({ locale, messages, onError, children }: CachedIntlProviderProps) {
  const intl = useMemo(
    () => createIntl({ locale, ...(messages && { messages }), ...(onError && { onError }) }, cache),
    [locale, messages, onError],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
