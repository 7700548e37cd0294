import { createIntl } from "react-intl";
import { createContentPagePath, type ContentPageLink } from "@rewire/domain";
import { loadAllMessages, localePrefixes, toLanguageTag, type Locale } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";

/** Part of a sentence: text, or a link to a content page. */
export type SentencePart = string | { readonly page: string; readonly href: string; readonly label: string };

/** Pieces from one text of a sentence to the next: text, page of a link, its label. */
const PIECES_PER_LINK = 3;

/** Returns the message about the pages that there are; null for none of them. */
function messageOf(hasTerms: boolean, hasPrivacy: boolean) {
  if (hasTerms) return hasPrivacy ? "content.acceptBoth" : "content.acceptTerms";
  return hasPrivacy ? "content.readPrivacy" : null;
}

/**
 * Creates the sentence under the button that places the order, with links to terms and privacy policy. It is empty for
 * a shop that has neither: nobody accepts what they cannot read.
 */
export async function createAcceptance(
  locale: Locale,
  contentPages: readonly ContentPageLink[],
): Promise<readonly SentencePart[]> {
  const hasPage = (page: string) => contentPages.some(({ name }) => name === page);
  const id = messageOf(hasPage("terms"), hasPage("privacy"));
  if (id === null) return [];
  const { formatMessage } = createIntl({
    locale: toLanguageTag(locale),
    messages: toParsedMessages(await loadAllMessages(locale)),
  });
  // Text, page, label, text, …: messages hold no line breaks.
  const markLink = (page: string) => (label: readonly string[]) => `\n${page}\n${label.join("")}\n`;
  const pieces = formatMessage({ id }, { terms: markLink("terms"), privacy: markLink("privacy") }).split("\n");
  return pieces.flatMap((piece, at): readonly SentencePart[] => {
    if (at % PIECES_PER_LINK === 0) return piece === "" ? [] : [piece];
    if (at % PIECES_PER_LINK === 2) return [];
    return [{ page: piece, href: createContentPagePath(localePrefixes[locale], piece), label: pieces[at + 1] ?? "" }];
  });
}
