import type { Discount, ProductKind, ProductSummary } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";
import { toPlainText } from "../../html/plainText.ts";
import { decodeSlug } from "./slug.ts";
import { toImage, type ImageFields } from "./toImage.ts";
import { toDiscount, toPrice, type WarningLogger, type PriceFields } from "./toPrice.ts";
import { toStock, type StockFields } from "./toStock.ts";

/** Fields of the fragment `ProductSummary`, for any product type. */
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
const MAX_SLUG_LENGTH = 200;

/** Maximum number of characters of a name. */
const MAX_NAME_LENGTH = 500;

/** Maximum number of characters of the specification line of a card. */
const MAX_SPEC_LINE_LENGTH = 120;

/**
 * Maps a product for a list; returns null for an unsupported product type, such as a grouped product, or a missing
 * slug.
 */
export function toProductSummary(fields: SummaryFields, currency: string, warn?: WarningLogger): ProductSummary | null {
  const kind = kinds[fields.type ?? ""];
  const slug = decodeSlug(fields.slug ?? "");
  if (!kind || !slug || slug.length > MAX_SLUG_LENGTH) return null;
  const name = decodeName(fields.name?.slice(0, MAX_NAME_LENGTH)).trim() || slug;
  const price = toPrice(fields, currency, (message) => warn?.(`${slug}: ${message}`));
  return {
    id: fields.databaseId,
    slug,
    name,
    kind,
    image: toImage(fields.image, name),
    price,
    discount: findBiggestDiscount(toDiscount(fields, price), fields.variations?.nodes ?? [], currency),
    stock: toStock(fields),
    rating: { average: fields.averageRating ?? 0, count: fields.reviewCount ?? 0 },
    specLine: shortenSpecLine(toPlainText(fields.shortDescription)),
    categories: (fields.productCategories?.nodes ?? []).flatMap((category) =>
      category.slug ? [{ slug: decodeSlug(category.slug), name: decodeName(category.name) || category.slug }] : [],
    ),
  };
}

/**
 * Returns the largest discount. A variable product's own fields do not relate regular and sale prices; its variations
 * do.
 */
function findBiggestDiscount(
  discount: Discount | null,
  variations: readonly PriceFields[],
  currency: string,
): Discount | null {
  return variations
    .map((variation) => toDiscount(variation, toPrice(variation, currency)))
    .reduce(
      (highestDiscount, next) =>
        next && (!highestDiscount || next.percent > highestDiscount.percent) ? next : highestDiscount,
      discount,
    );
}

/** Truncates at a word boundary. */
function shortenSpecLine(text: string): string {
  if (text.length <= MAX_SPEC_LINE_LENGTH) return text;
  const truncatedText = text.slice(0, MAX_SPEC_LINE_LENGTH);
  const end = truncatedText.lastIndexOf(" ");
  return `${truncatedText.slice(0, end > 0 ? end : MAX_SPEC_LINE_LENGTH).trimEnd()}…`;
}
