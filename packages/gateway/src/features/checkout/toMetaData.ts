import {
  maskCode,
  stringifyArrival,
  stringifyRepairDetails,
  toRepairMetaKey,
  type AppliedCoupon,
  type DeliveryDates,
  type RepairDetails,
} from "@rewire/domain";
import { attemptMetaKey } from "../order/orderRecord.ts";

/** Key of the gift cards that paid an order. */
const giftCardMetaKey = "gift_cards";

/** Key of the language that an order was placed in, for the links of the shop's mails about it. */
const languageMetaKey = "storefront_language";

/** Key of the dates of delivery that were shown when the order was placed. */
const arrivalMetaKey = "estimated_delivery";

/** Entry of an order's meta data. */
export interface MetaDataEntry {
  readonly key: string;
  readonly value: string;
}

/** What the meta data of an order say besides its repairs. */
interface OrderFacts {
  readonly attemptKey: string;
  readonly coupons?: readonly AppliedCoupon[];
  /** Language of the checkout page as in its URL; null if unknown. */
  readonly language?: string | null | undefined;
  /** Estimated dates of delivery; null where the shop states none. */
  readonly arrival?: DeliveryDates | null | undefined;
}

/**
 * Builds the meta data of an order: its repair details, the last characters of its gift card codes, its language, its estimated delivery, and
 * the key of its purchase attempt. The keys of a second repair in the same cart are numbered: `repair_device_2`.
 */
export function toMetaData(
  bookings: readonly RepairDetails[],
  { attemptKey, coupons = [], language, arrival }: OrderFacts,
): readonly MetaDataEntry[] {
  const repairs = bookings.flatMap((booking, index) => {
    const { repair_holder: _holder, ...entries } = stringifyRepairDetails(booking);
    return Object.entries(entries).map(([key, value]) => ({ key: toRepairMetaKey(key, index + 1), value }));
  });
  const giftCards = coupons.flatMap(({ code, giftCard }) => (giftCard ? [maskCode(code)] : []));
  const payments = giftCards.length > 0 ? [{ key: giftCardMetaKey, value: giftCards.join(" ") }] : [];
  const languages = language ? [{ key: languageMetaKey, value: language }] : [];
  const arrivals = arrival ? [{ key: arrivalMetaKey, value: stringifyArrival(arrival) }] : [];
  return [...repairs, ...payments, ...languages, ...arrivals, { key: attemptMetaKey, value: attemptKey }];
}
