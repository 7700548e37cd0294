import { stringifyRepairDetails, type RepairDetails } from "@rewire/domain";
import { attemptMetaKey } from "../order/orderRecord.ts";

/** One entry of an order's meta data. */
export interface MetaDataEntry {
  readonly key: string;
  readonly value: string;
}

/**
 * The meta data of an order: what its repairs say, because the shop drops it at checkout, and the key of its attempt.
 * A second booking in the same cart has its keys numbered: `repair_device_2`. Nobody else writes any.
 */
export function toMetaData(bookings: readonly RepairDetails[], attemptKey: string): readonly MetaDataEntry[] {
  const repairs = bookings.flatMap((booking, index) => {
    const { repair_holder: _holder, ...entries } = stringifyRepairDetails(booking);
    return Object.entries(entries).map(([key, value]) => ({ key: index === 0 ? key : `${key}_${index + 1}`, value }));
  });
  return [...repairs, { key: attemptMetaKey, value: attemptKey }];
}
