import { createIntl } from "react-intl";
import { createContentPagePath } from "@rewire/domain";
import { loadAllMessages, localePrefixes, toLanguageTag, type Locale, type MessageKey } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";

/** Part of a sentence: text, or a link to a content page. */
export type SentencePart = string | { readonly page: string; readonly href: string; readonly label: string };

/** Pieces from one text of a sentence to the next: text, page of a link, its label. */
const PIECES_PER_LINK = 3;

/**
 * Creates a sentence from a message whose tags become links to content pages.
 * @param tags Names of the tags; each is also the name of a content page.
 */
export async function createSentence(
  locale: Locale,
  id: MessageKey,
  tags: readonly string[],
): Promise<readonly SentencePart[]> {
  const { formatMessage } = createIntl({
    locale: toLanguageTag(locale),
    messages: toParsedMessages(await loadAllMessages(locale)),
  });
  // Text, page, label, text, …: messages hold no line breaks.
  const markLink = (page: string) => (label: readonly string[]) => `\n${page}\n${label.join("")}\n`;
  const values = Object.fromEntries(tags.map((page) => [page, markLink(page)]));
  const pieces = formatMessage({ id }, values).split("\n");
  return pieces.flatMap((piece, index): readonly SentencePart[] => {
    if (index % PIECES_PER_LINK === 0) return piece === "" ? [] : [piece];
    if (index % PIECES_PER_LINK === 2) return [];
    return [
      { page: piece, href: createContentPagePath(localePrefixes[locale], piece), label: pieces[index + 1] ?? "" },
    ];
  });
}
