import {
  energyClasses,
  remainingQuantity,
  type Discount,
  type Price,
  type ProductKind,
  type ProductSummary,
  type Stock,
  type StockState,
} from "@rewire/domain";

// @chunk shopFrame: used by the home page and product lists.

/**
 * Product cards in a compact format: each product is a delimited string, about a quarter of the size of the JSON
 * object.
 */
export type PackedCards = readonly string[];

const FIELD_SEPARATOR = "|";
const escapeField = (text: string) => text.replaceAll("%", "%25").replaceAll(FIELD_SEPARATOR, "%7C");
const unescapeField = (text: string) => text.replaceAll("%7C", FIELD_SEPARATOR).replaceAll("%25", "%");

const PRODUCT_KINDS: readonly ProductKind[] = ["simple", "variable", "external", "repair"];
const STOCK_STATES: readonly StockState[] = ["inStock", "outOfStock", "onBackorder"];

type PackedField = string | number | null;

/** Returns the serialised fields of a price: kind, one or two amounts, and currency. */
function toPriceFields(
  price: Price,
): readonly [kind: string, first: PackedField, second: PackedField, currency: PackedField] {
  switch (price.kind) {
    case "single":
      return [price.kind, price.amount.minor, null, price.amount.currency];
    case "sale":
      return [price.kind, price.was.minor, price.now.minor, price.now.currency];
    case "range":
      return [price.kind, price.from.minor, price.to.minor, price.from.currency];
    default:
      return [price.kind, null, null, null];
  }
}

function toPrice(kind: string, firstMinor: string, secondMinor: string, currency: string): Price {
  const [firstAmount, secondAmount] = [firstMinor, secondMinor].map(
    (minor) => ({ minor: Number(minor), currency }) as const,
  );
  if (firstAmount && kind === "single") return { kind, amount: firstAmount };
  if (firstAmount && secondAmount && kind === "sale") return { kind, was: firstAmount, now: secondAmount };
  if (firstAmount && secondAmount && kind === "range") return { kind, from: firstAmount, to: secondAmount };
  return kind === "free" ? { kind } : { kind: "unpriced" };
}

/** Returns the serialised fields of a stock state; the quantity is included only if it is low. */
function toStockFields(stock: Stock): readonly PackedField[] {
  const quantity = remainingQuantity(stock);
  return [stock.state, quantity];
}

const toStock = (state: string, remainingText: string): Stock => ({
  state: STOCK_STATES.find((stockState) => stockState === state) ?? "outOfStock",
  quantity: remainingText === "" ? null : Number(remainingText),
  lowStockAmount: remainingText === "" ? null : Number(remainingText),
});

const toDiscountFields = (discount: Discount | null): readonly PackedField[] => [
  discount?.percent ?? null,
  discount?.amount.minor ?? null,
  discount?.amount.currency ?? null,
];

const toDiscount = (percent: string, minor: string, currency: string): Discount | null =>
  percent === "" ? null : { percent: Number(percent), amount: { minor: Number(minor), currency } };

/** Serialises product cards in the compact format. Categories and alternative texts of pictures are omitted. */
export const packCards = (products: readonly ProductSummary[]): PackedCards =>
  products.map(({ id, slug, name, kind, image, specLine, rating, price, discount, stock, energyClass, measurePrice }) =>
    [
      id,
      slug,
      name,
      PRODUCT_KINDS.indexOf(kind),
      image?.url ?? null,
      specLine,
      rating.average,
      rating.count,
      ...toPriceFields(price),
      ...toStockFields(stock),
      ...toDiscountFields(discount),
      energyClass ?? null,
      measurePrice?.measure ?? null,
      measurePrice?.amount.minor ?? null,
      measurePrice?.isFrom ? 1 : null,
    ]
      .map((getField) => (getField === null ? "" : escapeField(String(getField))))
      .join(FIELD_SEPARATOR)
      .replace(/\|+$/, ""),
  );

function unpackCard(row: string): ProductSummary {
  const fields = row.split(FIELD_SEPARATOR).map(unescapeField);
  const getField = (index: number) => fields[index] ?? "";
  const energyClass = energyClasses.find((candidate) => candidate === getField(17));
  return {
    id: Number(getField(0)),
    slug: getField(1),
    name: getField(2),
    kind: PRODUCT_KINDS[Number(getField(3))] ?? "simple",
    image: getField(4) === "" ? null : { url: getField(4), alt: "" },
    specLine: getField(5),
    rating: { average: Number(getField(6)), count: Number(getField(7)) },
    price: toPrice(getField(8), getField(9), getField(10), getField(11)),
    stock: toStock(getField(12), getField(13)),
    discount: toDiscount(getField(14), getField(15), getField(16)),
    categories: [],
    ...(energyClass && { energyClass }),
    ...(getField(18) && {
      measurePrice: {
        measure: getField(18),
        amount: { minor: Number(getField(19)), currency: getField(11) },
        isFrom: getField(20) ? true : undefined,
      },
    }),
  };
}

const productsByPackedCards = new WeakMap<PackedCards, readonly ProductSummary[]>();

/**
 * Parses product cards in the compact format. Returns the same objects for the same input, which prevents re-renders.
 */
export function unpackCards(cards: PackedCards): readonly ProductSummary[] {
  const products = productsByPackedCards.get(cards) ?? cards.map(unpackCard);
  productsByPackedCards.set(cards, products);
  return products;
}
