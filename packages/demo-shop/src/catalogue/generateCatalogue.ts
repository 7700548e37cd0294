import { attributes } from "./attributes.ts";
import { categories } from "./categories.ts";
import { generateEnergyClass } from "./ecodesign.ts";
import { hash, createSeededRandom } from "./random.ts";
import type { SeededRandom } from "./random.ts";
import { studioPictures, STUDIO_PICTURE_SIZE } from "./studioPictures.ts";
import type {
  Catalogue,
  CataloguePicture,
  CataloguePrice,
  CatalogueProduct,
  CatalogueReview,
  CatalogueStock,
  CatalogueVariation,
  ProductAttributeValue,
} from "./types.ts";

const firstProductId = 1_000_000;
const firstVariationId = 10_000_000;
const firstReviewId = 50_000_000;
const today = Date.UTC(2026, 10, 18, 9);

/** Options for generating a catalogue. */
export interface GeneratedCatalogueOptions {
  /** Number of products, usually 1,000, 10,000 or 100,000. */
  readonly size: number;
  /** Seed of the generator; the same seed generates the same catalogue. */
  readonly seed: number;
}

/** Kind of generated product: category, pictures, name and price range. */
interface ProductFamily {
  readonly category: string;
  readonly noun: string;
  readonly pictureDesign: string;
  readonly from: number;
  readonly to: number;
  /** Global attributes with the possible terms of this kind; empty means all terms. */
  readonly global: readonly (readonly [slug: string, terms: readonly string[]])[];
  readonly adjectives: readonly string[];
}

const parseGlobalAttribute = (text: string): ProductFamily["global"][number] => {
  const [slug = "", terms = ""] = text.split("=");
  return [slug, terms.split(",").filter(Boolean)];
};

const createFamily = (
  category: string,
  productNoun: string,
  pictureDesign: string,
  lowestPrice: number,
  highestPrice: number,
  globalAttribute: string,
  adjectiveText: string,
): ProductFamily => ({
  category,
  noun: productNoun,
  pictureDesign,
  from: lowestPrice,
  to: highestPrice,
  global: globalAttribute.split(" ").filter(Boolean).map(parseGlobalAttribute),
  adjectives: adjectiveText.split(" "),
});

const productFamilies: readonly ProductFamily[] = [
  createFamily(
    "smartphones",
    "phone",
    "smartphone-max",
    149,
    1299,
    "storage memory screen-size=under-6-inch,6-to-6-5-inch,over-6-5-inch condition",
    "slim bright steady light quick patient tall",
  ),
  createFamily(
    "smartphones",
    "phone",
    "smartphone-core",
    129,
    899,
    "storage memory screen-size=under-6-inch,6-to-6-5-inch,over-6-5-inch condition",
    "small calm handy quick friendly plain",
  ),
  createFamily(
    "smartphones",
    "phone",
    "smartphone-lite",
    99,
    449,
    "storage memory screen-size=under-6-inch,6-to-6-5-inch,over-6-5-inch condition",
    "simple sturdy cheerful thrifty plain",
  ),
  createFamily(
    "laptops",
    "laptop",
    "laptop-pro",
    599,
    2999,
    "storage memory screen-size=13-inch,14-inch,15-to-16-inch condition",
    "quiet strong matt roomy serious",
  ),
  createFamily(
    "laptops",
    "laptop",
    "laptop-air",
    399,
    1599,
    "storage memory screen-size=13-inch,14-inch,15-to-16-inch condition",
    "thin silent light bright",
  ),
  createFamily(
    "laptops",
    "laptop",
    "laptop-gaming",
    899,
    3999,
    "storage memory screen-size=13-inch,14-inch,15-to-16-inch",
    "loud quick broad bold",
  ),
  createFamily(
    "tablets",
    "tablet",
    "tablet-eleven",
    149,
    1099,
    "storage memory screen-size=7-to-9-inch,10-to-12-inch",
    "flat bright patient wide",
  ),
  createFamily(
    "e-readers",
    "e-reader",
    "ereader-seven",
    89,
    449,
    "storage screen-size=7-to-9-inch",
    "papery warm lasting light",
  ),
  createFamily(
    "headphones",
    "pair of headphones",
    "headphones-studio",
    39,
    499,
    "connection=wireless,audio-jack",
    "soft closed wide hushed folding",
  ),
  createFamily("earbuds", "set of earbuds", "earbuds-stem", 29, 249, "connection=wireless", "small snug clear lasting"),
  createFamily(
    "speakers",
    "speaker",
    "speaker-tower",
    49,
    399,
    "connection=wireless,wi-fi,audio-jack",
    "full warm floating loud",
  ),
  createFamily("wearables", "watch", "watch-round", 79, 699, "condition", "round lasting bright slim"),
  createFamily("wearables", "watch", "watch-square", 39, 399, "condition", "square quick light sporty"),
  createFamily("networking", "router", "router-mesh", 69, 599, "connection=wi-fi,ethernet", "far steady quick silent"),
  createFamily(
    "smart-home",
    "hub",
    "smarthome-hub",
    59,
    349,
    "connection=wi-fi,wireless",
    "helpful local quiet bright",
  ),
  createFamily("gaming", "console", "console-handheld", 199, 799, "storage", "playful roomy quick sturdy"),
  createFamily("cameras-drones", "camera", "camera-action", 129, 599, "storage", "tough steady small clear"),
  createFamily(
    "chargers",
    "charger",
    "charger-gan65",
    15,
    99,
    "power connection=usb-c,usb-a",
    "compact cool strong folding",
  ),
  createFamily("cables", "cable", "cable-usbc", 3, 39, "connection=usb-c,usb-a", "braided long flat quick"),
  createFamily("cases", "case", "case-max", 9, 39, "", "soft thin grippy lined"),
  createFamily(
    "power-banks",
    "power bank",
    "powerbank-slim",
    15,
    119,
    "power connection=usb-c",
    "slim tough large small",
  ),
  createFamily("keyboards", "keyboard", "keyboard-mech", 39, 249, "connection=usb-c,wireless", "short quiet heavy low"),
  createFamily("mice", "mouse", "mouse-ergo", 12, 129, "connection=wireless,usb-c", "round quick quiet flat"),
  createFamily("storage", "drive", "ssd-portable", 39, 649, "storage connection=usb-c", "quick small tough cool"),
  createFamily("webcams", "webcam", "webcam-clip", 25, 199, "connection=usb-c,usb-a", "clear wide plain honest"),
  createFamily("spare-parts", "battery", "battery-phone", 15, 69, "parts", "fresh original tested safe"),
  createFamily("spare-parts", "screen", "screen-core", 39, 289, "parts", "clear original tested bright"),
];

const nameBeginnings =
  "Al Bru Cal Dor El Fen Gar Hol Is Jor Kel Lun Mar Nor Ost Pel Quin Ros Sol Tor Ulf Vel Wes Yar Zel Bir Dun Ek Fjel Had".split(
    " ",
  );
const nameEndings = "by da den dra fell gen ha ik ka la lo mar mo na nis ra ro sen ta tun va vik wen za".split(" ");
const nameSuffixes = ["", "", "", " Plus", " Mini", " Pro", " Air", " SE", " Go", " Max", " Duo", " One"];

const usageSentences = [
  "It is meant for people who use a thing every day and want to forget about it.",
  "We would choose it for travelling, because it needs little and complains about nothing.",
  "It suits a desk better than a bag, and a patient owner better than a hasty one.",
  "In the shop it is the one that people pick up first and put back last.",
  "Families like it, because there is not much about it that can break.",
];
const strengthSentences = [
  "Its strength is the battery, which held a little longer in our test than the maker claims.",
  "Its strength is how it is put together: ordinary screws, parts with numbers, and a drawing inside.",
  "Its strength is the price, which leaves room for a case and a spare part.",
  "Its strength is quiet: no fan, no whistle, no voice that speaks without being asked.",
  "Its strength is the surface, which looks after a year as it did in the first week.",
];
const weaknessSentences = [
  "Its weakness is the cable in the box, which is short.",
  "Its weakness is the manual, so we have written our own.",
  "Its weakness is the weight, and you feel it in the evening.",
  "Its weakness is speed under load; for the usual it is quick enough.",
  "Its weakness is the colour, which likes fingerprints.",
];
const assuranceSentences = [
  "Three years of warranty apply, and the common parts lie on our shelf.",
  "If it fails, we repair it first and talk about a new one afterwards.",
  "You may send it back within thirty days, and the label is free.",
  "The maker promises updates and parts for seven years, and so far has kept its word.",
];
const opinionsByRating: Readonly<Record<number, readonly string[]>> = {
  5: [
    "Does what it should, and that every day.",
    "Better than I hoped for the price.",
    "My second one, the first went to my mother.",
    "Well made and quickly here.",
  ],
  4: [
    "Good, with a cable that could be longer.",
    "Nearly perfect; the manual is thin.",
    "I like it, the colour less.",
    "Solid, a little heavy.",
  ],
  3: [
    "It is fine, not more.",
    "Works, but I expected it to be quicker.",
    "Half pleased: good battery, poor manual.",
    "Neither good nor bad.",
  ],
  2: ["Too heavy for me.", "The surface was scratched after a week.", "Slower than the description made me think."],
  1: ["Stopped working after ten days. At least the return was easy.", "Not for me, it went back."],
};

interface DesignPicture {
  readonly color: string;
  readonly picture: CataloguePicture;
}

/** Pictures by file, shared by all products to save memory in large catalogues. */
const picturesByDesign = new Map<string, DesignPicture[]>();
studioPictures.forEach(({ pictureDesign: design, color, file, alt }, index) => {
  const text = alt.replaceAll("{name}", "model shown");
  const picture: CataloguePicture = {
    id: 5000 + index,
    file,
    alt: text.charAt(0).toUpperCase() + text.slice(1),
    width: STUDIO_PICTURE_SIZE,
    height: STUDIO_PICTURE_SIZE,
  };
  picturesByDesign.set(design, [...(picturesByDesign.get(design) ?? []), { color, picture }]);
});

const brands = attributes.find(({ slug }) => slug === "brand")?.terms ?? [];
const termsBySlug = new Map(attributes.map(({ slug, terms }) => [slug, terms.map((term) => term.slug)]));

/** Rounds a price to a typical retail ending. */
function toPrice(amountInEuros: number): string {
  return amountInEuros < 20
    ? `${Math.floor(amountInEuros)}.90`
    : `${Math.max(1, Math.round(amountInEuros / 10) * 10 - 1)}.00`;
}

function createStock(random: SeededRandom): CatalogueStock {
  const randomValue = random.next();
  if (randomValue < 0.08) return { state: "OUT_OF_STOCK", quantity: 0 };
  if (randomValue < 0.12) return { state: "ON_BACKORDER", quantity: 0, backorders: true };
  if (randomValue < 0.25) return { state: "IN_STOCK" };
  return { state: "IN_STOCK", quantity: random.int(1, 120), lowStockAmount: 3 };
}

const pickDateBefore = (random: SeededRandom, days: number): string =>
  new Date(today - random.int(0, days * 86_400) * 1000).toISOString();

function generateReviews(random: SeededRandom, index: number): CatalogueReview[] {
  const count = Math.floor(random.next() ** 3 * 9);
  return Array.from({ length: count }, (_, position): CatalogueReview => {
    const rating = random.pick([5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1] as const);
    return {
      id: firstReviewId + index * 10 + position,
      author: `${random.pick(nameBeginnings)}${random.pick(nameEndings)} ${String.fromCharCode(65 + random.int(0, 25))}.`,
      email: `reader${index}-${position}@example.org`,
      rating,
      content: `<p>${random.pick(opinionsByRating[rating] ?? [])}</p>`,
      date: pickDateBefore(random, 540).slice(0, 19).replace("T", " "),
      approved: true,
    };
  });
}

/** Intermediate state of a generated product, from which its fields and variations are derived. */
interface ProductBlueprint {
  readonly index: number;
  readonly sku: string;
  readonly brand: string;
  readonly kind: ProductFamily;
  /** Pictures of the design of the product kind, by colour. */
  readonly pictures: readonly DesignPicture[];
  readonly colors: readonly string[];
  /** Slugs of storage sizes; empty for products without storage. */
  readonly storages: readonly string[];
  readonly isVariable: boolean;
}

/** Selects the prices of a product; one fifth of the products are on sale. */
function pickPrices(random: SeededRandom, { from, to }: ProductFamily) {
  const amountInEuros = from + (to - from) * random.next() ** 2;
  const isOnSale = random.chance(0.2);
  const salePriceFactor = 1 - random.int(5, 35) / 100;
  return (factor: number): CataloguePrice => {
    const regularPrice = toPrice(amountInEuros * factor);
    return isOnSale
      ? { regular: regularPrice, sale: (Number(regularPrice) * salePriceFactor).toFixed(2) }
      : { regular: regularPrice };
  };
}

const createGlobalValue = (slug: string, terms: readonly string[], variation = false): ProductAttributeValue => ({
  kind: "global",
  slug,
  terms,
  variation,
  visible: true,
});

const createLocalValue = (label: string, value: string): ProductAttributeValue => ({
  kind: "local",
  label,
  options: [value],
  variation: false,
  visible: true,
});

/** Categories of products with an energy label. */
const familiesWithEnergyLabel: ReadonlySet<string> = new Set(["smartphones", "tablets"]);

function pickAttributes(
  random: SeededRandom,
  { index, brand, kind, colors, storages: storageSizes, isVariable }: ProductBlueprint,
) {
  return [
    createGlobalValue("brand", [brand]),
    createGlobalValue("color", isVariable ? colors : [colors[0] ?? ""], isVariable),
    ...(storageSizes.length > 0
      ? [createGlobalValue("storage", isVariable ? storageSizes : storageSizes.slice(0, 1), isVariable)]
      : []),
    ...kind.global
      .filter(([slug]) => slug !== "storage")
      .map(([slug, terms]) =>
        createGlobalValue(slug, [random.pick(terms.length > 0 ? terms : (termsBySlug.get(slug) ?? [""]))]),
      ),
    ...(familiesWithEnergyLabel.has(kind.category)
      ? [createGlobalValue("energy-class", [generateEnergyClass(index)])]
      : []),
    createLocalValue("Weight", `${random.int(20, 2600)} g`),
    createLocalValue("Repairability index", `${(random.int(30, 98) / 10).toFixed(1)} of 10`),
  ];
}

function generateVariations(
  random: SeededRandom,
  { index, sku, pictures, colors, storages: storageSizes }: ProductBlueprint,
  calculatePrice: (factor: number) => CataloguePrice,
): CatalogueVariation[] {
  const pairs = colors.flatMap((color) =>
    (storageSizes.length > 0 ? storageSizes : [undefined]).map((storage, step) => ({ color, storage, step })),
  );
  return pairs.map(({ color, storage, step }, position): CatalogueVariation => {
    const image = pictures.find((entry) => entry.color === color)?.picture;
    return {
      id: firstVariationId + index * 20 + position,
      sku: `${sku}-${position + 1}`,
      attributes: { pa_color: color, ...(storage === undefined ? {} : { pa_storage: storage }) },
      price: calculatePrice(1 + step * 0.15),
      stock: createStock(random),
      ...(image ? { image } : {}),
    };
  });
}

function generateDescription(
  random: SeededRandom,
  name: string,
  adjective: string,
  productNoun: string,
  index: number,
): string {
  const indefiniteArticle = /^(?:[aeiou]|honest)/.test(adjective) ? "an" : "a";
  return `<p>The ${name} is ${indefiniteArticle} ${adjective} ${productNoun}. ${random.pick(usageSentences)} ${random.pick(strengthSentences)} ${random.pick(weaknessSentences)}</p>\n<p>${random.pick(assuranceSentences)} It is article ${index + 1} of our list; a technician has held it, weighed it, opened it where that is allowed, and written down the numbers that you find below.</p>`;
}

/** Selects the choices of a product: its colours and storage sizes, and whether they result in variations. */
function pickChoices(random: SeededRandom, kind: ProductFamily, colors: readonly string[]) {
  const hasStorage = kind.global.some(([slug]) => slug === "storage");
  const storageOptions = hasStorage
    ? (termsBySlug.get("storage") ?? []).slice(random.int(1, 4)).slice(0, random.int(1, 4))
    : [];
  return {
    storages: storageOptions,
    isVariable: (colors.length > 1 || storageOptions.length > 1) && random.chance(0.6),
  };
}

function generateProduct(random: SeededRandom, index: number, size: number): CatalogueProduct {
  const kind = random.pick(productFamilies);
  const brand = random.pick(brands);
  const model = `${random.pick(nameBeginnings)}${random.pick(nameEndings)} ${random.int(1, 99)}${random.pick(nameSuffixes)}`;
  const name = `${brand.name} ${model}`;
  const adjective = random.pick(kind.adjectives);
  const pictures = picturesByDesign.get(kind.pictureDesign) ?? [];
  const colors = [...new Set(random.shuffle(pictures).map(({ color }) => color))].slice(0, random.int(1, 4));
  const [image, ...gallery] = pictures.filter(({ color }) => color === colors[0]).map(({ picture }) => picture);
  const calculatePrice = pickPrices(random, kind);
  const sku = `G${index.toString(36).toUpperCase().padStart(5, "0")}`;
  const choices = pickChoices(random, kind, colors);
  const blueprint: ProductBlueprint = { index, sku, brand: brand.slug, kind, pictures, colors, ...choices };
  const productAttributes = pickAttributes(random, blueprint);
  const reviews = generateReviews(random, index);
  const id = firstProductId + index;
  const base = {
    id,
    slug: `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${sku.toLowerCase()}`,
    name,
    sku,
    description: generateDescription(random, name, adjective, kind.noun, index),
    shortDescription: `<p>${adjective.charAt(0).toUpperCase()}${adjective.slice(1)} ${kind.noun} · from ${brand.name}</p>`,
    date: pickDateBefore(random, 900),
    status: "publish",
    visibility: "visible",
    categories: [kind.category],
    attributes: productAttributes,
    ...(image ? { image } : {}),
    gallery,
    related: [1, 2, 3, 4, 5]
      .map((step) => firstProductId + ((index + step * 7) % size))
      .filter((otherId) => otherId !== id),
    reviews,
    totalSales: reviews.length * random.int(3, 12) + random.int(0, 20),
    virtual: false,
    downloadable: false,
    soldIndividually: false,
  } as const satisfies Omit<CatalogueProduct, "type" | "price" | "stock">;
  return blueprint.isVariable
    ? { ...base, type: "variable", variations: generateVariations(random, blueprint, calculatePrice) }
    : { ...base, type: "simple", price: calculatePrice(1), stock: createStock(random) };
}

/**
 * Generates a catalogue of any size for performance tests, with the categories, terms and pictures of the default
 * catalogue. Generating a hundred thousand products takes a few seconds.
 * @throws RangeError if the size is not an integer of at least 6
 */
export function generateCatalogue({ size, seed }: GeneratedCatalogueOptions): Catalogue {
  if (!Number.isInteger(size) || size < 6)
    throw new RangeError(`A generated catalogue needs at least 6 products, not ${size}.`);
  const start = hash(`catalogue ${seed}`);
  return {
    categories,
    attributes,
    products: Array.from({ length: size }, (_, index) =>
      generateProduct(createSeededRandom((start + Math.imul(index, 0x9e3779b1)) >>> 0), index, size),
    ),
  };
}
