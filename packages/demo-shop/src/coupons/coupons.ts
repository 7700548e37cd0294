import type { CouponRecord } from "../records/CouponRecord.ts";
import type { Engine } from "../engine/Engine.ts";
import type { CouponSettings } from "../settings/ShopSettings.ts";

/** A coupon by its code, upper or lower case. */
export const couponOf = (engine: Engine, code: string): CouponSettings | undefined =>
  engine.settings.coupons.find((coupon) => coupon.code === code.toLowerCase());

export const isGiftCard = (coupon: CouponSettings | undefined): boolean => coupon?.kind === "gift_card";

export const isFreeShippingCoupon = (engine: Engine, code: string): boolean =>
  couponOf(engine, code)?.freeShipping ?? false;

/** The record of a coupon; a fresh one where nobody has used it. */
export const couponRecord = (engine: Engine, code: string): CouponRecord =>
  engine.store.read("coupon", code) ?? { used: couponOf(engine, code)?.used ?? 0, usedBy: [] };

/** Counts one use by a customer. */
export function useCoupon(engine: Engine, code: string, by: readonly string[]): void {
  const record = couponRecord(engine, code);
  engine.store.write("coupon", code, { ...record, used: record.used + 1, usedBy: [...record.usedBy, ...by] });
}

/** Takes one use back, when an order is cancelled. */
export function giveCouponBack(engine: Engine, code: string, by: readonly string[]): void {
  const record = couponRecord(engine, code);
  const usedBy = [...record.usedBy];
  for (const one of by) if (usedBy.includes(one)) usedBy.splice(usedBy.indexOf(one), 1);
  engine.store.write("coupon", code, { ...record, used: Math.max(0, record.used - 1), usedBy });
}
