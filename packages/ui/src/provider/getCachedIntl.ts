import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from "react-intl";

type Messages = NonNullable<IntlConfig["messages"]>;

interface CachedIntlConfig extends Required<Pick<IntlConfig, "locale" | "onError">> {
  /** The same object for the same messages. */
  readonly messages: Messages;
}

/**
 * Formatters of all providers. React Intl's own provider has a cache of its own, so that a server creates all formatters
 * again for each page, and a browser for each nested provider.
 */
const formatters = createIntlCache();
const cachedIntls = new WeakMap<Messages, IntlShape>();

/** Returns the `intl` object for a provider of messages, which creates each formatter once. */
export function getCachedIntl(config: CachedIntlConfig): IntlShape {
  const cachedIntl = cachedIntls.get(config.messages);
  if (cachedIntl?.locale === config.locale && cachedIntl.onError === config.onError) return cachedIntl;
  const intl = createIntl(config, formatters);
  cachedIntls.set(config.messages, intl);
  return intl;
}
