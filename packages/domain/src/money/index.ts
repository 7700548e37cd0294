export {
  addMoney,
  formatMoney,
  getFractionDigits,
  type Money,
  createZeroMoney,
  parseMoney,
  subtractMoney,
  multiplyMoney,
  formatDecimal,
} from "./money.ts";
export { type MeasuredQuantity, type MeasurePrice, toMeasure, toMeasurePrice } from "./measurePrice.ts";
export { type NetQuantity, type QuantityUnit, parseNetQuantity } from "./netQuantity.ts";
export { parsePrice } from "./parsePrice.ts";
export { type Discount, calculateDiscount, findLowestAmount, type Price } from "./price.ts";
export { calculateUnitPrice, chooseUnitQuantity, type UnitPrice } from "./unitPrice.ts";
