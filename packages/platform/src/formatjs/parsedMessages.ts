import type { IntlConfig, MessageFormatElement } from "react-intl";

/** Compiled catalogue: plain text, or parsed ICU where the message has arguments. */
type Compiled = Readonly<Record<string, string | MessageFormatElement[]>>;
type Parsed = NonNullable<IntlConfig["messages"]>;

/** The parser's own number for plain text; importing its enum would bring the parser along. */
const LITERAL = 0;
const cache = new WeakMap<Compiled, Parsed>();

/**
 * Converts plain text to the parsed format. Compiled catalogues store strings because that is smaller, but react-intl
 * would parse a string, and the parser is not in the bundle.
 */
export function parsedMessages(messages: Compiled): Parsed {
  const cached = cache.get(messages);
  if (cached) return cached;
  // The parser's enum is left out, and with it the type that its number would have.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const parsed = Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === "string" ? [{ type: LITERAL, value: message }] : message,
    ]),
  ) as Parsed;
  cache.set(messages, parsed);
  return parsed;
}
