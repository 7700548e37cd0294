import { findVariation, findMissingChoices, type Choice } from "./variation.ts";
import type { Discount, Price } from "../money/index.ts";
import type { Image, ProductAttribute, ProductDetail, Variation } from "./product.ts";
import type { Stock } from "./stock.ts";

/** State of an offer, which determines whether it can be bought, and if not, for what reason. */
export type OfferState = "buyable" | "choiceMissing" | "outOfStock" | "unavailable" | "unpriced" | "external";

/** Product with the selected options applied: price, stock, picture and SKU are those of the matching variation. */
export interface Offer {
  readonly state: OfferState;
  readonly variation: Variation | null;
  readonly missing: readonly ProductAttribute[];
  readonly price: Price;
  readonly discount: Discount | null;
  readonly stock: Stock;
  readonly sku: string;
  /** Picture of the variation, or the picture shared by all variations that match the choice; null for none. */
  readonly image: Image | null;
}

/** Current stock, by the database id of the product or variation. */
export type CurrentStock = Readonly<Record<number, Stock>>;

/** Returns the offer that results from a product, the selected options and the current stock. */
export function resolveOffer(product: ProductDetail, choice: Choice, currentStock: CurrentStock = {}): Offer {
  const isVariable = product.kind === "variable";
  const missingChoices = isVariable ? findMissingChoices(product.attributes, choice) : [];
  const variation = isVariable ? findVariation(product.attributes, product.variations, choice) : null;
  const { price, discount, sku } = variation ?? product;
  const stock = currentStock[variation?.id ?? product.id] ?? (variation ?? product).stock;

  return {
    state: resolveOfferState(product, { missing: missingChoices, variation, price, stock }),
    variation,
    missing: missingChoices,
    price,
    discount,
    stock,
    sku: sku || product.sku,
    image: variation ? variation.image : findSharedImage(product, choice),
  };
}

/** A colour has a picture before a size is selected. */
function findSharedImage({ variations }: ProductDetail, choice: Choice): Image | null {
  const selections = Object.entries(choice);
  if (selections.length === 0) return null;
  const candidates = variations.filter(({ values }) =>
    selections.every(([name, value]) => values[name] === undefined || values[name] === value),
  );
  const image = candidates[0]?.image ?? null;
  return candidates.every((candidate) => candidate.image?.url === image?.url) ? image : null;
}

function resolveOfferState(
  product: ProductDetail,
  { missing: missingChoices, variation, price, stock }: Pick<Offer, "missing" | "variation" | "price" | "stock">,
): OfferState {
  if (product.kind === "external") return "external";
  if (product.price.kind === "unpriced") return "unpriced";
  if (product.kind === "variable") {
    if (missingChoices.length > 0) return product.stock.state === "outOfStock" ? "outOfStock" : "choiceMissing";
    if (!variation?.isPurchasable || price.kind === "unpriced") return "unavailable";
  }
  return stock.state === "outOfStock" ? "outOfStock" : "buyable";
}
