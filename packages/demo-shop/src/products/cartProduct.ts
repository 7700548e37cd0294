import type { CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { calculateCurrentPrice } from "./price.ts";
import { isExternalOrGrouped, getStock, type Stock } from "./stock.ts";
import { formatVariationName } from "./toVariationView.ts";
import type { CartLine } from "../records/Session.ts";

/** Product or variation in a cart line, with its current price and stock. */
export interface CartProduct {
  readonly product: CatalogueProduct;
  readonly variation: CatalogueVariation | null;
  readonly name: string;
  /** Gross price with the shop's own tax, in cents; null if none is set. */
  readonly price: number | null;
  readonly onSale: boolean;
  readonly stock: Stock;
}

/** Creates a cart product from a product and its variation. */
export function createCartProduct(
  engine: Engine,
  product: CatalogueProduct,
  variation: CatalogueVariation | null,
): CartProduct {
  const priceFields = variation?.price ?? (product.type === "variable" ? {} : product.price);
  const { price, onSale } = calculateCurrentPrice(priceFields, engine.now());
  const name =
    product.type === "variable" && variation !== null
      ? formatVariationName(engine, { parent: product, variation })
      : product.name;
  return { product, variation, name, price, onSale, stock: getStock(engine, product, variation?.id) };
}

/** Finds the product of a cart line, or returns null if the catalogue no longer contains it. */
export function findCartProduct(engine: Engine, line: Pick<CartLine, "product" | "variation">): CartProduct | null {
  const product = engine.catalogue.byId.get(line.product);
  if (product === undefined) return null;
  const variation =
    line.variation === null ? null : (engine.catalogue.variations.get(line.variation)?.variation ?? null);
  if (line.variation !== null && variation === null) return null;
  return createCartProduct(engine, product, variation);
}

/** Returns whether a product can be bought: it must be published, have a price, and be neither external nor grouped. */
export const isPurchasable = (cartProduct: CartProduct): boolean =>
  cartProduct.product.status === "publish" && !isExternalOrGrouped(cartProduct.product) && cartProduct.price !== null;
