export {
  addMoney,
  formatMoney,
  fractionDigits,
  type Money,
  zeroMoney,
  parseMoney,
  subtractMoney,
  multiplyMoney,
  toDecimal,
} from "./money.ts";
export { parsePrice } from "./parsePrice.ts";
export { type Discount, discountBetween, lowestAmount, type Price } from "./price.ts";
