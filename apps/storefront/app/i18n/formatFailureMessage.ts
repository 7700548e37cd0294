import { createIntl } from "react-intl";
import type { ShopFailure } from "@rewire/domain";
import { loadDeferredMessages, toLanguageTag, type Locale } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";

// @chunk frame: used by all components that add products to the cart.

/** Formats a failure as a localised sentence. Loads the messages and the formatting code on demand. */
export async function formatFailureMessage(locale: Locale, failure: ShopFailure): Promise<string> {
  const [{ describeFailure }, messages] = await Promise.all([
    import("@rewire/ui/failure-message"),
    loadDeferredMessages(locale),
  ]);
  return describeFailure(createIntl({ locale: toLanguageTag(locale), messages: toParsedMessages(messages) }), failure);
}
