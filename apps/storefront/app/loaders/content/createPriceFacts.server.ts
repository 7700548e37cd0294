import {
  formatMoney,
  type MeasurePrice,
  type Money,
  type Price,
  type ProductDetail,
  type ShopSettings,
} from "@rewire/domain";
import { toLanguageTag, type Locale } from "@rewire/messages";
import { loadIntl } from "../../i18n/createServerIntl.server.ts";

/** Sentences about the price of each offer, by product or variation id. */
export type PriceFacts = Readonly<Record<number, readonly string[]>>;

type PricedProduct = Pick<ProductDetail, "id" | "kind" | "price" | "measurePrice" | "variations">;

type PricedOffer = Pick<ProductDetail, "id" | "price" | "measurePrice">;

/**
 * Creates the sentences below the price of a product and of each variation: the price per unit of measure, and the
 * lowest price in the 30 days before a reduction. Offers without such a sentence are omitted.
 */
export async function createPriceFacts(
  locale: Locale,
  { id, kind, price, measurePrice, variations }: PricedProduct,
  { priceLocale }: Pick<ShopSettings, "priceLocale">,
): Promise<PriceFacts> {
  const offers: readonly PricedOffer[] = [{ id, price, measurePrice }, ...(kind === "variable" ? variations : [])];
  if (offers.every((offer) => !offer.measurePrice && !isPriorPriceKnown(offer.price))) return {};
  const language = toLanguageTag(locale);
  const intl = await loadIntl(locale);
  const formatPrice = (money: Money) => formatMoney(money, priceLocale === "auto" ? language : priceLocale);
  const formatAmount = ({ amount, isFrom }: MeasurePrice) =>
    isFrom ? intl.formatMessage({ id: "price.from" }, { price: formatPrice(amount) }) : formatPrice(amount);
  const formatMeasure = ({ measure }: MeasurePrice) =>
    measure === "piece" ? intl.formatMessage({ id: "price.piece" }) : measure;
  const describeOffer = (offer: PricedOffer): readonly string[] => [
    ...(offer.measurePrice
      ? [
          intl.formatMessage(
            { id: "content.unitPrice" },
            { price: formatAmount(offer.measurePrice), unit: formatMeasure(offer.measurePrice) },
          ),
        ]
      : []),
    ...(offer.price.kind === "sale" && isPriorPriceKnown(offer.price)
      ? [intl.formatMessage({ id: "content.lowestPrice" }, { price: formatPrice(offer.price.was) })]
      : []),
  ];
  return Object.fromEntries(
    offers.flatMap((offer) => {
      const sentences = describeOffer(offer);
      return sentences.length > 0 ? [[offer.id, sentences] as const] : [];
    }),
  );
}

const isPriorPriceKnown = (price: Price): boolean => price.kind === "sale" && price.isPriorPrice === true;
