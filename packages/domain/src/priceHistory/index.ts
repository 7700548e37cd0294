export {
  applyPriorPriceToOffer,
  applyPriorPricesToDetail,
  applyPriorPricesToEntry,
  getRankingDiscount,
  type FindPriorPrice,
  type ReducedPrice,
} from "./applyPriorPrices.ts";
export { compactPricePoints, MAX_PRICE_POINTS } from "./compactPricePoints.ts";
export { extendCoverage, MAX_COVERAGE_PAUSE_MS, type PriceCoverage } from "./coverage.ts";
export { findReduction, PRIOR_PRICE_PERIOD_MS, type Reduction, type ReductionRule } from "./findReduction.ts";
export type { FindOfferFacts, OfferFacts } from "./offerFacts.ts";
export { listOfferPrices } from "./offerPrices.ts";
export { addPricePoint, hasPrice, type PricePoint } from "./pricePoints.ts";
