import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../Engine.ts";
import { ratingOf } from "../reviews/productReviews.ts";
import { currentPrice, priceSpan } from "./price.ts";

export interface ProductOrder {
  readonly field: string;
  readonly order?: "ASC" | "DESC" | null;
}

type Compare = (left: CatalogueProduct, right: CatalogueProduct) => number;

/** The live shop sorts these from the top whatever order is asked. */
const ALWAYS_DOWN = new Set(["RATING", "POPULARITY", "TOTAL_SALES"]);

/** Sorts newest-first products by what is asked; equal ones stay newest first. */
export function sortProducts(engine: Engine, products: readonly CatalogueProduct[], orders: readonly ProductOrder[], include: readonly number[]): readonly CatalogueProduct[] {
  const wanted = orders.filter((order) => order.field !== "IN" && order.field !== "PARENT");
  if (orders.some((order) => order.field === "IN")) return products.toSorted((left, right) => include.indexOf(left.id) - include.indexOf(right.id));
  if (wanted.length === 0 || (wanted.length === 1 && wanted[0]?.field === "DATE" && wanted[0].order !== "ASC")) return products;
  const compares = wanted.map((order): Compare => {
    const compare = compareBy(engine, order.field);
    const down = ALWAYS_DOWN.has(order.field) || order.order === "DESC";
    return down ? (left, right) => compare(right, left) : compare;
  });
  return products.toSorted((left, right) => {
    for (const compare of compares) {
      const result = compare(left, right);
      if (result !== 0) return result;
    }
    return 0;
  });
}

function compareBy(engine: Engine, field: string): Compare {
  const now = engine.now();
  const byNumber = (value: (product: CatalogueProduct) => number): Compare => {
    const known = new Map<number, number>();
    const read = (product: CatalogueProduct) => {
      const before = known.get(product.id);
      if (before !== undefined) return before;
      const result = value(product);
      known.set(product.id, result);
      return result;
    };
    return (left, right) => read(left) - read(right);
  };
  const byText = (value: (product: CatalogueProduct) => string): Compare => (left, right) => value(left).localeCompare(value(right), "en");
  switch (field) {
    case "NAME":
    case "MENU_ORDER":
      return byText((product) => product.name);
    case "SLUG":
    case "NAME_IN":
      return byText((product) => product.slug);
    case "PRICE":
      return byNumber((product) => priceSpan(product, now)?.low ?? 0);
    case "REGULAR_PRICE":
      return byNumber((product) => (product.type === "variable" ? 0 : (currentPrice(product.price, now).regular ?? 0)));
    case "SALE_PRICE":
      return byNumber((product) => (product.type === "variable" ? 0 : (currentPrice(product.price, now).sale ?? 0)));
    case "RATING":
      return byNumber((product) => ratingOf(engine, product).average * 1000 + ratingOf(engine, product).count / 1000);
    case "REVIEW_COUNT":
      return byNumber((product) => ratingOf(engine, product).count);
    case "POPULARITY":
    case "TOTAL_SALES":
      return byNumber((product) => product.totalSales);
    case "ON_SALE_FROM":
    case "ON_SALE_TO":
      return byText((product) => (product.type === "variable" ? "" : ((field === "ON_SALE_FROM" ? product.price.saleFrom : product.price.saleTo) ?? "")));
    default:
      return byText((product) => product.date);
  }
}
