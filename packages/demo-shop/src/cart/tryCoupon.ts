import { findCoupon } from "../coupons/coupons.ts";
import { findCouponError } from "../coupons/findCouponError.ts";
import { toCents } from "../money/amount.ts";
import type { Session } from "../records/Session.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { calculateCart } from "./calculateCart.ts";

/**
 * Applies a coupon to the cart.
 * @returns Error message, or null if the coupon was applied.
 */
export function tryCoupon(context: RequestContext, session: Session, input: string): string | null {
  const { engine } = context;
  const code = input.toLowerCase();
  if (session.coupons.includes(code)) return "This coupon has already been applied to the cart";
  const totals = calculateCart(engine, session);
  const emails = [context.user?.email, session.billing.email].flatMap((email) => (email ? [email] : []));
  const reason = findCouponError(engine, code, {
    cartProducts: totals.lines.map((line) => line.cartProduct),
    goods: toCents(totals.subtotal + totals.subtotalTax),
    emails,
    names: [...emails, ...(context.user === null ? [] : [String(context.user.id)])],
  });
  if (reason !== null) return reason;
  const exclusiveCoupon = session.coupons.find((coupon) => findCoupon(engine, coupon)?.individualUse);
  if (exclusiveCoupon !== undefined)
    return `Sorry, coupon &quot;${exclusiveCoupon}&quot; has already been applied and cannot be used in conjunction with other coupons.`;
  session.coupons = findCoupon(engine, code)?.individualUse ? [code] : [...session.coupons, code];
  return null;
}
