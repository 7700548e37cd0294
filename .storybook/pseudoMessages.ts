import type { Messages } from "@rewire/messages";
import { pseudoLocalizeString } from "pseudo-localization";

type Parts = Exclude<Messages[keyof Messages], string>;

/** Numbers of the parser's element types that hold other elements or are words themselves. */
const LITERAL = 0;

/** Writes every word of compiled messages longer and with accents; arguments, numbers, dates and tags stay. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === "string" ? pseudoLocalizeString(message) : pseudoParts(message),
    ]),
  ) as Messages;
}

function pseudoParts(parts: Parts): Parts {
  return parts.map((part) => {
    if (part.type === LITERAL) return { ...part, value: pseudoLocalizeString(part.value) };
    if ("children" in part) return { ...part, children: pseudoParts(part.children) };
    if ("options" in part) {
      const options = Object.entries(part.options).map(([name, option]) => [name, { ...option, value: pseudoParts(option.value) }]);
      return { ...part, options: Object.fromEntries(options) as typeof part.options };
    }
    return part;
  }) as Parts;
}
