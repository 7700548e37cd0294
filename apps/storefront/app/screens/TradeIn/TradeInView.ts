import type { Device, RepairDay, TradeInEstimate, TradeInFields, TradeInProblem, TradeInQuery } from "@rewire/domain";
import type { RefusedBooking } from "@rewire/ui";

/** What has been chosen at the trade-in desk, and what follows from it. */
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

/** Content of the trade-in desk. */
export interface TradeInView extends TradeInChoice {
  readonly devices: readonly Device[];
  readonly days: readonly RepairDay[];
  /** Random text of the booking's form, by which a form that is sent again books once. */
  readonly formId: string;
  /** Values of a refused booking. */
  readonly values: TradeInFields;
  /** Refusal of a booking; null for none. */
  readonly result: RefusedBooking | null;
}
