import type { Discount, MeasurePrice, Money, Price, StockState } from "@rewire/domain";

// @chunk shopFrame: used by the home page, product lists and product pages.

/** Value of a field in a row of the compact format; an empty field is null. */
export type PackedField = string | number | null;

const FIELD_SEPARATOR = "|";
const escapeField = (text: string) => text.replaceAll("%", "%25").replaceAll(FIELD_SEPARATOR, "%7C");
const unescapeField = (text: string) => text.replaceAll("%7C", FIELD_SEPARATOR).replaceAll("%25", "%");

/** Serialises the fields of an object as a delimited string. Empty fields at the end are omitted. */
export const packFields = (fields: readonly PackedField[]): string =>
  fields
    .map((field) => (field === null ? "" : escapeField(String(field))))
    .join(FIELD_SEPARATOR)
    .replace(/\|+$/, "");

/** Parses a delimited string. Returns a function that returns a field by its position, "" if it is empty. */
export function unpackFields(row: string): (index: number) => string {
  const fields = row.split(FIELD_SEPARATOR).map(unescapeField);
  return (index) => fields[index] ?? "";
}

/** Returns the number in a field, or null if the field is empty. */
export const toNumberOrNull = (field: string): number | null => (field === "" ? null : Number(field));

const STOCK_STATES: readonly StockState[] = ["inStock", "outOfStock", "onBackorder"];

/** Returns the stock state in a field. */
export const toStockState = (field: string): StockState =>
  STOCK_STATES.find((stockState) => stockState === field) ?? "outOfStock";

/** Returns the serialised fields of a price: kind, one or two amounts, and currency. */
export function toPriceFields(
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

/** Returns the price in the fields of {@link toPriceFields}. */
export function toPrice(kind: string, firstMinor: string, secondMinor: string, currency: string): Price {
  const toMoney = (minor: string): Money => ({ minor: Number(minor), currency });
  const firstAmount = toMoney(firstMinor);
  if (kind === "single") return { kind, amount: firstAmount };
  if (kind === "sale") return { kind, was: firstAmount, now: toMoney(secondMinor) };
  if (kind === "range") return { kind, from: firstAmount, to: toMoney(secondMinor) };
  return kind === "free" ? { kind } : { kind: "unpriced" };
}

/** Returns the serialised fields of a discount: percentage, amount and currency. */
export const toDiscountFields = (discount: Discount | null): readonly PackedField[] => [
  discount?.percent ?? null,
  discount?.amount.minor ?? null,
  discount?.amount.currency ?? null,
];

/** Returns the discount in the fields of {@link toDiscountFields}. */
export const toDiscount = (percent: string, minor: string, currency: string): Discount | null =>
  percent === "" ? null : { percent: Number(percent), amount: { minor: Number(minor), currency } };

/** Returns the serialised fields of a price per unit of measure: measure, amount and whether it is the lowest. */
export const toMeasureFields = (price: MeasurePrice | undefined): readonly PackedField[] => [
  price?.measure ?? null,
  price?.amount.minor ?? null,
  price?.isFrom ? 1 : null,
];

/** Returns the price in the fields of {@link toMeasureFields}, as a property of a card or a variation; none if empty. */
export const toMeasurePrice = (
  measure: string,
  minor: string,
  isFrom: string,
  currency: string,
): { measurePrice?: MeasurePrice } =>
  measure === ""
    ? {}
    : { measurePrice: { measure, amount: { minor: Number(minor), currency }, ...(isFrom && { isFrom: true }) } };
