import {
  calculateUnitPrice,
  chooseUnitQuantity,
  findLowestAmount,
  formatMoney,
  type QuantityUnit,
  type NetQuantities,
  type Money,
  type Price,
  type ProductDetail,
  type ShopSettings,
} from "@rewire/domain";
import { loadAllMessages, toLanguageTag, type Locale } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { createIntl } from "react-intl";

/** Sentences about the price of each offer, by the id of the product or variation. */
export type PriceFacts = Readonly<Record<number, readonly string[]>>;

type PricedProduct = Pick<ProductDetail, "id" | "kind" | "price" | "variations"> & {
  readonly netQuantities?: NetQuantities | undefined;
};

/** Names of the units in `Intl.NumberFormat`: the unit, and the smaller one for small quantities. */
const INTL_UNITS = {
  meter: ["meter", "meter"],
  liter: ["liter", "milliliter"],
  kilogram: ["kilogram", "gram"],
} as const;
const SMALL_UNITS_PER_UNIT = 1000;

/**
 * Creates the sentences below the price of a product and of each of its variations: the unit price, and the lowest
 * price of the 30 days before a reduction. Offers without any such sentence are omitted.
 */
export async function createPriceFacts(
  locale: Locale,
  { id, kind, price, variations, netQuantities = {} }: PricedProduct,
  { priceLocale, currency }: Pick<ShopSettings, "priceLocale" | "currency">,
): Promise<PriceFacts> {
  const offers: readonly { readonly id: number; readonly price: Price }[] = [
    { id, price },
    ...(kind === "variable" ? variations : []),
  ];
  if (Object.keys(netQuantities).length === 0 && offers.every((offer) => !isPriorPriceKnown(offer.price))) return {};
  const language = toLanguageTag(locale);
  const intl = createIntl({ locale: language, messages: toParsedMessages(await loadAllMessages(locale)) });
  const formatPrice = (money: Money) => formatMoney(money, priceLocale === "auto" ? language : priceLocale);
  const formatUnit = (unit: QuantityUnit, baseQuantity: number): string => {
    if (unit === "piece") return intl.formatMessage({ id: "content.unitPiece" });
    if (unit === "squareMeter") return "m²";
    return formatIntlUnit(language, INTL_UNITS[unit], baseQuantity);
  };
  const baseQuantity = chooseUnitQuantity(Object.values(netQuantities));
  const describeOffer = (offer: (typeof offers)[number]): readonly string[] => {
    const amount = findLowestAmount(offer.price, currency);
    const netQuantity = netQuantities[offer.id];
    const unitPrice =
      netQuantity && amount && amount.minor > 0 ? calculateUnitPrice(amount, netQuantity, baseQuantity) : null;
    return [
      ...(unitPrice
        ? [
            intl.formatMessage(
              { id: "content.unitPrice" },
              { price: formatPrice(unitPrice.amount), unit: formatUnit(unitPrice.unit, unitPrice.per) },
            ),
          ]
        : []),
      ...(offer.price.kind === "sale" && isPriorPriceKnown(offer.price)
        ? [intl.formatMessage({ id: "content.lowestPrice" }, { price: formatPrice(offer.price.was) })]
        : []),
    ];
  };
  return Object.fromEntries(
    offers.flatMap((offer) => {
      const sentences = describeOffer(offer);
      return sentences.length > 0 ? [[offer.id, sentences] as const] : [];
    }),
  );
}

const isPriorPriceKnown = (price: Price): boolean => price.kind === "sale" && price.isPriorPrice === true;

/** Formats "m", "kg" or "100 ml" in the reader's language. */
function formatIntlUnit(language: string, [unit, smallUnit]: readonly [string, string], baseQuantity: number): string {
  const numberFormat = new Intl.NumberFormat(language, {
    style: "unit",
    unit: baseQuantity === 1 ? unit : smallUnit,
    unitDisplay: "short",
  });
  if (baseQuantity !== 1) return numberFormat.format(baseQuantity * SMALL_UNITS_PER_UNIT);
  return (
    numberFormat
      .formatToParts(1)
      .find(({ type }) => type === "unit")
      ?.value.trim() ?? unit
  );
}
