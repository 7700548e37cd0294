import type { ContentPageLink } from "@rewire/domain";
import type { Locale } from "@rewire/messages";
import { createSentence, type SentencePart } from "./createSentence.server.ts";

/** Returns the message about the pages that there are; null for none of them. */
function selectAcceptanceMessage(hasTerms: boolean, hasPrivacy: boolean) {
  if (hasTerms) return hasPrivacy ? "content.acceptBoth" : "content.acceptTerms";
  return hasPrivacy ? "content.readPrivacy" : null;
}

/**
 * Creates the sentence shown below the button that places the order, with links to the terms and the privacy policy.
 * Returns an empty array if the shop has neither page.
 */
export async function createAcceptance(
  locale: Locale,
  contentPages: readonly ContentPageLink[],
): Promise<readonly SentencePart[]> {
  const hasPage = (page: string) => contentPages.some(({ name }) => name === page);
  const id = selectAcceptanceMessage(hasPage("terms"), hasPage("privacy"));
  return id === null ? [] : createSentence(locale, id, ["terms", "privacy"]);
}
