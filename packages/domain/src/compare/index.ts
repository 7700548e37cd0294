export {
  type ComparedProduct,
  type Comparison,
  type Measure,
  measureOf,
  MAX_COMPARED,
  parseComparison,
  stringifyComparison,
} from "./compare.ts";
export {
  type CompareSubject,
  type CompareRow,
  type CompareFormatters,
  compareRows,
  cheapestProductId,
} from "./compareRows.ts";
