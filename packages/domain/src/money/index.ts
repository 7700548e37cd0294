export {
  addMoney,
  formatMoney,
  fractionDigits,
  type Money,
  noMoney,
  parseMoney,
  subtractMoney,
  timesMoney,
  toDecimal,
} from "./money.ts";
export { parsePrice } from "./parsePrice.ts";
export { type Discount, discountBetween, lowestAmount, type Price } from "./price.ts";
