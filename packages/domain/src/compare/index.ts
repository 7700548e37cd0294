export {
  type ComparedProduct,
  type Comparison,
  type Measure,
  parseMeasure,
  MAX_COMPARED_PRODUCTS,
  chooseComparedRepairs,
  parseComparison,
  stringifyComparison,
} from "./compare.ts";
export {
  type CompareSubject,
  type CompareRow,
  type CompareFormatters,
  createCompareRows,
  findCheapestProductIndex,
} from "./createCompareRows.ts";
