import type { ReactNode } from "react";
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig, type IntlShape } from "react-intl";

type Messages = NonNullable<IntlConfig["messages"]>;

/** Configuration of {@link CachedIntlProvider}. */
interface ProviderConfig extends Required<Pick<IntlConfig, "locale" | "onError">> {
  /** The same object for the same messages. */
  readonly messages: Messages;
}

interface CachedIntlProviderProps extends ProviderConfig {
  children: ReactNode;
}

/**
 * Formatters of all providers. React Intl's own provider has a cache of its own, so that a server creates all formatters
 * again for each page, and a browser for each nested provider.
 */
const formatters = createIntlCache();
const cachedIntls = new WeakMap<Messages, IntlShape>();

function getIntl(config: ProviderConfig): IntlShape {
  const cachedIntl = cachedIntls.get(config.messages);
  if (cachedIntl?.locale === config.locale && cachedIntl.onError === config.onError) return cachedIntl;
  const intl = createIntl(config, formatters);
  cachedIntls.set(config.messages, intl);
  return intl;
}

/** Provider of messages that creates each formatter once. */
export const CachedIntlProvider = ({ children, ...config }: CachedIntlProviderProps) => (
  <RawIntlProvider value={getIntl(config)}>{children}</RawIntlProvider>
);
