import { createSiteLinks, type AppliedCoupon, type Cart } from "@rewire/domain";
import { cartLines, carts } from "@rewire/domain/testing";

/** The addresses that stories link to. */
export const links = createSiteLinks("");

const euros = (minor: number) => ({ minor, currency: "EUR" });

/** Gift card that pays goods and delivery, with its remaining balance. */
export const giftCard: AppliedCoupon = {
  code: "gift-7k42",
  description: "€12.50 remains on this gift card",
  saves: euros(5000),
  giftCard: { remaining: euros(1250) },
};

/** Three lines, a coupon and a gift card. */
export const fullCart: Cart = {
  ...carts.phoneAndChargers,
  lines: [cartLines.phone, cartLines.chargers, cartLines.lastWatches],
  itemCount: 5,
  coupons: [{ code: "welcome10", description: "", saves: euros(13250) }, giftCard],
  totals: { goods: euros(132500), discount: euros(18250), shipping: euros(0), tax: euros(18241), total: euros(114250) },
};
