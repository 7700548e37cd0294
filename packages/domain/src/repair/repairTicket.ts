import type { RepairDetails } from "./repairDetails.ts";
import type { RepairProgress } from "./repairProgress.ts";
import type { Money } from "../money/index.ts";

/** Status of a repair, as read from its order. */
export interface RepairTicket {
  /** The shop's database id of the order. */
  readonly id: number;
  readonly details: RepairDetails;
  readonly progress: RepairProgress;
  /** Total of the order. */
  readonly total: Money;
}
