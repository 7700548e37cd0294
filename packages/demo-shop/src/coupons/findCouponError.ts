import type { CartProduct } from "../products/cartProduct.ts";
import type { Engine } from "../engine/Engine.ts";
import { formatHtmlPrice } from "../money/formatMoney.ts";
import { isCouponApplicable } from "./isCouponApplicable.ts";
import { findCoupon, readCouponRecord, isGiftCard } from "./coupons.ts";
import { readGiftCardBalance } from "./giftCards.ts";

/** Customer and products of the cart for which a coupon is validated. */
export interface CouponUseContext {
  readonly cartProducts: readonly CartProduct[];
  /** Displayed subtotal in cents. */
  readonly goods: number;
  /** Known e-mail addresses of the customer, and the account number. */
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

/**
 * Validates a coupon with the messages of WooCommerce and in the same order.
 * @returns Error message, or null if the coupon is valid.
 */
export function findCouponError(engine: Engine, code: string, context: CouponUseContext): string | null {
  const name = `&quot;${code.toLowerCase()}&quot;`;
  const coupon = findCoupon(engine, code);
  if (coupon === undefined) return `Coupon ${name} cannot be applied because it does not exist.`;
  const record = readCouponRecord(engine, coupon.code);
  if (isGiftCard(coupon) && readGiftCardBalance(engine, coupon.code) <= 0) return formatUsageLimitError(name);
  if (coupon.usageLimit !== undefined && record.used >= coupon.usageLimit) return formatUsageLimitError(name);
  if (
    coupon.usageLimitPerUser !== undefined &&
    record.usedBy.filter((candidate) => context.names.includes(candidate)).length >= coupon.usageLimitPerUser
  )
    return formatUsageLimitError(name);
  if (coupon.expires !== undefined && Date.parse(coupon.expires) < engine.now()) return `Coupon ${name} has expired.`;
  if (coupon.minimum !== undefined && context.goods < coupon.minimum)
    return `The minimum spend for coupon ${name} is ${formatHtmlPrice(coupon.minimum)}.`;
  if (coupon.maximum !== undefined && context.goods > coupon.maximum)
    return `The maximum spend for coupon ${name} is ${formatHtmlPrice(coupon.maximum)}.`;
  if (
    coupon.emails !== undefined &&
    !context.emails.some((email) => coupon.emails?.some((pattern) => matches(pattern, email)))
  ) {
    return `Please enter a valid email at checkout to use coupon code ${name}.`;
  }
  return findProductError(engine, coupon.code, context, name);
}

function findProductError(engine: Engine, code: string, context: CouponUseContext, name: string): string | null {
  const coupon = findCoupon(engine, code);
  if (coupon === undefined || context.cartProducts.length === 0) return null;
  const productRestriction =
    coupon.products ?? coupon.categories ?? coupon.excludedProducts ?? coupon.excludedCategories;
  const hasApplicableProduct = context.cartProducts.some((cartProduct) =>
    isCouponApplicable(engine, coupon, cartProduct),
  );
  if (hasApplicableProduct || (productRestriction === undefined && !coupon.notOnSaleItems)) return null;
  if (coupon.notOnSaleItems && productRestriction === undefined)
    return `Sorry, coupon ${name} is not valid for sale items.`;
  return `Sorry, coupon ${name} is not applicable to selected products.`;
}

const formatUsageLimitError = (name: string): string =>
  `Usage limit for coupon ${name} has been reached. Please try again after some time, or contact us for help.`;

const matches = (pattern: string, email: string): boolean =>
  new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
    "i",
  ).test(email);
