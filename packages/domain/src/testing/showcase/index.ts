import { limitSuggestions, type SearchSuggestions } from "../../catalogue/index.ts";
import { repairDays } from "../repairDesk.ts";
import { createComparedPhones } from "./compared.ts";
import { goodsRows } from "./goods.ts";
import { createPlacedOrder } from "./orders.ts";
import { createBuyerTexts, createPhonePage, createPhoneReviews, phoneRatings, shownVariationId } from "./phonePage.ts";
import { phoneRows } from "./phones.ts";
import {
  createPhoneRepairs,
  createRepairOnTheBench,
  createWaitingRepair,
  showcaseDevice,
  showcaseFaults,
} from "./repairs.ts";
import {
  createShowcaseCategories,
  createShowcaseFacets,
  createShowcaseQuickFilters,
  createShowcaseRepairMenus,
  showcaseQuery,
} from "./shop.ts";
import { pick, toProduct, type ProductRow, type ShowcaseLanguage } from "./words.ts";

const FIRST_PHONE_ID = 5001;
const FIRST_GOODS_ID = 5101;

/** Phones and other goods of the showcase, with names in a language. */
function createCards(language: ShowcaseLanguage) {
  const smartphones = { slug: "smartphones", name: "Smartphones" };
  const others = { slug: "accessories", name: pick(["Accessories", "Zubehör"], language) };
  const phones = phoneRows.map((row, index) => toProduct(row, FIRST_PHONE_ID + index, smartphones, language));
  const [phone, ...otherPhones] = phones;
  const card = (row: ProductRow, index: number) => toProduct(row, FIRST_GOODS_ID + index, others, language);
  const { tarn14, overEar, orrery2, charger, buds, hearth, cable, case: cover } = goodsRows;
  return {
    phones,
    phone: phone ?? card(tarn14, 0),
    otherPhones,
    tarn14: card(tarn14, 0),
    overEar: card(overEar, 1),
    orrery2: card(orrery2, 2),
    charger: card(charger, 3),
    buds: card(buds, 4),
    hearth: card(hearth, 5),
    cable: card(cable, 6),
    cover: card(cover, 7),
  };
}

type Cards = ReturnType<typeof createCards>;

const findPhone = ({ phones }: Cards, slug: string) => phones.filter((phone) => phone.slug === slug);

const createSuggestions = (cards: Cards, language: ShowcaseLanguage): SearchSuggestions => ({
  ...limitSuggestions({
    products: [
      cards.phone,
      ...findPhone(cards, "nordlys-n3"),
      ...findPhone(cards, "nordlys-n2-refurbished"),
      cards.cover,
    ],
    repairs: [
      {
        slug: "nordlys-n3-screen-repair",
        name: pick(["Nordlys N3 screen repair", "Nordlys N3 Displayreparatur"], language),
      },
      {
        slug: "nordlys-n3-battery-replacement",
        name: pick(["Nordlys N3 battery replacement", "Nordlys N3 Akkutausch"], language),
      },
    ].map((repair, index) => ({ ...repair, price: { minor: index === 0 ? 13_900 : 5_900, currency: "EUR" } })),
    categories: [
      { slug: "smartphones", name: "Smartphones", count: 4 },
      { slug: "cases", name: pick(["Cases and protection", "Hüllen und Schutz"], language), count: 5 },
    ],
  }),
  correctedTo: "nordlys n3",
  total: 11,
});

/**
 * Creates the cast of the showcase in the language of a shop: goods that can be compared, as an owner would show them,
 * beside the cast of odd ones. It is what the pages of "Beside the comp" show.
 */
export function createShowcase(language: ShowcaseLanguage) {
  const cards = createCards(language);
  const { phone, tarn14, overEar, orrery2, charger, buds, hearth } = cards;
  return {
    categories: createShowcaseCategories(language),
    featured: [phone, tarn14, overEar],
    popular: [tarn14, phone, overEar, orrery2, charger],
    onSale: [hearth, ...cards.phones.filter(({ discount }) => discount !== null).slice(1, 5)],
    repairMenus: createShowcaseRepairMenus(language),
    phones: cards.phones,
    query: showcaseQuery,
    facets: createShowcaseFacets(language),
    quickFilters: createShowcaseQuickFilters(language),
    suggestions: createSuggestions(cards, language),
    phonePage: createPhonePage(phone, [charger, buds, overEar, orrery2, hearth], language),
    phoneReviews: createPhoneReviews(language),
    phoneRatings,
    buyerTexts: createBuyerTexts(language),
    priceNote: [pick(["Includes 19% VAT.", "Inkl. 19 % MwSt."], language)],
    phoneRepairs: createPhoneRepairs(language),
    /** Sentences below the price of the reduced variations. */
    priceFacts: {
      [shownVariationId]: [
        pick(
          [
            "Lowest price in the 30 days before: €899.00",
            "Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: 899,00 €",
          ],
          language,
        ),
      ],
    },
    compared: createComparedPhones(
      [phone, ...findPhone(cards, "fennec-repairable-5"), ...findPhone(cards, "tern-mini")],
      language,
    ),
    placedOrder: createPlacedOrder(phone, charger, language),
    device: showcaseDevice,
    faults: showcaseFaults,
    repairDays,
    waitingRepair: createWaitingRepair(language),
    repairOnTheBench: createRepairOnTheBench(language),
  };
}

export type { ShowcaseLanguage };
