import type { CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { calculateCurrentPrice } from "./price.ts";
import { isExternalOrGrouped, stockOf, type Stock } from "./stock.ts";
import { formatVariationName } from "./toVariationView.ts";
import type { CartLine } from "../records/Session.ts";

/** Product or variation in a cart line, with its current price and stock. */
export interface Article {
  readonly product: CatalogueProduct;
  readonly variation: CatalogueVariation | null;
  readonly name: string;
  /** Gross price with the shop's own tax, in cents; null if none is set. */
  readonly price: number | null;
  readonly onSale: boolean;
  readonly stock: Stock;
}

/** Creates a cart product from a product and its variation. */
export function createArticle(
  engine: Engine,
  product: CatalogueProduct,
  variation: CatalogueVariation | null,
): Article {
  const priceFields = variation?.price ?? (product.type === "variable" ? {} : product.price);
  const { price, onSale } = calculateCurrentPrice(priceFields, engine.now());
  const name =
    product.type === "variable" && variation !== null
      ? formatVariationName(engine, { parent: product, variation })
      : product.name;
  return { product, variation, name, price, onSale, stock: stockOf(engine, product, variation?.id) };
}

/** Finds the product of a cart line, or returns null if the catalogue no longer contains it. */
export function articleOf(engine: Engine, line: Pick<CartLine, "product" | "variation">): Article | null {
  const product = engine.catalogue.byId.get(line.product);
  if (product === undefined) return null;
  const variation =
    line.variation === null ? null : (engine.catalogue.variations.get(line.variation)?.variation ?? null);
  if (line.variation !== null && variation === null) return null;
  return createArticle(engine, product, variation);
}

/** Returns whether a product can be bought: it must be published, have a price, and be neither external nor grouped. */
export const isPurchasable = (article: Article): boolean =>
  article.product.status === "publish" && !isExternalOrGrouped(article.product) && article.price !== null;
