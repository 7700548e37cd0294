import { calculateDiscount, type Money, type Price } from "../money/index.ts";
import type { Image, ProductDetail, ProductSummary, Variation } from "../product/index.ts";
import type { Review, ReviewPhoto } from "../review/index.ts";

const euros = (minor: number): Money => ({ minor, currency: "EUR" });
const single = (minor: number): Price => ({ kind: "single", amount: euros(minor) });
const sale = (was: number, now: number): Price => ({ kind: "sale", was: euros(was), now: euros(now) });
const picture = (file: string, alt: string): Image => ({ url: `/pictures/${file}.webp`, alt });

const counted = (quantity: number) => ({ state: "inStock", quantity, lowStockAmount: 5 }) as const;
const inStock = { state: "inStock", quantity: null, lowStockAmount: null } as const;

const smartphones = { slug: "smartphones", name: "Smartphones" };
const laptops = { slug: "laptops", name: "Laptops" };
const audio = { slug: "audio", name: "Audio" };
const accessories = { slug: "accessories", name: "Accessories" };

/** The cast: the same products in every story, mock answer and mapper test. */
export const products = {
  /** A variable phone on sale; see {@link productDetails}. */
  nordlysN3Pro: {
    id: 1001,
    slug: "nordlys-n3-pro",
    name: "Nordlys N3 Pro",
    kind: "variable",
    image: picture(
      "smartphone-max-graphite-duo",
      "Front and back of the Nordlys N3 Pro in graphite, standing side by side.",
    ),
    price: { kind: "range", from: euros(66900), to: euros(86900) },
    discount: calculateDiscount(euros(89900), euros(74900)),
    stock: counted(14),
    rating: { average: 4.6, count: 312 },
    specLine: "6.3″ OLED · 256 GB · eSIM + SIM",
    categories: [smartphones],
  },
  tarn14: {
    id: 1002,
    slug: "tarn-14",
    name: "Tarn 14",
    kind: "simple",
    image: picture("laptop-pro-graphite-open", "The Tarn 14 laptop in graphite, open."),
    price: sale(144900, 129900),
    discount: calculateDiscount(euros(144900), euros(129900)),
    stock: inStock,
    rating: { average: 4.7, count: 209 },
    specLine: "14″ · 16 GB · 1 TB · user-replaceable RAM",
    categories: [laptops],
  },
  loomOverEar: {
    id: 1003,
    slug: "loom-over-ear",
    name: "Loom Over-Ear",
    kind: "simple",
    image: picture("headphones-studio-black-angle", "Black Loom Over-Ear headphones seen at an angle."),
    price: sale(27900, 22900),
    discount: calculateDiscount(euros(27900), euros(22900)),
    stock: inStock,
    rating: { average: 4.5, count: 640 },
    specLine: "Noise cancelling · 40 h · spare pads",
    categories: [audio],
  },
  /** Five left. */
  orrery2: {
    id: 1004,
    slug: "orrery-2",
    name: "Orrery 2",
    kind: "simple",
    image: picture("watch-round-black-angle", "The round Orrery 2 watch with a black strap."),
    price: single(24900),
    discount: null,
    stock: counted(5),
    rating: { average: 4.3, count: 178 },
    specLine: "41 mm · GPS · 5-day battery",
    categories: [{ slug: "wearables", name: "Wearables" }],
  },
  /** No picture. */
  travelCharger: {
    id: 1005,
    slug: "65-w-travel-charger",
    name: "65 W travel charger",
    kind: "simple",
    image: null,
    price: single(3900),
    discount: null,
    stock: inStock,
    rating: { average: 4.8, count: 860 },
    specLine: "3 ports · GaN",
    categories: [accessories],
  },
  corvidFlip: {
    id: 1006,
    slug: "corvid-flip",
    name: "Corvid Flip",
    kind: "simple",
    image: picture("foldable-book-black-half", "The Corvid Flip foldable phone in black, half open."),
    price: single(89900),
    discount: null,
    stock: { state: "outOfStock", quantity: null, lowStockAmount: null },
    rating: { average: 3.9, count: 45 },
    specLine: "6.7″ foldable · 256 GB",
    categories: [smartphones],
  },
  haldenUltra: {
    id: 1007,
    slug: "halden-7-ultra",
    name: "Halden 7 Ultra",
    kind: "simple",
    image: picture("smartphone-core-rose-duo", "Front and back of the Halden 7 Ultra in rose."),
    price: single(119900),
    discount: null,
    stock: { state: "onBackorder", quantity: null, lowStockAmount: null },
    rating: { average: 4.8, count: 154 },
    specLine: "6.8″ OLED · 512 GB · 5x zoom",
    categories: [smartphones],
  },
  /** Sold by somebody else. */
  fieldGuide: {
    id: 1008,
    slug: "repairers-field-guide",
    name: "The Repairer’s Field Guide",
    kind: "external",
    image: null,
    price: single(2400),
    discount: null,
    stock: inStock,
    rating: { average: 0, count: 0 },
    specLine: "Printed book · 240 pages",
    categories: [accessories],
  },
  /** Costs nothing. */
  careSheet: {
    id: 1009,
    slug: "battery-care-sheet",
    name: "Battery care sheet",
    kind: "simple",
    image: null,
    price: { kind: "free" },
    discount: null,
    stock: inStock,
    rating: { average: 0, count: 0 },
    specLine: "PDF · 2 pages",
    categories: [accessories],
  },
  /** The shop has set no price. */
  prototype: {
    id: 1010,
    slug: "tern-prototype",
    name: "Tern prototype",
    kind: "simple",
    image: picture("smartphone-lite-coral-duo", "Front and back of a coral phone."),
    price: { kind: "unpriced" },
    discount: null,
    stock: inStock,
    rating: { average: 0, count: 0 },
    specLine: "",
    categories: [smartphones],
  },
  /** Long German words that must break well. */
  longGermanName: {
    id: 1011,
    slug: "akku",
    name: "Hochgeschwindigkeits-Induktionsladestation für Kopfhörerhüllen und Smartwatch-Armbänder",
    kind: "simple",
    image: picture("charger-gan65-white-angle", "A white wall charger."),
    price: single(123456),
    discount: null,
    stock: counted(1),
    rating: { average: 4.5, count: 2 },
    specLine: "Geräteübergreifende Schnellladegerätezertifizierung",
    categories: [accessories],
  },
} as const satisfies Record<string, ProductSummary>;

const variation = (
  id: number,
  color: string,
  storage: string,
  now: number,
  quantity: number | null,
  was = now,
): Variation => ({
  id,
  sku: `NL-N3P-${storage.replace("-gb", "G").replace("-tb", "T")}-${color}`,
  price: was > now ? sale(was, now) : single(now),
  discount: calculateDiscount(euros(was), euros(now)),
  stock:
    quantity === 0
      ? { state: "outOfStock", quantity: null, lowStockAmount: null }
      : { state: "inStock", quantity, lowStockAmount: 5 },
  image: picture(`smartphone-max-${color}-duo`, `Front and back of the Nordlys N3 Pro in ${color}.`),
  values: { pa_color: color, pa_storage: storage },
  isPurchasable: true,
});

const html = (safeHtml: string) => ({ safeHtml });

/** What the cast's shoppers think. */
export const reviews: readonly Review[] = [
  {
    id: 9001,
    author: "Jonas R.",
    rating: 5,
    date: "2026-11-09T09:12:00Z",
    content: html("<p>Coming from a 6.7 inch phone this is a relief. Battery gets me to the second evening.</p>"),
  },
  {
    id: 9002,
    author: "Inês M.",
    rating: 4,
    date: "2026-10-31T18:40:00Z",
    content: html("<p>Fast, cool and bright. I did expect a plug in the box at this price.</p>"),
  },
  {
    id: 9003,
    author: "Karl-Heinz W.",
    rating: 5,
    date: "2026-10-16T07:05:00Z",
    content: html("<p>Used the guide. Twelve minutes with the kit from the spare-parts page.</p>"),
  },
];

/** Photos of a review, with English alternative texts. */
export const reviewPhotos: readonly ReviewPhoto[] = ["graphite-duo", "graphite-angle"].map((name, index) => ({
  url: `/pictures/smartphone-max-${name}.webp`,
  thumbnail: `/pictures/smartphone-max-${name}.webp`,
  width: 1200,
  height: 1200,
  alt: `Photo ${index + 1} of 2 by Jonas R.`,
}));

/** Product pages of the cast. */
export const productDetails = {
  nordlysN3Pro: {
    ...products.nordlysN3Pro,
    sku: "NL-N3P",
    description: html(
      "<h3>A small phone with a big repair manual</h3><p>The N3 Pro is 68 mm wide, so your thumb reaches the far corner. The 6.3 inch screen stays readable in direct sun and drops to one hertz when nothing moves, which is where the second day of battery comes from.</p><p>Ten screws hold it together. The battery lifts out with a pull tab, the USB-C port is its own small board, and both are on our shelf.</p>",
    ),
    shortDescription: html("<p>6.3″ OLED · 256 GB · eSIM + SIM</p>"),
    gallery: ["duo", "front", "back", "angle"].map((view) =>
      picture(`smartphone-max-graphite-${view}`, `The Nordlys N3 Pro in graphite, ${view}.`),
    ),
    attributes: [
      {
        name: "pa_color",
        label: "Color",
        isChoice: true,
        options: [
          { value: "graphite", label: "Graphite" },
          { value: "sand", label: "Desert sand" },
          { value: "ice", label: "Ice blue" },
          { value: "forest", label: "Forest" },
        ],
      },
      {
        name: "pa_storage",
        label: "Storage",
        isChoice: true,
        options: [
          { value: "128-gb", label: "128 GB" },
          { value: "256-gb", label: "256 GB" },
          { value: "512-gb", label: "512 GB" },
          { value: "1-tb", label: "1 TB" },
        ],
      },
      {
        name: "Screen",
        label: "Screen",
        isChoice: false,
        options: [{ value: "6.3″ OLED, 2556 × 1179, 1 to 120 Hz", label: "6.3″ OLED, 2556 × 1179, 1 to 120 Hz" }],
      },
      {
        name: "Battery",
        label: "Battery",
        isChoice: false,
        options: [{ value: "4,700 mAh, 45 W USB-C, 15 W wireless", label: "4,700 mAh, 45 W USB-C, 15 W wireless" }],
      },
      {
        name: "Repairability index",
        label: "Repairability index",
        isChoice: false,
        options: [{ value: "8.4 of 10", label: "8.4 of 10" }],
      },
    ],
    variations: [
      variation(20001, "graphite", "128-gb", 66900, 8),
      variation(20002, "graphite", "256-gb", 74900, 14, 89900),
      variation(20003, "graphite", "512-gb", 86900, 3),
      variation(20004, "sand", "128-gb", 66900, 8),
      variation(20005, "sand", "256-gb", 74900, null),
      variation(20006, "ice", "256-gb", 74900, 2),
      variation(20007, "ice", "512-gb", 86900, 6),
      variation(20008, "forest", "256-gb", 74900, 0),
      variation(20009, "graphite", "1-tb", 96900, 0),
    ],
    defaultValues: {},
    isVirtual: false,
    external: null,
    dimensions: { weight: "0.171", length: "14.7", width: "6.8", height: "0.79" },
    takesReviews: true,
    isSoldIndividually: false,
    related: [products.travelCharger, products.loomOverEar, products.orrery2, products.corvidFlip, products.tarn14],
  },
  tarn14: {
    ...products.tarn14,
    sku: "TN-14",
    description: html(
      "<p>Fourteen inches, sixteen gigabytes in two sockets, and a keyboard that comes out with four screws.</p>",
    ),
    shortDescription: html("<p>14″ · 16 GB · 1 TB · user-replaceable RAM</p>"),
    gallery: ["open", "front", "closed", "top"].map((view) =>
      picture(`laptop-pro-graphite-${view}`, `The Tarn 14 laptop in graphite, ${view}.`),
    ),
    attributes: [{ name: "Weight", label: "Weight", isChoice: false, options: [{ value: "1.3 kg", label: "1.3 kg" }] }],
    variations: [],
    defaultValues: {},
    isVirtual: false,
    external: null,
    dimensions: { weight: "1.3", length: "31", width: "22", height: "1.6" },
    takesReviews: true,
    isSoldIndividually: false,
    related: [products.loomOverEar],
  },
  fieldGuide: {
    ...products.fieldGuide,
    sku: "BOOK-1",
    description: html("<p>How things are held together, and how to take them apart without regret.</p>"),
    shortDescription: html(""),
    gallery: [],
    attributes: [],
    variations: [],
    defaultValues: {},
    isVirtual: false,
    external: { url: "https://books.example/field-guide", label: "Buy at the publisher" },
    dimensions: { weight: "", length: "", width: "", height: "" },
    takesReviews: true,
    isSoldIndividually: false,
    related: [],
  },
  prototype: {
    ...products.prototype,
    sku: "",
    description: html("<p>On show in the workshop.</p>"),
    shortDescription: html(""),
    gallery: [products.prototype.image],
    attributes: [],
    variations: [],
    defaultValues: {},
    isVirtual: false,
    external: null,
    dimensions: { weight: "", length: "", width: "", height: "" },
    takesReviews: true,
    isSoldIndividually: false,
    related: [],
  },
} as const satisfies Record<string, ProductDetail>;
