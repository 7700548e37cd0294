import type { GiftCard } from "@rewire/domain";
import { toPlainText } from "../../html/plainText.ts";
import { toMoney } from "../../money/toMoney.ts";

/** Names of gift cards in the supported languages. */
const GIFT_CARD_NAME_PATTERN =
  /gift[\s-]?(?:card|voucher|certificate)|geschenk(?:karte|gutschein)|tarjeta (?:de )?regalo|carte[\s-]cadeau|(?:carta|buono)[\s-]regalo|(?:cart[aã]o|vale)[\s-]?presente/i;
const NUMBER_PATTERN_SOURCE = String.raw`\d[\d.,'’\s]*\d|\d`;
const CURRENCY_PATTERN_SOURCE = String.raw`[A-Z]{0,2}\p{Sc}|\b[A-Z]{3}\b`;
/** Matches only numbers with a currency sign, because a description may also contain an expiry date. */
const AMOUNT_PATTERN = new RegExp(
  `(?:${CURRENCY_PATTERN_SOURCE})\\s?(?:${NUMBER_PATTERN_SOURCE})|(?:${NUMBER_PATTERN_SOURCE})\\s?(?:${CURRENCY_PATTERN_SOURCE})`,
  "gu",
);

/** Maximum number of characters of a coupon's description that are read. */
const MAX_DESCRIPTION_LENGTH = 1_000;

/**
 * Returns the gift card that a coupon represents, with its remaining balance; undefined for any other coupon. Both are
 * read from the coupon's description, such as "Gift card, €11.36 remaining", because the shop provides no other source.
 */
export function parseGiftCard(description: string | null, currency: string): GiftCard | undefined {
  const plainDescription = toPlainText(description?.slice(0, MAX_DESCRIPTION_LENGTH));
  if (!GIFT_CARD_NAME_PATTERN.test(plainDescription)) return undefined;
  const amounts = [...plainDescription.matchAll(AMOUNT_PATTERN)]
    .map(([text]) => toMoney(text, currency))
    .filter((money) => money !== null);
  // A description may also contain the initial amount: the smaller one is the balance.
  return { remaining: amounts.toSorted((a, b) => a.minor - b.minor)[0] ?? null };
}
