import type { Messages } from "@rewire/messages";
import { pseudoLocalizeString } from "pseudo-localization";

/** Parts of a parsed message that contain text. */
interface Part {
  type: number;
  value?: string;
  children?: readonly Part[];
  options?: Readonly<Record<string, { value: readonly Part[] }>>;
}

/** The parser's type number of literal text; an argument has a `value` too, its name. */
const LITERAL = 0;

/** Lengthens and accents the text of compiled messages; arguments, numbers, dates and tags are unchanged. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === "string" ? pseudoLocalizeString(message) : pseudoParts(message as readonly Part[]),
    ]),
  ) as Messages;
}

const pseudoParts = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({
    ...part,
    ...(part.type === LITERAL && part.value !== undefined ? { value: pseudoLocalizeString(part.value) } : {}),
    ...(part.children ? { children: pseudoParts(part.children) } : {}),
    ...(part.options ? { options: pseudoOptions(part.options) } : {}),
  }));

const pseudoOptions = (options: NonNullable<Part["options"]>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, value: pseudoParts(option.value) }]),
  );
