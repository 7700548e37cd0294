import { calculateDiscount } from "../../money/index.ts";
import type { ProductAttribute, ProductDetail, ProductSummary, Variation } from "../../product/index.ts";
import type { Review } from "../../review/index.ts";
import { euros, pick, picture, type MaybeWords, type ShowcaseLanguage } from "./words.ts";

const colors: readonly (readonly [slug: string, picture: string, name: MaybeWords])[] = [
  ["graphite", "graphite", ["Graphite", "Graphit"]],
  ["sand", "sand", ["Desert sand", "Wüstensand"]],
  ["ice-blue", "ice", ["Ice blue", "Eisblau"]],
  ["forest", "forest", ["Forest", "Waldgrün"]],
];

/** Pieces of each colour and storage; a missing pair is not made. */
const stocks: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  graphite: { "128-gb": 8, "256-gb": 14, "512-gb": 3, "1-tb": 0 },
  sand: { "128-gb": 6, "256-gb": 9, "512-gb": 2, "1-tb": 0 },
  "ice-blue": { "128-gb": 5, "256-gb": 4, "512-gb": 6, "1-tb": 0 },
  forest: { "128-gb": 0, "256-gb": 0, "512-gb": 0, "1-tb": 0 },
};
const prices: Readonly<Record<string, number>> = {
  "128-gb": 66_900,
  "256-gb": 74_900,
  "512-gb": 86_900,
  "1-tb": 96_900,
};
const FORMER_PRICE = 89_900;

const toStorageLabel = (slug: string): string => slug.replace("-", " ").toUpperCase();

/** Creates the variations of the phone; that of 256 GB is reduced. */
const createVariations = (language: ShowcaseLanguage): readonly Variation[] =>
  colors.flatMap(([color, file, name], row) =>
    Object.entries(prices).map(([storage, amount], column): Variation => {
      const isReduced = storage === "256-gb";
      const quantity = stocks[color]?.[storage] ?? 0;
      return {
        id: 21_000 + row * 10 + column,
        sku: `NL-N3P-${toStorageLabel(storage).replace(/ (.).*/, "$1")}${row === 0 ? "" : file.charAt(0).toUpperCase()}`,
        price: isReduced
          ? { kind: "sale", was: euros(FORMER_PRICE), now: euros(amount) }
          : { kind: "single", amount: euros(amount) },
        discount: isReduced ? calculateDiscount(euros(FORMER_PRICE), euros(amount)) : null,
        stock:
          quantity === 0
            ? { state: "outOfStock", quantity: null, lowStockAmount: null }
            : { state: "inStock", quantity, lowStockAmount: 5 },
        image: picture(`smartphone-max-${file}-duo`, `Nordlys N3 Pro, ${pick(name, language)}`),
        values: { pa_color: color, pa_storage: storage },
        isPurchasable: true,
      };
    }),
  );

/** Id of the variation that the page shows: graphite, 256 GB. */
export const shownVariationId = 21_001;

const facts: readonly (readonly [label: MaybeWords, value: MaybeWords])[] = [
  [
    ["Screen", "Bildschirm"],
    ["6.3″ OLED, 2556 × 1179, 1 to 120 Hz", "6,3″ OLED, 2556 × 1179, 1 bis 120 Hz"],
  ],
  [
    ["Chip and memory", "Prozessor und Arbeitsspeicher"],
    ["Octa-core, 3 nm · 12 GB", "Acht Kerne, 3 nm · 12 GB"],
  ],
  [
    ["Cameras", "Kameras"],
    ["50 MP wide, 12 MP ultra-wide, 10 MP 3× zoom", "50 MP Weitwinkel, 12 MP Ultraweitwinkel, 10 MP Zoom 3×"],
  ],
  [
    ["Battery", "Akku und Laden"],
    ["4,700 mAh, 45 W USB-C, 15 W wireless", "4.700 mAh, 45 W per USB-C, 15 W kabellos"],
  ],
  ["SIM", ["Nano-SIM and eSIM", "Nano-SIM und eSIM"]],
  [
    ["Repairability index", "Reparierbarkeitsindex"],
    ["8.4 of 10", "8,4 von 10"],
  ],
  [
    ["Size and weight", "Abmessungen und Gewicht"],
    ["147 × 68 × 7.9 mm · 171 g", "147 × 68 × 7,9 mm · 171 g"],
  ],
  [
    ["Back", "Rückseite"],
    ["Glass, held by screws", "Glas, verschraubt"],
  ],
  [
    ["Water and dust", "Wasser und Staub"],
    ["IP68, 1.5 m for 30 min", "IP68, 1,5 m für 30 min"],
  ],
  ["Wi-Fi", "Wi-Fi 7"],
  ["Bluetooth", "5.4"],
  [
    ["Front camera", "Frontkamera"],
    ["12 MP, autofocus", "12 MP, Autofokus"],
  ],
  [
    ["Software updates", "Softwareaktualisierungen"],
    ["until 2033", "bis 2033"],
  ],
  [
    ["Spare parts", "Ersatzteile"],
    ["until 2035", "bis 2035"],
  ],
];

const description: MaybeWords = [
  "<h3>A small phone with a big repair manual</h3><p>The N3 Pro is 68 mm wide, so your thumb reaches the far corner. The 6.3 inch screen stays readable in direct sun and drops to one hertz when nothing moves, which is where the second day of battery comes from.</p><p>Ten screws hold it together. The battery lifts out with a pull tab, the USB-C port is its own small board, and both are on our shelf.</p><p>In the box: phone, 1 m USB-C cable, SIM pin, repair guide.</p>",
  "<h3>Ein kleines Telefon mit einer großen Reparaturanleitung</h3><p>Das N3 Pro ist 68 mm breit, der Daumen erreicht also auch die ferne Ecke. Der Bildschirm mit 6,3 Zoll bleibt in der Sonne lesbar und fällt auf ein Hertz, wenn sich nichts bewegt: daher kommt der zweite Tag aus dem Akku.</p><p>Zehn Schrauben halten es zusammen. Der Akku hebt sich an einer Lasche heraus, der USB-C-Anschluss ist eine eigene kleine Platine, und beides liegt bei uns im Regal.</p><p>Im Karton: Telefon, USB-C-Kabel 1 m, SIM-Nadel, Reparaturanleitung.</p>",
];

const reviewRows: readonly (readonly [author: string, rating: number, date: string, text: MaybeWords])[] = [
  [
    "Jonas R.",
    5,
    "2026-11-09T09:12:00Z",
    [
      "Coming from a 6.7 inch phone this is a relief. Battery gets me to the second evening. The screen repair price on the product page is what convinced me.",
      "Nach einem Telefon mit 6,7 Zoll eine Wohltat. Der Akku reicht bis zum zweiten Abend. Überzeugt hat mich der Preis der Displayreparatur auf der Produktseite.",
    ],
  ],
  [
    "Inês M.",
    4,
    "2026-10-31T18:40:00Z",
    [
      "Fast, cool and bright. I did expect a plug in the box at this price. Customer desk answered in ten minutes.",
      "Schnell, kühl und hell. Zu diesem Preis hätte ich ein Netzteil im Karton erwartet. Der Kundendienst antwortete nach zehn Minuten.",
    ],
  ],
  [
    "Karl-Heinz W.",
    5,
    "2026-10-18T07:05:00Z",
    [
      "Used the guide. Twelve minutes with the kit from the spare-parts page.",
      "Nach der Anleitung getauscht: zwölf Minuten mit dem Werkzeug von der Ersatzteilseite.",
    ],
  ],
];

/** How all customers have rated the phone, of whose reviews the page shows the newest. */
export const phoneRatings = {
  counts: { 5: 225, 4: 56, 3: 19, 2: 7, 1: 5 },
  rating: { average: 4.6, count: 312 },
  total: 312,
  pageCount: 32,
} as const;

/** Reviews of the phone in a language, the newest first. */
export const createPhoneReviews = (language: ShowcaseLanguage): readonly Review[] =>
  reviewRows.map(([author, rating, date, text], index) => ({
    id: 9_101 + index,
    author,
    rating,
    date,
    content: { safeHtml: `<p>${pick(text, language)}</p>` },
    isBuyer: true,
  }));

/** Texts on reviews whose authors have bought the phone in the shop. */
export const createBuyerTexts = (language: ShowcaseLanguage) => ({
  mark: pick(["Bought here", "Hier gekauft"], language),
  note: pick(
    [
      "Marked reviews come from people whose paid order we have found.",
      "Markierte Bewertungen stammen von Menschen, deren bezahlte Bestellung wir gefunden haben.",
    ],
    language,
  ),
});

/** Options that shoppers choose of the phone. */
const createChoices = (language: ShowcaseLanguage): readonly ProductAttribute[] => [
  {
    name: "pa_color",
    label: pick(["Color", "Farbe"], language),
    isChoice: true,
    options: colors.map(([value, , name]) => ({ value, label: pick(name, language) })),
  },
  {
    name: "pa_storage",
    label: pick(["Storage", "Speicherkapazität"], language),
    isChoice: true,
    options: Object.keys(prices).map((value) => ({ value, label: toStorageLabel(value) })),
  },
];

/** Number of values that stand before the options in the table, which shows eight at first. */
const FACTS_BEFORE_CHOICES = 7;

/** Values of the phone's table in a language. */
const createFacts = (language: ShowcaseLanguage): readonly ProductAttribute[] =>
  facts.map(([label, value]) => {
    const text = pick(value, language);
    const name = pick(label, language);
    return { name, label: name, isChoice: false, options: [{ value: text, label: text }] };
  });

/** Pictures of the phone: four of the shown colour, then one or two of each other one. */
const galleryFiles = [
  "graphite-duo",
  "graphite-front",
  "graphite-angle",
  "graphite-back",
  "sand-duo",
  "sand-back",
  "ice-duo",
  "ice-back",
  "forest-duo",
  "forest-back",
];

/** Creates the page of the phone. */
export function createPhonePage(
  card: ProductSummary,
  related: readonly ProductSummary[],
  language: ShowcaseLanguage,
): ProductDetail {
  return {
    ...card,
    kind: "variable",
    price: { kind: "range", from: euros(66_900), to: euros(96_900) },
    sku: "NL-N3P",
    description: { safeHtml: pick(description, language) },
    shortDescription: { safeHtml: `<p>${card.specLine}</p>` },
    gallery: galleryFiles.map((file, index) => picture(`smartphone-max-${file}`, `Nordlys N3 Pro, ${index + 1}`)),
    attributes: [
      ...createFacts(language).slice(0, FACTS_BEFORE_CHOICES),
      ...createChoices(language),
      ...createFacts(language).slice(FACTS_BEFORE_CHOICES),
    ],
    variations: createVariations(language),
    defaultValues: { pa_color: "graphite", pa_storage: "256-gb" },
    isVirtual: false,
    external: null,
    dimensions: { weight: "", length: "", width: "", height: "" },
    takesReviews: true,
    isSoldIndividually: false,
    related,
  };
}
