import type { ProductDetail, ProductSummary } from "../product/index.ts";
import type { RepairOffer } from "../repair/index.ts";

/** Maximum number of products in a comparison. */
export const MAX_COMPARED_PRODUCTS = 4;

/** Product in a comparison. */
export interface ComparedProduct extends ProductSummary, Pick<ProductDetail, "attributes" | "dimensions"> {
  /** Repair of which the comparison shows the price; missing if the shop does not offer it for the product. */
  readonly comparedRepair?: RepairOffer;
}

/**
 * Chooses the repair of which a comparison shows the price: the one that is offered for most of the products, at least
 * for two, and of several the one that is first in its list.
 * @param offers Repairs offered for each product, most frequent first.
 * @returns The repair of each product; undefined for a product without it.
 */
export function chooseComparedRepairs(
  offers: readonly (readonly RepairOffer[])[],
): readonly (RepairOffer | undefined)[] {
  const findOffers = (fault: string) => offers.map((list) => list.find((offer) => offer.fault === fault));
  const candidates = offers.flat().map(({ fault }) => findOffers(fault));
  const countOffers = (candidate: readonly (RepairOffer | undefined)[]) => candidate.filter(Boolean).length;
  const [mostFrequent] = candidates.toSorted((a, b) => countOffers(b) - countOffers(a));
  return mostFrequent && countOffers(mostFrequent) > 1 ? mostFrequent : offers.map(() => undefined);
}

/** Values of the query parameters in a comparison's URL. */
export interface Comparison {
  /** Distinct slugs in the order of the URL, at most {@link MAX_COMPARED_PRODUCTS}. */
  readonly slugs: readonly string[];
  /** Slugs beyond the maximum. */
  readonly omittedSlugs: readonly string[];
  /** Whether rows with equal values for all products are hidden. */
  readonly isShort: boolean;
}

/** Maximum number of slugs parsed from a URL. */
const MAX_SLUGS = 40;

/** Parses the query parameters `?products=slug1,slug2&differences=true`; empty and overlong slugs are ignored. */
export function parseComparison(query: URLSearchParams): Comparison {
  const requestedSlugs = (query.get("products") ?? "")
    .split(",", MAX_SLUGS)
    .map((slug) => slug.trim())
    .filter((slug) => slug !== "" && slug.length <= 200);
  const slugs = [...new Set(requestedSlugs)];
  return {
    slugs: slugs.slice(0, MAX_COMPARED_PRODUCTS),
    omittedSlugs: slugs.slice(MAX_COMPARED_PRODUCTS),
    isShort: query.get("differences") === "true",
  };
}

/** Serializes a comparison as a query string, including the question mark; returns "" if it contains no products. */
export function stringifyComparison({
  slugs,
  isShort: isDifferencesOnly = false,
}: {
  readonly slugs: readonly string[];
  readonly isShort?: boolean;
}): string {
  if (slugs.length === 0) return "";
  return `?products=${slugs.map(encodeURIComponent).join(",")}${isDifferencesOnly ? "&differences=true" : ""}`;
}

/** Amount of a physical quantity, such as energy or memory, by which products can be compared. */
export interface Measure {
  /** Amount in the smallest unit of its kind. */
  readonly amount: number;
  readonly kind: "charge" | "energy" | "memory" | "index";
}

/** Units for which more is always better, by quantity, with their factors. */
const unitsByName: Readonly<Record<string, { readonly kind: Measure["kind"]; readonly size: number }>> = {
  mah: { kind: "charge", size: 1 },
  wh: { kind: "energy", size: 1 },
  gb: { kind: "memory", size: 1 },
  tb: { kind: "memory", size: 1024 },
  "of 10": { kind: "index", size: 1 },
};

/**
 * Parses the quantity at the beginning of a specification, such as "4,700 mAh" or "8.4 of 10", which a shop may also
 * write as "8,4 von 10" or "8.4 / 10". Returns null for a
 * quantity of which more is not always better.
 */
export function parseMeasure(text: string): Measure | null {
  const match = /^\s*(\d+(?:[.,]\d+)*)\s*(mAh|Wh|GB|TB|(?:of|von|de|sur|su|\/) ?10)\s*(?:$|[,;(·])/i.exec(text);
  const unit = unitsByName[(match?.[2] ?? "").toLowerCase().replace(/^.* ?10$/, "of 10")];
  if (!match?.[1] || !unit) return null;
  // Three digits after a separator are thousands, as in "4,700" and "4.700".
  const amount = Number(match[1].replaceAll(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));
  return Number.isFinite(amount) ? { amount: amount * unit.size, kind: unit.kind } : null;
}
