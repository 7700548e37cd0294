import type { RepairDetails } from "./repairDetails.ts";
import type { RepairProgress } from "./repairProgress.ts";
import type { Money } from "../money/index.ts";

/** Booking and progress of a repair, as read from its order. */
export interface RepairTicket {
  /** The shop's database id of the order. */
  readonly id: number;
  /** Whether the order has been paid. */
  readonly isPaid: boolean;
  readonly details: RepairDetails;
  readonly progress: RepairProgress;
  /** Total of the order. */
  readonly total: Money;
}

/** Changes that a customer can make to a repair online, before the appointment and before handing over the device. */
export interface RepairChanges {
  /** Whether the appointment can be moved; only at the counter. */
  readonly canMove: boolean;
  readonly canCancel: boolean;
}

/**
 * Returns which changes a customer can currently make to a repair online.
 * @param now Current time in milliseconds since 1970.
 */
export function listRepairChanges(
  { details: { way: handoverMethod, slot }, progress: { state } }: Pick<RepairTicket, "details" | "progress">,
  now: number,
): RepairChanges {
  const isOpen = state === "booked" && (slot === null || Date.parse(slot) > now);
  return { canMove: isOpen && handoverMethod === "walkIn" && slot !== null, canCancel: isOpen };
}
