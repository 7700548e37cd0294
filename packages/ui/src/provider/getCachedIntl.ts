import { isolateValues, writeFirstAsOrdinal } from "@rewire/platform/formatjs";
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from "react-intl";

type Messages = NonNullable<IntlConfig["messages"]>;
type GetMessageFormat = IntlShape["formatters"]["getMessageFormat"];

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
const messageFormats = new Map<string, WeakMap<object, ReturnType<GetMessageFormat>>>();

/** Returns the `intl` object for a provider of messages, which creates each formatter once. */
export function getCachedIntl(config: CachedIntlConfig): IntlShape {
  const cachedIntl = cachedIntls.get(config.messages);
  if (cachedIntl?.locale === config.locale && cachedIntl.onError === config.onError) return cachedIntl;
  const intl = isolateValues(writeFirstAsOrdinal(createIntl(config, formatters)));
  intl.formatters.getMessageFormat = createMessageFormatLookup(config.locale, intl.formatters.getMessageFormat);
  cachedIntls.set(config.messages, intl);
  return intl;
}

/**
 * Creates the function that returns the format of a parsed message, which it knows by the message's object: React Intl
 * writes the whole message as JSON to look it up. Formats depend on nothing else, as providers have no formats of their
 * own.
 */
function createMessageFormatLookup(locale: string, createFormat: GetMessageFormat): GetMessageFormat {
  const formats = messageFormats.get(locale) ?? new WeakMap();
  messageFormats.set(locale, formats);
  return (message, ...rest) => {
    if (typeof message === "string") return createFormat(message, ...rest);
    const cachedFormat = formats.get(message);
    if (cachedFormat) return cachedFormat;
    const format = createFormat(message, ...rest);
    formats.set(message, format);
    return format;
  };
}
