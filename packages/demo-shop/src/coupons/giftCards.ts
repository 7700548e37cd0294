import type { Engine } from "../engine/Engine.ts";
import { formatCents } from "../money/formatMoney.ts";
import { findCoupon, readCouponRecord, isGiftCard } from "./coupons.ts";

/** Returns the balance of a gift card in cents. */
export const readGiftCardBalance = (engine: Engine, code: string): number =>
  readCouponRecord(engine, code).balance ?? findCoupon(engine, code)?.amount ?? 0;

/** Charges an amount in cents to a gift card. @throws Error if the amount exceeds the balance */
export function chargeGiftCard(engine: Engine, code: string, cents: number): void {
  const balance = readGiftCardBalance(engine, code);
  if (cents > balance) throw new Error(`Gift card ${code} holds less than ${cents}`);
  engine.database.write("coupon", code, { ...readCouponRecord(engine, code), balance: balance - cents });
}

/** Refunds an amount in cents to a gift card, for example when an order is cancelled. */
export const refundGiftCard = (engine: Engine, code: string, cents: number): void =>
  engine.database.write("coupon", code, {
    ...readCouponRecord(engine, code),
    balance: readGiftCardBalance(engine, code) + cents,
  });

/** Describes a coupon for the customer, including the remaining balance of a gift card. */
export function formatCouponDescription(engine: Engine, code: string, amountPaid: number): string | null {
  const coupon = findCoupon(engine, code);
  if (!isGiftCard(coupon)) return coupon?.description || null;
  return `${coupon?.description ?? "Gift card"}, ${formatCents(Math.max(0, readGiftCardBalance(engine, code) - amountPaid))} remaining`;
}
