import type { IntlConfig, MessageFormatElement } from "react-intl";

/** Compiled catalogue: plain text, or the parsed ICU message if it has arguments. */
type CompiledMessages = Readonly<Record<string, string | MessageFormatElement[]>>;
type ParsedMessages = NonNullable<IntlConfig["messages"]>;

/** Type of a plain-text element in the parser's enum, whose import would include the parser in the bundle. */
const LITERAL_TYPE = 0;
const cachedConversions = new WeakMap<CompiledMessages, ParsedMessages>();

/**
 * Converts plain-text messages to parsed messages. Compiled locale files contain plain text as strings to reduce their
 * size, but react-intl would parse strings, and the bundle does not include the parser.
 */
export function toParsedMessages(messages: CompiledMessages): ParsedMessages {
  const cachedMessages = cachedConversions.get(messages);
  if (cachedMessages) return cachedMessages;
  // The number has no enum type, because the parser's enum is not imported.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const parsedMessages = Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === "string" ? [{ type: LITERAL_TYPE, value: message }] : message,
    ]),
  ) as ParsedMessages;
  cachedConversions.set(messages, parsedMessages);
  return parsedMessages;
}
