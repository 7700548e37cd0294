import type { SentenceFamily } from "./reviews/sentencesByFamily.ts";
import type { CatalogueProduct, CataloguePrice, CatalogueStock } from "./types.ts";

/**
 * Price of a product draft: a single price ("749.00"), a pair of regular and sale price, or an object with all price
 * fields.
 */
export type PriceInput = string | readonly [regular: string, sale: string] | CataloguePrice;

/**
 * Attribute whose values distinguish the variations of a product: the slug of a global attribute, or the label of a
 * local one.
 */
export interface Choice {
  readonly attribute: string;
  readonly global: boolean;
  /** Term slugs, or plain text, in the shop's order. */
  readonly values: readonly string[];
  /** Price by value, if this choice affects it. */
  readonly prices?: Readonly<Record<string, PriceInput>>;
  /** Whether one variation covers all values. */
  readonly any?: boolean;
}

/** Stock and price of the variations whose attribute values match `when`. */
export interface VariationOverride {
  readonly when: Readonly<Record<string, string>>;
  readonly stock?: CatalogueStock;
  readonly price?: PriceInput;
}

/** Draft of a product, from which the ids, pictures, reviews and other fields are derived. */
export interface ProductDraft {
  readonly name: string;
  /** @default the name in lower case with hyphens */
  readonly slug?: string;
  readonly sku: string;
  readonly categories: readonly [string, ...string[]];
  /** Summary line of a card, plain text. */
  readonly line: string;
  /** Paragraphs of the description, plain text. */
  readonly text: readonly string[];
  /** Global attributes: slug → term slugs. */
  readonly terms?: Readonly<Record<string, readonly string[]>>;
  /** Term slugs of `pa_device`: the device itself, or compatible devices. */
  readonly devices?: readonly string[];
  /** Local attributes: label → value. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly price?: PriceInput;
  readonly stock?: CatalogueStock;
  /** Whether a variable product manages stock itself, so that its variations do not. */
  readonly commonStock?: CatalogueStock;
  readonly choices?: readonly Choice[];
  readonly except?: readonly VariationOverride[];
  readonly preselect?: Readonly<Record<string, string>>;
  /** Design of the studio pictures; its colours come from the colour choice, or from `pictureColors`. */
  readonly pictureDesign?: string;
  readonly pictureColors?: readonly string[];
  /** Name of the view shown in lists. @default the first view */
  readonly view?: string;
  /** Name in alt texts. @default the name */
  readonly altName?: string;
  /** Number of reviews and their average rating (1 to 5). */
  readonly reviews: readonly [count: number, mean: number];
  /** Set of review sentences. @default the set of the first category */
  readonly sentenceFamily?: SentenceFamily;
  /** Aspects that do not apply to this product: "gps", or "+weight" for praise and "-side" for criticism only. */
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

/** Creates stock whose quantity is tracked. */
export const createManagedStock = (quantity: number, lowStockAmount?: number): CatalogueStock => ({
  state: "IN_STOCK",
  quantity,
  ...(lowStockAmount === undefined ? {} : { lowStockAmount }),
});

/** Stock of a product that is always available; no quantity is tracked. */
export const untrackedStock: CatalogueStock = { state: "IN_STOCK" };

/** Tracked stock of a product that is sold out. */
export const soldOutStock: CatalogueStock = { state: "OUT_OF_STOCK", quantity: 0 };

/** Stock of a product that is not available; no quantity is tracked. */
export const unavailableStock: CatalogueStock = { state: "OUT_OF_STOCK" };

/** Tracked stock of a sold-out product that accepts backorders. */
export const backorderStock: CatalogueStock = { state: "ON_BACKORDER", quantity: 0, backorders: true };

/** Creates a choice of colours with one variation per colour. The product card shows the first colour. */
export const createColorChoice = (...values: readonly string[]): Choice => ({
  attribute: "color",
  global: true,
  values,
});

/** Creates a choice of colours that share a single variation, and therefore its price and stock. */
export const createSharedColorChoice = (...values: readonly string[]): Choice => ({
  attribute: "color",
  global: true,
  values,
  any: true,
});

/** Creates a product choice from a global attribute. Each value of the attribute has its own price. */
export const createPricedChoice = (attribute: string, prices: Readonly<Record<string, PriceInput>>): Choice => ({
  attribute,
  global: true,
  values: Object.keys(prices),
  prices,
});

/** Creates a product choice from a local attribute. Each value of the attribute has its own price. */
export const createLocalChoice = (label: string, prices: Readonly<Record<string, PriceInput>>): Choice => ({
  attribute: label,
  global: false,
  values: Object.keys(prices),
  prices,
});

/** Creates a product choice from a local attribute. All values of the attribute have the same price. */
export const createSharedLocalChoice = (label: string, ...values: readonly string[]): Choice => ({
  attribute: label,
  global: false,
  values,
});

/** Converts a string to a lower-case slug with hyphens. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’'"]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Parses the length, width and height in a string such as "31.2 × 22.1 × 1.6 cm".
 * @param convertNumber Converts each number to another unit.
 * @throws Error if the text contains fewer than three numbers
 */
export function parseDimensions(
  size: string,
  convertNumber: (number: string) => string = (number) => number,
): readonly [length: string, width: string, height: string] {
  const [length, width, height] = (size.match(/[\d.]+/g) ?? []).map(convertNumber);
  if (length === undefined || width === undefined || height === undefined)
    throw new Error(`"${size}" is no length, width and height`);
  return [length, width, height];
}
