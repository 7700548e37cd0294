import type { Discount, Price, ProductKind, ProductSummary } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";
import { plainText } from "../../html/plainText.ts";
import { decodeSlug } from "./slug.ts";
import { toImage, type ImageFields } from "./toImage.ts";
import { discountOf, toPrice, type Warn, type PriceFields } from "./toPrice.ts";
import { toStock, type StockFields } from "./toStock.ts";

/** Fields of the fragment `ProductSummary`, for every product type. */
export interface SummaryFields extends PriceFields, StockFields {
  readonly databaseId: number;
  readonly slug: string | null;
  readonly name: string | null;
  readonly type: string | null;
  readonly averageRating: number | null;
  readonly reviewCount: number | null;
  readonly shortDescription: string | null;
  readonly image: ImageFields | null;
  readonly productCategories: {
    readonly nodes: readonly { readonly slug: string | null; readonly name: string | null }[];
  } | null;
  readonly variations?: { readonly nodes: readonly PriceFields[] } | null;
}

const kinds: Readonly<Record<string, ProductKind>> = { SIMPLE: "simple", VARIABLE: "variable", EXTERNAL: "external" };

/** Maximum number of characters of a slug; WordPress stores no longer ones. */
const MAX_SLUG = 200;

/** Maximum number of characters of a name. */
const MAX_NAME = 500;

/** Maximum number of characters of the specification line of a card. */
const SPEC_LINE_LENGTH = 120;

/** Maps a product for a listing; returns null for unsupported types (grouped) and for products without a slug. */
export function toProductSummary(wire: SummaryFields, currency: string, warn?: Warn): ProductSummary | null {
  const kind = kinds[wire.type ?? ""];
  const slug = decodeSlug(wire.slug ?? "");
  if (!kind || !slug || slug.length > MAX_SLUG) return null;
  const name = decodeName(wire.name?.slice(0, MAX_NAME)).trim() || slug;
  const price = toPrice(wire, currency, (message) => warn?.(`${slug}: ${message}`));
  return {
    id: wire.databaseId,
    slug,
    name,
    kind,
    image: toImage(wire.image, name),
    price,
    discount: biggestDiscount(price, wire.variations?.nodes ?? [], currency),
    stock: toStock(wire),
    rating: { average: wire.averageRating ?? 0, count: wire.reviewCount ?? 0 },
    specLine: shorten(plainText(wire.shortDescription)),
    categories: (wire.productCategories?.nodes ?? []).flatMap((category) =>
      category.slug ? [{ slug: decodeSlug(category.slug), name: decodeName(category.name) || category.slug }] : [],
    ),
  };
}

/**
 * Returns the largest discount. A variable product's own fields do not relate regular and sale prices; its variations
 * do.
 */
function biggestDiscount(price: Price, variations: readonly PriceFields[], currency: string): Discount | null {
  return variations
    .map((variation) => discountOf(toPrice(variation, currency)))
    .reduce((best, next) => (next && (!best || next.percent > best.percent) ? next : best), discountOf(price));
}

/** Truncates at a word boundary. */
function shorten(text: string): string {
  if (text.length <= SPEC_LINE_LENGTH) return text;
  const cut = text.slice(0, SPEC_LINE_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : SPEC_LINE_LENGTH).trimEnd()}…`;
}
