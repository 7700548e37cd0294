/** Stored stock of a product or variation, as it was after the last change. */
export interface StockRecord {
  readonly quantity: number;
  readonly keeper: number;
  /** Unix milliseconds. */
  readonly changedAt: number;
}

/** Stock reserved by an unpaid order. */
export interface Reservation {
  readonly order: number;
  readonly quantity: number;
  /** Unix milliseconds. */
  readonly until: number;
}
