import type { CatalogueFacets, CatalogueQuery, QuickFilter } from "../../catalogue/index.ts";
import { emptyQuery } from "../../catalogue/index.ts";
import type { Category } from "../../product/index.ts";
import { repairMenus } from "../repairs.ts";
import { pick, type MaybeWords, type ShowcaseLanguage } from "./words.ts";

const categoryRows: readonly (readonly [slug: string, name: MaybeWords, count: number, pictureFile: string])[] = [
  ["smartphones", "Smartphones", 72, "smartphone-max-graphite-duo"],
  ["laptops", "Laptops", 54, "laptop-pro-graphite-open"],
  ["tablets", "Tablets", 31, "tablet-eleven-blue-duo"],
  ["headphones", ["Headphones", "Kopfhörer"], 72, "headphones-studio-black-angle"],
  ["wearables", ["Watches & wearables", "Uhren & Wearables"], 38, "watch-round-black-angle"],
  ["speakers", ["Speakers", "Lautsprecher"], 27, "speaker-mini-sage-front"],
  ["chargers", ["Chargers & cables", "Ladegeräte & Kabel"], 108, "charger-gan65-black-angle"],
  ["gaming", ["Gaming", "Spiele"], 45, "console-handheld-graphite-angle"],
];

/** Creates the categories of the showcase. */
export const createShowcaseCategories = (language: ShowcaseLanguage): readonly Category[] =>
  categoryRows.map(([slug, name, count, file], index) => ({
    id: 61 + index,
    slug,
    name: pick(name, language),
    count,
    image: { url: `/pictures/${file}.webp`, alt: "" },
    parent: null,
  }));

/** Filters that the list of phones is narrowed down with: a price and stars. */
export const showcaseQuery: CatalogueQuery = {
  ...emptyQuery,
  filters: { ...emptyQuery.filters, price: { min: null, max: 1500 }, rating: 4 },
};

const option = (value: string, label: string, count: number, isSelected = false) => ({
  value,
  label,
  count,
  isSelected,
});

/** Creates the filters of the list of phones. */
export const createShowcaseFacets = (language: ShowcaseLanguage): CatalogueFacets => ({
  categories: [],
  price: { lowest: 149, highest: 1899 },
  ratings: [option("4", "4", 72, true), option("3", "3", 88), option("2", "2", 92), option("1", "1", 94)],
  onSale: option("true", pick(["On sale", "Reduziert"], language), 9),
  inStock: option("true", pick(["In stock", "Auf Lager"], language), 66),
  attributes: [
    {
      name: "pa_brand",
      label: pick(["Brand", "Marke"], language),
      options: [
        option("nordlys", "Nordlys", 14),
        option("halden", "Halden", 15),
        option("moss", "Moss", 16),
        option("kestrel", "Kestrel", 13),
      ],
    },
    {
      name: "pa_storage",
      label: pick(["Storage", "Speicherkapazität"], language),
      options: [option("128-gb", "128 GB", 30), option("256-gb", "256 GB", 28), option("512-gb", "512 GB", 9)],
    },
    {
      name: "pa_screen-size",
      label: pick(["Screen size", "Bildschirmgröße"], language),
      options: [
        option("under-6-inch", pick(["Under 6″", "Unter 6″"], language), 8),
        option("6-to-6-5-inch", pick(["6 to 6.5″", "6 bis 6,5″"], language), 37),
        option("over-6-5-inch", pick(["Over 6.5″", "Über 6,5″"], language), 27),
      ],
    },
    {
      name: "pa_color",
      label: pick(["Color", "Farbe"], language),
      options: [
        option("graphite", pick(["Graphite", "Graphit"], language), 24),
        option("ice-blue", pick(["Ice blue", "Eisblau"], language), 17),
        option("forest", pick(["Forest", "Waldgrün"], language), 11),
      ],
    },
  ],
});

/** Creates the filters above the list of phones that are applied with one press. */
export const createShowcaseQuickFilters = (language: ShowcaseLanguage): readonly QuickFilter[] => {
  const value = (name: string, slug: string, label: MaybeWords, count: number): QuickFilter => ({
    kind: "value",
    name,
    value: slug,
    label: pick(label, language),
    count,
    isSelected: false,
  });
  return [
    { kind: "price", max: 300, isSelected: false },
    value("pa_condition", "refurbished-a", ["Refurbished", "Generalüberholt"], 4),
    value("pa_battery", "replaceable", ["User-replaceable battery", "Akku selbst tauschbar"], 7),
    value("pa_sim", "esim", "eSIM", 19),
  ];
};

/** German names of what the repair desk does, by the name that the cast gives. */
const repairWords: Readonly<Record<string, string>> = {
  Screen: "Display",
  Battery: "Akku",
  "Charging port": "Ladebuchse",
  Camera: "Kamera",
  "Water damage": "Wasserschaden",
  Keyboard: "Tastatur",
  Glass: "Glas",
  Phone: "Telefon",
  Laptop: "Laptop",
  Tablet: "Tablet",
  Watch: "Uhr",
};

/** Creates what the repair desk does to each kind of device. */
export const createShowcaseRepairMenus = (language: ShowcaseLanguage) => {
  const toWord = (word: string) => (language === "de" ? (repairWords[word] ?? word) : word);
  return repairMenus.map((menu) => ({
    ...menu,
    label: toWord(menu.label),
    repairs: menu.repairs.map((repair) => ({ ...repair, name: toWord(repair.name) })),
  }));
};
