import { calculateDiscount, type Money, type Price } from "../../money/index.ts";
import type { Image, ProductSummary } from "../../product/index.ts";

/** Language in which the showcase's shop has written its catalogue. */
export type ShowcaseLanguage = "en" | "de";

/** Text that is the same in each language, or one for each. */
export type MaybeWords = string | readonly [en: string, de: string];

/** Returns a text in a language. */
export const pick = (words: MaybeWords, language: ShowcaseLanguage): string =>
  typeof words === "string" ? words : words[language === "en" ? 0 : 1];

/** Creates an amount in euros from cents. */
export const euros = (minor: number): Money => ({ minor, currency: "EUR" });

/** Returns a picture of the embedded shop by the name of its file, with an alternative text. */
export const picture = (file: string, alt: string): Image => ({ url: `/pictures/${file}.webp`, alt });

/** Stock: the number of items, "plenty" if nobody counts them, "soldOut", or "backorder". */
export type StockRow = number | "plenty" | "soldOut" | "backorder";

/** Product in one row: what a card shows of it. */
export type ProductRow = readonly [
  slug: string,
  name: MaybeWords,
  specLine: MaybeWords,
  pictureFile: string,
  /** Price in cents, or the price and the one before. */
  price: number | readonly [now: number, before: number],
  rating: readonly [average: number, count: number],
  stock?: StockRow,
];

const toPrice = (price: ProductRow[4]): Price =>
  typeof price === "number"
    ? { kind: "single", amount: euros(price) }
    : { kind: "sale", was: euros(price[1]), now: euros(price[0]) };

function toStock(stock: StockRow): ProductSummary["stock"] {
  if (typeof stock === "number") return { state: "inStock", quantity: stock, lowStockAmount: 5 };
  const states = { plenty: "inStock", soldOut: "outOfStock", backorder: "onBackorder" } as const;
  return { state: states[stock], quantity: null, lowStockAmount: null };
}

/** Creates the product of a row. */
export function toProduct(
  [slug, name, specLine, file, price, [average, count], stock = "plenty"]: ProductRow,
  id: number,
  category: ProductSummary["categories"][number],
  language: ShowcaseLanguage,
): ProductSummary {
  return {
    id,
    slug,
    name: pick(name, language),
    kind: "simple",
    image: picture(file, pick(name, language)),
    price: toPrice(price),
    discount: typeof price === "number" ? null : calculateDiscount(euros(price[1]), euros(price[0])),
    stock: toStock(stock),
    rating: { average, count },
    specLine: pick(specLine, language),
    categories: [category],
  };
}
