import type { Store } from "@rewire/data/server";
import type { BillingAddress, Order } from "@rewire/domain";
import type { OrderInput } from "./readPurchase.ts";

/** An address as the browser sent it. */
const toAddress = (given: OrderInput["billing"]): BillingAddress => ({
  firstName: given?.firstName ?? "",
  lastName: given?.lastName ?? "",
  company: given?.company ?? "",
  address1: given?.address1 ?? "",
  address2: given?.address2 ?? "",
  city: given?.city ?? "",
  state: given?.state ?? "",
  postcode: given?.postcode ?? "",
  country: given?.country ?? "",
  email: given?.email ?? "",
  phone: given?.phone ?? "",
});

/**
 * What is known of an order before the shop has said anything: the cart that was shown and what was typed in.
 * It has no number; the shop's own answer takes its place when it comes.
 * @param input What the browser wants ordered.
 */
export function toKnownOrder({ cart, gateways }: Store, input: OrderInput, now: number): Order {
  const { email: _email, phone: _phone, ...shipping } = toAddress(input.shipping);
  const { lines, totals, rates, chosenRate } = cart;
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
    paymentTitle: gateways.find(({ id }) => id === input.paymentMethod)?.title ?? "",
    shippingTitle: rates.find(({ id }) => id === chosenRate)?.label ?? "",
    note: input.customerNote ?? "",
    billing: toAddress(input.billing),
    shipping: cart.needsShipping ? shipping : null,
    needsPayment: false,
  };
}
