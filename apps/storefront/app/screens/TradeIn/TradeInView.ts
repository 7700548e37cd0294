import type { Device, RepairDay, TradeInEstimate, TradeInFields, TradeInProblem, TradeInQuery } from "@rewire/domain";
import type { RefusedBooking } from "@rewire/ui";

/** Selection on the trade-in page, with the resulting questions and estimate. */
export interface TradeInChoice {
  readonly query: TradeInQuery;
  /** Listed device; null before the selection, and for an unlisted one. */
  readonly device: Device | null;
  /** Whether a device that is not listed was selected. */
  readonly isUnlisted: boolean;
  /** Storages to choose from; empty where the value does not depend on it. */
  readonly storages: readonly string[];
  /** Storage of the estimate; null for none. */
  readonly storage: string | null;
  readonly questions: readonly TradeInProblem[];
  readonly problems: readonly TradeInProblem[];
  /** Estimate; null until all questions are answered. */
  readonly estimate: TradeInEstimate | null;
}

/** Data displayed on the trade-in page. */
export interface TradeInView extends TradeInChoice {
  readonly devices: readonly Device[];
  readonly days: readonly RepairDay[];
  /** Random id of the booking form, so that a form that is submitted again does not book twice. */
  readonly formId: string;
  /** Entered values of a rejected booking. */
  readonly values: TradeInFields;
  /** Rejected booking with its reason; null for none. */
  readonly result: RefusedBooking | null;
}
