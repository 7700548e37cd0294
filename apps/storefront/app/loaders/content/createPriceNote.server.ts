import type { RouterContextProvider } from "react-router";
import type { PriceNoteContent } from "@rewire/domain";
import { findPathLocale, type Locale, type MessageKey } from "@rewire/messages";
import { pageContext } from "../pageContext.server.ts";
import { listContentPages } from "./contentPages.server.ts";
import { createSentence, type SentencePart } from "./createSentence.server.ts";

/** Properties of displayed prices that determine the wording of the price note. */
export interface DisplayedPrices {
  /** Whether they are those of a list. */
  readonly isList: boolean;
  /** Whether any of the products is sent. */
  readonly isSent: boolean;
  /** Whether the prices include tax; "auto" if the shop's setting is unknown. */
  readonly includeTax: boolean | "auto";
}

/** Returns the message about prices; null for none. */
function selectPriceNoteMessage(
  content: PriceNoteContent,
  { isList, isSent, includeTax }: DisplayedPrices,
): MessageKey | null {
  const hasVat = content !== "none" && includeTax !== false;
  if (content === "vatAndShipping" && isSent) {
    if (hasVat) return isList ? "content.priceOfListVatShipping" : "content.priceVatShipping";
    return isList ? "content.priceOfListShipping" : "content.priceShipping";
  }
  if (!hasVat) return null;
  return isList ? "content.priceOfListVat" : "content.priceVat";
}

/**
 * Creates a note such as "incl. VAT, plus shipping". The word for shipping links to the shop's shipping page, if there
 * is one. VAT is mentioned only if the prices include it. Returns an empty array if there is nothing to mention.
 */
export async function createPriceNote(
  locale: Locale,
  content: PriceNoteContent,
  prices: DisplayedPrices & { readonly hasShippingPage: boolean },
): Promise<readonly SentencePart[]> {
  const id = selectPriceNoteMessage(content, prices);
  if (id === null) return [];
  const parts = await createSentence(locale, id, ["shipping"]);
  return prices.hasShippingPage
    ? parts
    : [parts.map((part) => (typeof part === "string" ? part : part.label)).join("")];
}

/**
 * Loads the price note in the language of the URL. If there is no note, the result has no `priceNote` field, to keep
 * pages small.
 */
export async function loadPriceNote(
  request: Request,
  context: Readonly<RouterContextProvider>,
  prices: Pick<DisplayedPrices, "isList" | "isSent">,
): Promise<{ readonly priceNote?: readonly SentencePart[] }> {
  const { services, settings } = context.get(pageContext);
  const { priceNote: content, pricesIncludeTax } = settings.shop;
  if (content === "none") return {};
  const locale = findPathLocale(new URL(request.url).pathname);
  const hasShippingPage = (await listContentPages(locale, context)).some(({ name }) => name === "shipping");
  const includeTax = services.pricesIncludeTax() ?? pricesIncludeTax;
  const priceNote = await createPriceNote(locale, content, { ...prices, includeTax, hasShippingPage });
  return priceNote.length > 0 ? { priceNote } : {};
}
