import type { DeviceFamily, Money } from "@rewire/domain";

/** An amount, and the plain decimal that the shop is sent: `"79.00"`. */
export interface Amount {
  readonly money: Money;
  readonly decimal: string;
}

/** One repair of a price list. A column that the file does not have is undefined: then the shop's value stays. */
export interface PriceRow {
  /** Line of the file, the first is 1. */
  readonly line: number;
  readonly model: string;
  readonly fault: string;
  readonly price: Amount;
  /** At the bench; null where nobody can say. */
  readonly minutes: number | null;
  /** 0 for none. */
  readonly warrantyMonths: number;
  readonly device?: DeviceFamily;
  /** The most that it may cost; null for a price that is fixed. */
  readonly highest?: Amount | null;
  readonly kind?: "fixed" | "check";
  readonly parts?: "original" | "compatible" | "none";
}

/** What is wrong with a line; column "" for the line as a whole. */
export interface RowFault {
  readonly line: number;
  readonly column: string;
  readonly problem: string;
}

/** A price list as far as it could be read; nothing of it may be used with a fault. */
export interface PriceList {
  readonly rows: readonly PriceRow[];
  readonly faults: readonly RowFault[];
}
