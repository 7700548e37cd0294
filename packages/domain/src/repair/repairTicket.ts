import type { RepairDetails } from "./repairDetails.ts";
import type { RepairProgress, RepairState } from "./repairProgress.ts";
import type { Money } from "../money/index.ts";

/** Repair of an order, as the pages of the order's other repairs name it. */
export interface RelatedRepair extends Pick<RepairDetails, "device" | "way" | "slot"> {
  /** Position in the order, from 1. */
  readonly position: number;
  readonly state: RepairState;
}

/** Booking and progress of a repair, as read from its order. */
export interface RepairTicket {
  /** The shop's database id of the order. */
  readonly id: number;
  /** Position of the repair in its order, from 1. */
  readonly position: number;
  /** Other repairs of the order; empty for none. */
  readonly relatedRepairs: readonly RelatedRepair[];
  /** Whether the order has nothing else to be done: no goods, and no other repair that is not cancelled. */
  readonly isRestOfOrder: boolean;
  /** Whether the order has been paid. */
  readonly isPaid: boolean;
  readonly details: RepairDetails;
  readonly progress: RepairProgress;
  /** Total of the order, or the price of the repair after the customer's decision on an offer. */
  readonly total: Money;
  /** Whether `total` is that of the order, with its other repairs and goods. */
  readonly isOrderTotal: boolean;
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
