import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { calculateRating } from "../reviews/productReviews.ts";
import { createModifiedTimeReader } from "./modified.ts";
import { calculateCurrentPrice, calculatePriceSpan } from "./price.ts";

export interface ProductSort {
  readonly field: string;
  readonly order?: "ASC" | "DESC" | null;
}

/** Sort keys that the live shop always sorts in descending order. */
const DESCENDING_FIELDS = new Set(["RATING", "POPULARITY", "TOTAL_SALES"]);

const { compare: compareText } = new Intl.Collator("en");

/**
 * Sorts a list of products by sort fields. The list is expected newest first; products with equal values keep this
 * order.
 */
export function sortProducts(
  engine: Engine,
  products: readonly CatalogueProduct[],
  orders: readonly ProductSort[],
  includedIds: readonly number[],
): readonly CatalogueProduct[] {
  const sortFields = orders.filter((order) => order.field !== "IN" && order.field !== "PARENT");
  if (orders.some((order) => order.field === "IN"))
    return products.toSorted((left, right) => includedIds.indexOf(left.id) - includedIds.indexOf(right.id));
  if (
    sortFields.length === 0 ||
    (sortFields.length === 1 && sortFields[0]?.field === "DATE" && sortFields[0].order !== "ASC")
  )
    return products;
  const comparators = sortFields.map(({ field, order }) =>
    comparePositions(engine, products, field, DESCENDING_FIELDS.has(field) || order === "DESC" ? -1 : 1),
  );
  const sortedIndexes = products
    .map((_, index) => index)
    .toSorted((left, right) => {
      for (const compare of comparators) {
        const result = compare(left, right);
        if (result !== 0) return result;
      }
      return 0;
    });
  return sortedIndexes.flatMap((index) => products[index] ?? []);
}

/** Compares two indexes of a list, by keys that are computed once per product. */
function comparePositions(
  engine: Engine,
  products: readonly CatalogueProduct[],
  field: string,
  direction: 1 | -1,
): (left: number, right: number) => number {
  const number = createSortValueReader(engine, field);
  if (number) {
    const keys = Float64Array.from(products, number);
    return (left, right) => direction * ((keys[left] ?? 0) - (keys[right] ?? 0));
  }
  const text = createTextReader(field);
  const keys = products.map(text);
  return (left, right) => direction * compareText(keys[left] ?? "", keys[right] ?? "");
}

function createSortValueReader(engine: Engine, field: string): ((product: CatalogueProduct) => number) | null {
  const now = engine.now();
  switch (field) {
    case "PRICE":
      return (product) => calculatePriceSpan(product, now)?.low ?? 0;
    case "REGULAR_PRICE":
      return (product) => (product.type === "variable" ? 0 : (calculateCurrentPrice(product.price, now).regular ?? 0));
    case "SALE_PRICE":
      return (product) => (product.type === "variable" ? 0 : (calculateCurrentPrice(product.price, now).sale ?? 0));
    case "RATING":
      return (product) =>
        calculateRating(engine, product).average * 1000 + calculateRating(engine, product).count / 1000;
    case "REVIEW_COUNT":
      return (product) => calculateRating(engine, product).count;
    case "POPULARITY":
    case "TOTAL_SALES":
      return (product) => product.totalSales;
    case "MODIFIED":
      return createModifiedTimeReader(engine);
    default:
      return null;
  }
}

function createTextReader(field: string): (product: CatalogueProduct) => string {
  switch (field) {
    case "NAME":
    case "MENU_ORDER":
      return (product) => product.name;
    case "SLUG":
    case "NAME_IN":
      return (product) => product.slug;
    case "ON_SALE_FROM":
    case "ON_SALE_TO":
      return (product) =>
        product.type === "variable"
          ? ""
          : ((field === "ON_SALE_FROM" ? product.price.saleFrom : product.price.saleTo) ?? "");
    default:
      return (product) => product.date;
  }
}
