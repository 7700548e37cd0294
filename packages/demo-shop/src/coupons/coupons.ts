import type { CouponRecord } from "../records/CouponRecord.ts";
import type { Engine } from "../engine/Engine.ts";
import type { CouponSettings } from "../settings/ShopSettings.ts";

/** Finds a coupon by its code. The comparison ignores case. */
export const findCoupon = (engine: Engine, code: string): CouponSettings | undefined =>
  engine.settings.coupons.find((coupon) => coupon.code === code.toLowerCase());

export const isGiftCard = (coupon: CouponSettings | undefined): boolean => coupon?.kind === "gift_card";

export const isFreeShippingCoupon = (engine: Engine, code: string): boolean =>
  findCoupon(engine, code)?.freeShipping ?? false;

/** Returns the stored usage of a coupon. For a coupon that was never used, the record is empty. */
export const readCouponRecord = (engine: Engine, code: string): CouponRecord =>
  engine.database.read("coupon", code) ?? { used: findCoupon(engine, code)?.used ?? 0, usedBy: [] };

/** Records that a customer used a coupon. */
export function recordCouponUse(engine: Engine, code: string, userKeys: readonly string[]): void {
  const record = readCouponRecord(engine, code);
  engine.database.write("coupon", code, { ...record, used: record.used + 1, usedBy: [...record.usedBy, ...userKeys] });
}

/** Reverts the use of a coupon, when the order that used it is cancelled. */
export function restoreCoupon(engine: Engine, code: string, keysToRemove: readonly string[]): void {
  const record = readCouponRecord(engine, code);
  const remainingUserKeys = [...record.usedBy];
  for (const userKey of keysToRemove)
    if (remainingUserKeys.includes(userKey)) remainingUserKeys.splice(remainingUserKeys.indexOf(userKey), 1);
  engine.database.write("coupon", code, { ...record, used: Math.max(0, record.used - 1), usedBy: remainingUserKeys });
}
