import type { DeviceFamily, Money } from "@rewire/domain";

/** Amount, with its decimal notation for the shop's API: `"79.00"`. */
export interface Amount {
  readonly money: Money;
  readonly decimal: string;
}

/** Repair in a price list. Fields of missing columns are undefined, which leaves the shop's values unchanged. */
export interface PriceRow {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly model: string;
  readonly fault: string;
  readonly price: Amount;
  /** Working time in minutes; null if unknown. */
  readonly minutes: number | null;
  /** Warranty in months; 0 for none. */
  readonly warrantyMonths: number;
  readonly device?: DeviceFamily;
  /** Upper limit of the price; null for a fixed price. */
  readonly highest?: Amount | null;
  readonly kind?: "fixed" | "check";
  readonly parts?: "original" | "compatible" | "none";
}

/** Validation error of a line in a price list. The column is empty if the error concerns the whole line. */
export interface RowIssue {
  readonly line: number;
  readonly column: string;
  readonly problem: string;
}

/** Parsed price list. It must not be imported if it has errors. */
export interface PriceList {
  readonly rows: readonly PriceRow[];
  readonly issues: readonly RowIssue[];
}
