import type { Discount, Price, ProductKind, ProductSummary } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";
import { plainText } from "../../html/plainText.ts";
import { decodeSlug } from "./slug.ts";
import { toImage, type WireImage } from "./toImage.ts";
import { discountOf, toPrice, type Warn, type WirePrice } from "./toPrice.ts";
import { toStock, type WireStock } from "./toStock.ts";

/** The fields of the fragment ProductSummary, whatever kind of product they come from. */
export interface WireSummary extends WirePrice, WireStock {
  readonly databaseId: number;
  readonly slug: string | null;
  readonly name: string | null;
  readonly type: string | null;
  readonly averageRating: number | null;
  readonly reviewCount: number | null;
  readonly shortDescription: string | null;
  readonly image: WireImage | null;
  readonly productCategories: {
    readonly nodes: readonly { readonly slug: string | null; readonly name: string | null }[];
  } | null;
  readonly variations?: { readonly nodes: readonly WirePrice[] } | null;
}

const kinds: Readonly<Record<string, ProductKind>> = { SIMPLE: "simple", VARIABLE: "variable", EXTERNAL: "external" };

/** Characters of an address name; WordPress keeps no longer ones. */
const MAX_SLUG = 200;

/** Characters of a name. */
const MAX_NAME = 500;

/** One line is what a card has room for. */
const SPEC_LINE_LENGTH = 120;

/** A product as a listing shows it; null for kinds that we do not sell (grouped) and for products without an address. */
export function toProductSummary(wire: WireSummary, currency: string, warn?: Warn): ProductSummary | null {
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

/** A variable product's own fields do not say which regular price belongs to which sale price; its variations do. */
function biggestDiscount(price: Price, variations: readonly WirePrice[], currency: string): Discount | null {
  return variations
    .map((variation) => discountOf(toPrice(variation, currency)))
    .reduce((best, next) => (next && (!best || next.percent > best.percent) ? next : best), discountOf(price));
}

/** Cuts after a word. */
function shorten(text: string): string {
  if (text.length <= SPEC_LINE_LENGTH) return text;
  const cut = text.slice(0, SPEC_LINE_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : SPEC_LINE_LENGTH).trimEnd()}…`;
}
