export { inOrderOfSize } from "./optionOrder.ts";
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
  SafeHtml,
  Variation,
} from "./product.ts";
export { defaultLowStockAmount, remainingQuantity, type Stock, type StockState } from "./stock.ts";
export { colourSwatches } from "./swatches.ts";
export {
  type Choice,
  findVariation,
  missingChoices,
  optionObstacle,
  type OptionObstacle,
  validChoice,
} from "./variation.ts";
export { type OfferState, type Offer, type FreshStock, offerOf } from "./offerOf.ts";
export { selectedLabels } from "./selectedLabels.ts";
export { type OptionPrice, optionPrices } from "./optionPrices.ts";
export { canAddDirectly } from "./canAddDirectly.ts";
