import type { VoiceName } from "./reviews/voices.ts";
import type { CatalogueProduct, CataloguePrice, CatalogueStock } from "./types.ts";

/** Price of a draft: "749.00", or regular and sale price, or all fields. */
export type PriceInput = string | readonly [regular: string, sale: string] | CataloguePrice;

/** Attribute that variations differ in: slug of a global one, or label of a local one. */
export interface Choice {
  readonly attribute: string;
  readonly global: boolean;
  /** Term slugs, or plain words, in the shop's order. */
  readonly values: readonly string[];
  /** Price by value, where this choice decides it. */
  readonly prices?: Readonly<Record<string, PriceInput>>;
  /** One variation covers all values. */
  readonly any?: boolean;
}

/** Exception for the variations that have all these values. */
export interface Exception {
  readonly when: Readonly<Record<string, string>>;
  readonly stock?: CatalogueStock;
  readonly price?: PriceInput;
}

/** Draft of a product, from which ids, pictures, reviews and all other fields are derived. */
export interface ProductDraft {
  readonly name: string;
  /** @default the name in lower case with hyphens */
  readonly slug?: string;
  readonly sku: string;
  readonly categories: readonly [string, ...string[]];
  /** The spec line of a card, plain text. */
  readonly line: string;
  /** Paragraphs of the description, plain text. */
  readonly text: readonly string[];
  /** Global attributes: slug → term slugs. */
  readonly terms?: Readonly<Record<string, readonly string[]>>;
  /** Term slugs of `pa_device`: what this is, or what it fits. */
  readonly devices?: readonly string[];
  /** Local attributes: label → value. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly price?: PriceInput;
  readonly stock?: CatalogueStock;
  /** Whether a variable product manages stock itself, so that its variations do not. */
  readonly commonStock?: CatalogueStock;
  readonly choices?: readonly Choice[];
  readonly except?: readonly Exception[];
  readonly preselect?: Readonly<Record<string, string>>;
  /** Look of the studio pictures; colours come from the choice of colour, or from here. */
  readonly look?: string;
  readonly lookColors?: readonly string[];
  /** The view that a list shows. @default the look's first */
  readonly view?: string;
  /** Name in alt texts. @default the name */
  readonly altName?: string;
  /** Number of reviews and their average rating (1 to 5). */
  readonly reviews: readonly [count: number, mean: number];
  /** Voice of the reviews. @default the voice of the first category */
  readonly voice?: VoiceName;
  /** Aspects that would be untrue here: "gps", or "+weight" for the praise and "-side" for the blame alone. */
  readonly silent?: readonly string[];
  /** Praise and criticism of this product only, as complete sentences. */
  readonly praise?: readonly string[];
  readonly blame?: readonly string[];
  readonly external?: { readonly url?: string; readonly button?: string };
  readonly kind?: "virtual" | "download";
  readonly downloads?: NonNullable<CatalogueProduct["downloads"]>;
  readonly soldIndividually?: boolean;
  readonly status?: CatalogueProduct["status"];
  readonly visibility?: CatalogueProduct["visibility"];
  readonly date?: string;
  readonly sales?: number;
  readonly size?: readonly [kilograms: string, length: string, width: string, height: string];
  readonly related?: readonly string[];
  readonly meta?: Readonly<Record<string, string>>;
}

/** Creates managed stock of a quantity. */
export const pieces = (quantity: number, lowStockAmount?: number): CatalogueStock => ({
  state: "IN_STOCK",
  quantity,
  ...(lowStockAmount === undefined ? {} : { lowStockAmount }),
});

/** Stock that is not managed. */
export const untrackedStock: CatalogueStock = { state: "IN_STOCK" };

/** Managed stock of zero. */
export const soldOut: CatalogueStock = { state: "OUT_OF_STOCK", quantity: 0 };

/** Out of stock without a quantity. */
export const notAvailable: CatalogueStock = { state: "OUT_OF_STOCK" };

/** Managed stock of zero that allows backorders. */
export const onBackorder: CatalogueStock = { state: "ON_BACKORDER", quantity: 0, backorders: true };

/** A choice of colours; the first is the one on the card. */
export const colors = (...values: readonly string[]): Choice => ({ attribute: "color", global: true, values });

/** A choice of colours that all cost and count the same: one variation for any of them. */
export const anyColor = (...values: readonly string[]): Choice => ({
  attribute: "color",
  global: true,
  values,
  any: true,
});

/** A choice of a global attribute that decides the price. */
export const priced = (attribute: string, prices: Readonly<Record<string, PriceInput>>): Choice => ({
  attribute,
  global: true,
  values: Object.keys(prices),
  prices,
});

/** A choice of a local attribute that decides the price. */
export const local = (label: string, prices: Readonly<Record<string, PriceInput>>): Choice => ({
  attribute: label,
  global: false,
  values: Object.keys(prices),
  prices,
});

/** A choice of a local attribute at one price. */
export const sharedLocalChoice = (label: string, ...values: readonly string[]): Choice => ({
  attribute: label,
  global: false,
  values,
});

/** Converts text to a slug: lower case, with hyphens. */
export const slugify = (words: string): string =>
  words
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’'"]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Parses length, width and height of a size such as "31.2 × 22.1 × 1.6 cm".
 *
 * @param convert Turns each number into one of another unit.
 * @throws Error for fewer than three numbers
 */
export function lengthVariants(
  size: string,
  convert: (number: string) => string = (number) => number,
): readonly [length: string, width: string, height: string] {
  const [length, width, height] = (size.match(/[\d.]+/g) ?? []).map(convert);
  if (length === undefined || width === undefined || height === undefined)
    throw new Error(`"${size}" is no length, width and height`);
  return [length, width, height];
}
