export {
  findMeasurePrice,
  listMeasurePrices,
  listQuantityAttributes,
  type NetQuantities,
  type OfferAmount,
  readNetQuantities,
  type UnitPriceAttribute,
} from "./readNetQuantities.ts";
export { sortBySize } from "./optionOrder.ts";
export type {
  AttributeOption,
  Category,
  CategoryRef,
  Image,
  ProductAttribute,
  ProductDetail,
  ProductKind,
  ProductSummary,
  Rating,
  RepairTarget,
  SafeHtml,
  Variation,
} from "./product.ts";
export { defaultLowStockAmount, remainingQuantity, type Stock, type StockState } from "./stock.ts";
export { colourSwatches } from "./swatches.ts";
export {
  type Choice,
  findVariation,
  findMissingChoices,
  findOptionObstacle,
  type OptionObstacle,
  toValidChoice,
} from "./variation.ts";
export { type OfferState, type Offer, type CurrentStock, resolveOffer } from "./resolveOffer.ts";
export { listSelectedLabels } from "./listSelectedLabels.ts";
export { type OptionPrice, listOptionPrices } from "./listOptionPrices.ts";
export { canAddDirectly } from "./canAddDirectly.ts";
