import type { Engine } from "../engine/Engine.ts";
import { formatCents } from "../money/formatMoney.ts";
import { couponOf, couponRecord, isGiftCard } from "./coupons.ts";

/** What a gift card holds, in cents. */
export const giftCardBalance = (engine: Engine, code: string): number =>
  couponRecord(engine, code).balance ?? couponOf(engine, code)?.amount ?? 0;

/** Takes money off a card; never more than it holds. */
export function chargeGiftCard(engine: Engine, code: string, cents: number): void {
  const balance = giftCardBalance(engine, code);
  if (cents > balance) throw new Error(`Gift card ${code} holds less than ${cents}`);
  engine.store.write("coupon", code, { ...couponRecord(engine, code), balance: balance - cents });
}

/** Puts money back on a card, when an order is cancelled. */
export const refundGiftCard = (engine: Engine, code: string, cents: number): void =>
  engine.store.write("coupon", code, { ...couponRecord(engine, code), balance: giftCardBalance(engine, code) + cents });

/** A coupon's description as a visitor reads it; a gift card says what will remain on it. */
export function couponDescription(engine: Engine, code: string, paying: number): string | null {
  const coupon = couponOf(engine, code);
  if (!isGiftCard(coupon)) return coupon?.description || null;
  return `${coupon?.description ?? "Gift card"}, ${formatCents(Math.max(0, giftCardBalance(engine, code) - paying))} remaining`;
}
