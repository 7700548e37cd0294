import { maskCode, stringifyRepairDetails, type AppliedCoupon, type RepairDetails } from "@rewire/domain";
import { attemptMetaKey } from "../order/orderRecord.ts";

/** Key of the gift cards that paid an order. */
const giftCardMetaKey = "gift_cards";

/** Entry of an order's meta data. */
export interface MetaDataEntry {
  readonly key: string;
  readonly value: string;
}

/**
 * Builds the meta data of an order: its repair details, which the shop drops at checkout, and the key of its attempt.
 * Gift cards are named by the end of their codes, since the shop lists them among the coupons of an order.
 * The keys of a second booking in the same cart are numbered: `repair_device_2`.
 */
export function toMetaData(
  bookings: readonly RepairDetails[],
  attemptKey: string,
  coupons: readonly AppliedCoupon[] = [],
): readonly MetaDataEntry[] {
  const repairs = bookings.flatMap((booking, index) => {
    const { repair_holder: _holder, ...entries } = stringifyRepairDetails(booking);
    return Object.entries(entries).map(([key, value]) => ({ key: index === 0 ? key : `${key}_${index + 1}`, value }));
  });
  const giftCards = coupons.flatMap(({ code, giftCard }) => (giftCard ? [maskCode(code)] : []));
  const payments = giftCards.length > 0 ? [{ key: giftCardMetaKey, value: giftCards.join(" ") }] : [];
  return [...repairs, ...payments, { key: attemptMetaKey, value: attemptKey }];
}
