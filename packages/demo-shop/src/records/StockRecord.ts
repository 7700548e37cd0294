/** How many are on the shelf since it was changed last. */
export interface StockRecord {
  readonly quantity: number;
  readonly keeper: number;
  /** Unix milliseconds. */
  readonly changedAt: number;
}

/** Pieces that an unpaid order holds. */
export interface Reservation {
  readonly order: number;
  readonly quantity: number;
  /** Unix milliseconds. */
  readonly until: number;
}
