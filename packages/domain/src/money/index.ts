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
export { parsePrice } from "./parsePrice.ts";
export { type Discount, calculateDiscount, findLowestAmount, type Price } from "./price.ts";
