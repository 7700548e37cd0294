import type { CataloguePrice, CatalogueProduct } from "./types.ts";

const RELATED_PRODUCT_COUNT = 5;

/** Related categories, best first; one product of each is suggested. */
const companionCategories: Readonly<Record<string, readonly string[]>> = {
  smartphones: ["smartphones", "cases", "screen-protectors", "chargers", "earbuds"],
  laptops: ["laptops", "mice", "storage", "chargers", "keyboards"],
  tablets: ["tablets", "chargers", "earbuds", "keyboards", "power-banks"],
  "e-readers": ["e-readers", "e-readers", "cables", "power-banks", "tablets"],
  headphones: ["headphones", "headphones", "earbuds", "cables", "speakers"],
  earbuds: ["earbuds", "headphones", "smartphones", "cables", "power-banks"],
  speakers: ["speakers", "speakers", "headphones", "cables", "smart-home"],
  wearables: ["wearables", "wearables", "earbuds", "power-banks", "smartphones"],
  "smart-home": ["smart-home", "networking", "speakers", "smart-home", "cables"],
  networking: ["networking", "smart-home", "cables", "laptops", "networking"],
  gaming: ["gaming", "headphones", "storage", "chargers", "power-banks"],
  "cameras-drones": ["cameras-drones", "storage", "power-banks", "cables", "cameras-drones"],
  chargers: ["chargers", "cables", "power-banks", "smartphones", "laptops"],
  cables: ["cables", "chargers", "power-banks", "cables", "storage"],
  cases: ["screen-protectors", "smartphones", "cases", "chargers", "power-banks"],
  "screen-protectors": ["cases", "smartphones", "screen-protectors", "chargers", "spare-parts"],
  "power-banks": ["power-banks", "cables", "chargers", "earbuds", "smartphones"],
  keyboards: ["keyboards", "mice", "software", "webcams", "laptops"],
  mice: ["mice", "keyboards", "webcams", "laptops", "mice"],
  storage: ["storage", "cables", "laptops", "software", "storage"],
  webcams: ["webcams", "headphones", "mice", "keyboards", "laptops"],
  "spare-parts": ["spare-parts", "spare-parts", "software", "smartphones", "repair"],
  "gift-cards": ["gift-cards", "gift-cards", "chargers", "power-banks", "earbuds"],
  software: ["software", "software", "spare-parts", "storage", "keyboards"],
};

/** Related categories of repairs: other repairs, spare parts and the device itself. */
const repairCompanionCategories = [
  "repair",
  "repair",
  "repair",
  "spare-parts",
  "smartphones",
  "laptops",
  "tablets",
  "wearables",
  "headphones",
  "earbuds",
  "gaming",
];

const amount = ({ sale: salePrice, regular: regularPrice }: CataloguePrice): number =>
  Number(salePrice ?? regularPrice ?? 0);
const getPrice = (product: CatalogueProduct): number =>
  product.type === "variable" ? amount(product.variations[0]?.price ?? {}) : amount(product.price);

function listAttributeTerms(product: CatalogueProduct, attribute: string): readonly string[] {
  const attributeValue = product.attributes.find((value) => value.kind === "global" && value.slug === attribute);
  return attributeValue?.kind === "global" ? attributeValue.terms : [];
}

const hasCommonTerm = (left: readonly string[], right: readonly string[]): boolean =>
  left.some((term) => right.includes(term));

/** Categories whose products fit only certain devices, so that incompatible ones must not be suggested. */
const deviceSpecificCategories = new Set(["cases", "screen-protectors", "spare-parts", "software"]);

function isCompatible(product: CatalogueProduct, otherProduct: CatalogueProduct): boolean {
  const [productCategory = "", otherCategory = ""] = [product.categories[0], otherProduct.categories[0]];
  const [productDevices, otherDevices] = [
    listAttributeTerms(product, "device"),
    listAttributeTerms(otherProduct, "device"),
  ];
  if (deviceSpecificCategories.has(otherCategory))
    return otherDevices.length === 0 || hasCommonTerm(productDevices, otherDevices);
  return (
    !deviceSpecificCategories.has(productCategory) ||
    otherCategory !== "smartphones" ||
    hasCommonTerm(productDevices, otherDevices)
  );
}

/**
 * Calculates the distance of two products: the same device is nearest, then the same brand; then the price counts
 * within a category, and sales elsewhere.
 */
function calculateDistance(product: CatalogueProduct, otherProduct: CatalogueProduct): number {
  const deviceWeight = hasCommonTerm(listAttributeTerms(product, "device"), listAttributeTerms(otherProduct, "device"))
    ? 100
    : 0;
  const brand = hasCommonTerm(listAttributeTerms(product, "brand"), listAttributeTerms(otherProduct, "brand")) ? 2 : 0;
  const tieBreaker = ((product.id * 31 + otherProduct.id * 17) % 13) / 5;
  const relevance =
    product.categories[0] === otherProduct.categories[0]
      ? Math.abs(Math.log((getPrice(product) + 1) / (getPrice(otherProduct) + 1))) * 4
      : -Math.log(otherProduct.totalSales + 1);
  return relevance + tieBreaker - deviceWeight - brand;
}

/** Lists the ids of up to five related products from the product's own and related categories. */
export function listRelatedProducts(
  product: CatalogueProduct,
  displayedByCategory: ReadonlyMap<string, readonly CatalogueProduct[]>,
): readonly number[] {
  const [category = ""] = product.categories;
  const isRepair = product.categories.includes("repair");
  const slugs = isRepair ? repairCompanionCategories : (companionCategories[category] ?? [category, "smartphones"]);
  const devices = listAttributeTerms(product, "device");
  const relatedIds: number[] = [];
  const pickProduct = (categorySlug: string, mustShareDevice: boolean): void => {
    const candidates = (displayedByCategory.get(categorySlug) ?? []).filter(
      (other) =>
        other.id !== product.id &&
        !relatedIds.includes(other.id) &&
        isCompatible(product, other) &&
        (!mustShareDevice || devices.length === 0 || hasCommonTerm(devices, listAttributeTerms(other, "device"))),
    );
    const [first, ...rest] = candidates;
    if (first === undefined || relatedIds.length >= RELATED_PRODUCT_COUNT) return;
    relatedIds.push(
      rest.reduce(
        (closestProduct, other) =>
          calculateDistance(product, other) < calculateDistance(product, closestProduct) ? other : closestProduct,
        first,
      ).id,
    );
  };
  for (const from of slugs) pickProduct(from, isRepair);
  for (const from of [...slugs, category, "chargers", "cables", "power-banks", "earbuds", "smartphones", "repair"])
    pickProduct(from, false);
  return relatedIds;
}
