import { stringifyRepairDetails, type RepairDetails } from "@rewire/domain";
import { attemptMetaKey } from "../order/orderRecord.ts";

/** Entry of an order's meta data. */
export interface MetaDataEntry {
  readonly key: string;
  readonly value: string;
}

/**
 * Builds the meta data of an order: its repair details, which the shop drops at checkout, and the key of its attempt.
 * The keys of a second booking in the same cart are numbered: `repair_device_2`.
 */
export function toMetaData(bookings: readonly RepairDetails[], attemptKey: string): readonly MetaDataEntry[] {
  const repairs = bookings.flatMap((booking, index) => {
    const { repair_holder: _holder, ...entries } = stringifyRepairDetails(booking);
    return Object.entries(entries).map(([key, value]) => ({ key: index === 0 ? key : `${key}_${index + 1}`, value }));
  });
  return [...repairs, { key: attemptMetaKey, value: attemptKey }];
}
