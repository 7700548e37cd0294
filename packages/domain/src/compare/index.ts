export {
  type ComparedProduct,
  type Comparison,
  type Measure,
  measureOf,
  mostCompared,
  parseComparison,
  printComparison,
} from "./compare.ts";
export { type CompareSubject, type CompareRow, type CompareWords, compareRows, cheapestOf } from "./compareRows.ts";
