import type { Store } from "@rewire/data/server";
import { emptyAddress, type Address, type BillingAddress, type Order } from "@rewire/domain";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** An address as the browser sent it. */
function toAddress(value: unknown): BillingAddress {
  const given = isRecord(value) ? value : {};
  const empty: Address = emptyAddress("");
  const parts = Object.keys(empty).map((part) => [part, textOf(given[part])]);
  return { ...empty, ...(Object.fromEntries(parts) as Partial<Address>), email: textOf(given["email"]), phone: textOf(given["phone"]) };
}

/**
 * What is known of an order before the shop has said anything: the cart that was shown and what was typed in.
 * It has no number; the shop's own answer takes its place when it comes.
 * @param input Checkout's input as it goes to the shop.
 */
export function toKnownOrder({ cart, gateways }: Store, input: Record<string, unknown>, now: number): Order {
  const { email: _email, phone: _phone, ...shipping } = toAddress(input["shipping"]);
  const { lines, totals, rates, chosenRate } = cart;
  return {
    id: 0,
    number: "",
    date: new Date(now).toISOString(),
    status: "pending",
    lines: lines.map(({ productId, variationId, slug, name, options, image, quantity, total }) => ({ goods: { productId, variationId, choice: {} }, slug, name, options, image, quantity, total })),
    totals: { ...totals, shipping: totals.shipping ?? { ...totals.total, minor: 0 } },
    paymentTitle: gateways.find(({ id }) => id === input["paymentMethod"])?.title ?? "",
    shippingTitle: rates.find(({ id }) => id === chosenRate)?.label ?? "",
    note: textOf(input["customerNote"]),
    billing: toAddress(input["billing"]),
    shipping: cart.needsShipping ? shipping : null,
    needsPayment: false,
  };
}
