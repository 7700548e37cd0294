import type { GiftCard } from "@rewire/domain";
import { plainText } from "../../html/plainText.ts";
import { toMoney } from "../../money/toMoney.ts";

/** How shops call it in the languages that we speak. */
const NAMES =
  /gift[\s-]?(?:card|voucher|certificate)|geschenk(?:karte|gutschein)|tarjeta (?:de )?regalo|carte[\s-]cadeau|(?:carta|buono)[\s-]regalo|(?:cart[aã]o|vale)[\s-]?presente/i;
const NUMBER = String.raw`\d[\d.,'’\s]*\d|\d`;
const SIGN = String.raw`[€$£¥]|\b[A-Z]{3}\b`;
/** Only numbers with a currency: a card may also say until when it is valid. */
const AMOUNT = new RegExp(`(?:${SIGN})\\s?(?:${NUMBER})|(?:${NUMBER})\\s?(?:${SIGN})`, "g");

/** Characters of a coupon's description that are read. */
const MAX_DESCRIPTION = 1_000;

/**
 * Whether a coupon is a gift card, and what remains on it: the shop has no field for either, only the coupon's
 * description, as in "Gift card, €11.36 remaining".
 */
export function giftCardIn(description: string | null, currency: string): GiftCard | undefined {
  const plain = plainText(description?.slice(0, MAX_DESCRIPTION));
  if (!NAMES.test(plain)) return undefined;
  const amounts = [...plain.matchAll(AMOUNT)]
    .map(([text]) => toMoney(text, currency))
    .filter((money) => money !== null);
  // A card may also name its first amount: what remains is the smaller.
  return { remaining: amounts.toSorted((a, b) => a.minor - b.minor)[0] ?? null };
}
