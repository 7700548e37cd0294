import type { SessionData } from "@rewire/data/server";
import { isPickup, maskCode, type BillingAddress, type Cart, type Order } from "@rewire/domain";
import type { OrderInput } from "./readPurchase.ts";

/** Address as the browser sent it. */
const toAddress = (addressInput: OrderInput["billing"]): BillingAddress => ({
  firstName: addressInput?.firstName ?? "",
  lastName: addressInput?.lastName ?? "",
  company: addressInput?.company ?? "",
  address1: addressInput?.address1 ?? "",
  address2: addressInput?.address2 ?? "",
  city: addressInput?.city ?? "",
  state: addressInput?.state ?? "",
  postcode: addressInput?.postcode ?? "",
  country: addressInput?.country ?? "",
  email: addressInput?.email ?? "",
  phone: addressInput?.phone ?? "",
});

/**
 * Builds an order from the displayed cart and the submitted fields, to be stored until the shop's response replaces it.
 * The order has no number yet.
 *
 * @param input Submitted order.
 */
export function toProvisionalOrder({ cart, gateways }: SessionData, input: OrderInput, now: number): Order {
  const { email: _email, phone: _phone, ...shipping } = toAddress(input.shipping);
  const { lines, totals, rates, chosenRate } = cart;
  const rate = rates.find(({ id }) => id === chosenRate);
  return {
    id: 0,
    number: "",
    date: new Date(now).toISOString(),
    status: "pending",
    lines: lines.map(({ productId, variationId, slug, name, options, image, quantity, total }) => ({
      goods: { productId, variationId, choice: {} },
      slug,
      name,
      options,
      image,
      quantity,
      total,
    })),
    totals: { ...totals, shipping: totals.shipping ?? { ...totals.total, minor: 0 } },
    ...(cart.coupons.length > 0 ? { coupons: maskGiftCards(cart.coupons) } : {}),
    paymentTitle: gateways.find(({ id }) => id === input.paymentMethod)?.title ?? "",
    ...(input.paymentMethod ? { paymentMethod: input.paymentMethod } : {}),
    shippingTitle: rate?.label ?? "",
    note: input.customerNote ?? "",
    billing: toAddress(input.billing),
    shipping: cart.needsShipping ? shipping : null,
    ...(cart.needsShipping && rate && isPickup(rate) ? { isPickup: true } : {}),
    needsPayment: false,
  };
}

/** Gift cards pay like money: an order has only the end of their codes. */
const maskGiftCards = (coupons: Cart["coupons"]): Cart["coupons"] =>
  coupons.map((coupon) => (coupon.giftCard ? { ...coupon, code: maskCode(coupon.code) } : coupon));
