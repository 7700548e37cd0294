import type { Cart, ShopFailure } from "@rewire/domain";
import { nameOf } from "../journal/journalLines.ts";

/**
 * What to ask a shopper whose cart is no longer the one that was shown.
 * @param now The cart as it is; null where nobody tells it.
 */
export function changeOf(shown: Cart, now: Cart | null): ShopFailure {
  const before = shown.totals.total;
  if (!now || now.lines.length === 0 || now.totals.total.minor === before.minor) return { kind: "cartChanged" };
  const pieces = new Map(now.lines.map(({ key, quantity }) => [key, quantity]));
  const codes = new Set(now.coupons.map(({ code }) => code));
  const fewer = shown.lines.filter(({ key, quantity }) => (pieces.get(key) ?? 0) < quantity);
  const gone = shown.coupons.filter(({ code }) => !codes.has(code));
  return {
    kind: "totalChanged",
    before,
    missing: [
      ...fewer.map(({ name, options }) => nameOf(name, options)),
      ...gone.map(({ code }) => code.toUpperCase()),
    ],
  };
}
