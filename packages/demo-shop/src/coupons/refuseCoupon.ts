import type { Article } from "../products/article.ts";
import type { Engine } from "../engine/Engine.ts";
import { htmlPrice } from "../money/formatMoney.ts";
import { couponFits } from "./couponFits.ts";
import { couponOf, couponRecord, isGiftCard } from "./coupons.ts";
import { giftCardBalance } from "./giftCards.ts";

/** Customer and cart articles that a coupon is applied to. */
export interface CouponUse {
  readonly articles: readonly Article[];
  /** Displayed subtotal in cents. */
  readonly goods: number;
  /** Known e-mail addresses of the customer, and the account number. */
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

/**
 * Returns the reason why a coupon is refused, using WooCommerce's messages and order of checks, or null for a valid
 * coupon.
 */
export function refuseCoupon(engine: Engine, code: string, use: CouponUse): string | null {
  const name = `&quot;${code.toLowerCase()}&quot;`;
  const coupon = couponOf(engine, code);
  if (coupon === undefined) return `Coupon ${name} cannot be applied because it does not exist.`;
  const record = couponRecord(engine, coupon.code);
  if (isGiftCard(coupon) && giftCardBalance(engine, coupon.code) <= 0) return usedUp(name);
  if (coupon.usageLimit !== undefined && record.used >= coupon.usageLimit) return usedUp(name);
  if (
    coupon.usageLimitPerUser !== undefined &&
    record.usedBy.filter((one) => use.names.includes(one)).length >= coupon.usageLimitPerUser
  )
    return usedUp(name);
  if (coupon.expires !== undefined && Date.parse(coupon.expires) < engine.now()) return `Coupon ${name} has expired.`;
  if (coupon.minimum !== undefined && use.goods < coupon.minimum)
    return `The minimum spend for coupon ${name} is ${htmlPrice(coupon.minimum)}.`;
  if (coupon.maximum !== undefined && use.goods > coupon.maximum)
    return `The maximum spend for coupon ${name} is ${htmlPrice(coupon.maximum)}.`;
  if (
    coupon.emails !== undefined &&
    !use.emails.some((email) => coupon.emails?.some((pattern) => matches(pattern, email)))
  ) {
    return `Please enter a valid email at checkout to use coupon code ${name}.`;
  }
  return refuseArticles(engine, coupon.code, use, name);
}

function refuseArticles(engine: Engine, code: string, use: CouponUse, name: string): string | null {
  const coupon = couponOf(engine, code);
  if (coupon === undefined || use.articles.length === 0) return null;
  const restricted = coupon.products ?? coupon.categories ?? coupon.excludedProducts ?? coupon.excludedCategories;
  const fits = use.articles.some((article) => couponFits(engine, coupon, article));
  if (fits || (restricted === undefined && !coupon.notOnSaleItems)) return null;
  if (coupon.notOnSaleItems && restricted === undefined) return `Sorry, coupon ${name} is not valid for sale items.`;
  return `Sorry, coupon ${name} is not applicable to selected products.`;
}

const usedUp = (name: string): string =>
  `Usage limit for coupon ${name} has been reached. Please try again after some time, or contact us for help.`;

const matches = (pattern: string, email: string): boolean =>
  new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
    "i",
  ).test(email);
